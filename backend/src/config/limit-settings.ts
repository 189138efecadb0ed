import { limits } from '@touchline/domain';
import { Setting, SettingPerEntry } from './setting.ts';
import { wholeNumber } from './setting-rules.ts';

const sessionRoles = ['parent', 'coach', 'admin'] as const;
type Hours = Record<(typeof sessionRoles)[number], number>;

const hours = wholeNumber(1, 366 * 24);
const count = wholeNumber(1, 1_000_000);

/** Limits of sessions, attempts and imports. */
export class LimitSettings {
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
