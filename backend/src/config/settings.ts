import { limits } from '@touchline/domain';
import { MailSettings, missingForMail } from './mail-settings.ts';
import { readVariables, Setting, SettingPerEntry } from './setting.ts';
import { wholeNumber } from './setting-rules.ts';

const sessionRoles = ['parent', 'coach', 'admin'] as const;
type Hours = Record<(typeof sessionRoles)[number], number>;

const hours = wholeNumber(1, 366 * 24);
const count = wholeNumber(1, 1_000_000);

/**
 * All settings: those of the server, the club and its mails, and the limits of sessions, attempts and imports. Each is an environment
 * variable with the same name in capitals: `databaseUrl` is `DATABASE_URL`. If any are invalid, the start lists all of them and stops.
 */
export class Settings extends MailSettings {
  /** Hours after which an idle session ends. */
  @SettingPerEntry(sessionRoles, hours)
  sessionIdleHours: Hours = { parent: 7 * 24, coach: 24, admin: 12 };

  /** Hours after which every session ends. */
  @SettingPerEntry(sessionRoles, hours)
  sessionMaxHours: Hours = { parent: 30 * 24, coach: 7 * 24, admin: 7 * 24 };

  /** Wrong passwords per account and address in 15 minutes. */
  @Setting(count)
  limitSignInFailures = 10;

  /** Wrong passwords per address over all accounts in 15 minutes. Only tests change this and the two after it. */
  limitSignInFailuresAddress = 100;

  /** Wrong passwords per account over all addresses in 15 minutes; then only devices that have signed in before can sign in. */
  limitSignInFailuresAccount = 100;

  /** Wrong current passwords per signed-in user in 15 minutes. */
  limitPasswordChecks = 10;

  /** New accounts per address and hour. */
  @Setting(count)
  limitRegistrations = 50;

  /** Mails to confirm an address that one address of the network causes in an hour; further ones wait. */
  @Setting(count)
  limitVerifications = 10;

  /** Searches without a match per parent in 15 minutes. */
  @Setting(count)
  limitChildSearches = 5;

  /** Attempts per parent in 24 hours: searches without a match, and added children. */
  @Setting(count)
  limitChildSearchesDaily = 20;

  /** Attempts without a match over the life of an account; then an admin has to reopen the search. */
  @Setting(count)
  limitChildTriesAccount = 30;

  /** Searches without a match, and attempts to add a registered child, per address in 24 hours. */
  @Setting(count)
  limitChildTriesAddress = 300;

  /** Attempts without a match per name in 24 hours, over all accounts; then the name is locked. */
  @Setting(count)
  limitChildTriesName = 10;

  /** Children that a parent can add or claim. */
  @Setting(count)
  limitChildren: number = limits.children.max;

  /** Events for the whole club that a coach can make in 24 hours; each week of a series counts. Admins are not limited. */
  @Setting(count)
  limitClubEventsDaily: number = limits.clubEvents.perDay;

  /** Maximum size of an import file in bytes. */
  @Setting(wholeNumber(1, 64 * 1024 * 1024))
  importMaxBytes: number = limits.importFile.maxBytes;

  /** Maximum number of rows of an import file. */
  @Setting(wholeNumber(1, 200_000))
  importMaxRows: number = limits.importFile.maxRows;
}

/** Its message has one line per invalid setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Throws a `SettingsError` that lists all problems. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const settings = new Settings();
  const invalid = readVariables(settings, environment);
  const problems = [...invalid, ...missingForMail(settings), ...unsafeInProduction(settings)];
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

/** Settings that do not protect the data of real families. */
function unsafeInProduction(settings: Settings): string[] {
  if (!settings.isProduction) return [];
  const problems: string[] = [];
  if (!settings.sessionSecret) problems.push('SESSION_SECRET is required in production (32 characters or more)');
  if (settings.sampleClub) problems.push('SAMPLE_CLUB is not allowed in production, because its passwords are public');
  if (!settings.rateLimits) problems.push('RATE_LIMITS=off is not allowed in production');
  return problems;
}
