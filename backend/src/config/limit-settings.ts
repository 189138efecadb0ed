import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { limits } from '@touchline/domain';
import { toNumber } from './setting-rules.ts';

const IsWhole = (max: number) => applyDecorators(Transform(toNumber), IsInt(), Min(1), Max(max));
const IsHours = () => IsWhole(366 * 24);
const IsCount = () => IsWhole(1_000_000);

/** Limits of sessions, attempts and imports. */
export class LimitSettings {
  /** Hours after which an idle parent session ends; likewise for the other roles. */
  @IsHours()
  sessionIdleHoursParent = 7 * 24;

  /** Maximum hours of a parent session; likewise for the other roles. */
  @IsHours()
  sessionMaxHoursParent = 30 * 24;

  @IsHours()
  sessionIdleHoursCoach = 24;

  @IsHours()
  sessionMaxHoursCoach = 7 * 24;

  @IsHours()
  sessionIdleHoursAdmin = 12;

  @IsHours()
  sessionMaxHoursAdmin = 7 * 24;

  /** Wrong passwords per account and address in 15 minutes. */
  @IsCount()
  limitSignInFailures = 10;

  /** Wrong passwords per address over all accounts in 15 minutes. */
  @IsCount()
  limitSignInFailuresAddress = 100;

  /** Wrong passwords per account over all addresses in 15 minutes; then only devices that have signed in before can sign in. */
  @IsCount()
  limitSignInFailuresAccount = 100;

  /** Wrong codes after the right password per account and hour, and as many again on devices that have signed in before. */
  @IsCount()
  limitSignInCodes = 10;

  /** Concurrent sign-ins per server; ten times as many can wait. */
  @IsWhole(1000)
  limitSignInsAtOnce = 4;

  /** Wrong current passwords per signed-in user in 15 minutes. */
  @IsCount()
  limitPasswordChecks = 10;

  /** New accounts per address and hour. */
  @IsCount()
  limitRegistrations = 50;

  /** Mails to confirm an address that one address of the network causes in an hour; further ones wait. */
  @IsCount()
  limitVerifications = 10;

  /** Requests for a new password per address and hour; further ones send nothing. */
  @IsCount()
  limitPasswordResets = 50;

  /** Searches without a match per parent in 15 minutes. */
  @IsCount()
  limitChildSearches = 5;

  /** Attempts per parent in 24 hours: searches without a match, and added children. */
  @IsCount()
  limitChildSearchesDaily = 20;

  /** Attempts without a match over the life of an account; then an admin has to reopen the search. */
  @IsCount()
  limitChildTriesAccount = 30;

  /** Searches without a match, and attempts to add a registered child, per address in 24 hours. */
  @IsCount()
  limitChildTriesAddress = 300;

  /** Attempts without a match per name in 24 hours, over all accounts; then the name is locked. */
  @IsCount()
  limitChildTriesName = 10;

  /** The same in 60 days; then the name is locked until an admin unlocks it. */
  @IsCount()
  limitChildTriesNameLong = 30;

  /** Children that a parent can add or claim. */
  @IsCount()
  limitChildren: number = limits.children.max;

  /** Children whose guardians' phone numbers a coach can look up in 24 hours. */
  @IsCount()
  limitContactLookups: number = limits.contactLookups.max;

  /** Events for the whole club that a coach can make in 24 hours; each week of a series counts. Admins are not limited. */
  @IsCount()
  limitClubEventsDaily: number = limits.clubEvents.perDay;

  /** Maximum size of an import file in bytes. */
  @IsWhole(64 * 1024 * 1024)
  importMaxBytes: number = limits.importFile.maxBytes;

  /** Maximum number of rows of an import file. */
  @IsWhole(200_000)
  importMaxRows: number = limits.importFile.maxRows;
}
