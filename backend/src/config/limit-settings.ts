import { applyDecorators } from '@nestjs/common';
import { Transform, type TransformFnParams } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { limits } from '@touchline/domain';

/** Digits as a number; anything else stays as it is, for a rule to refuse. */
export const toNumber = ({ value }: TransformFnParams) =>
  /^-?\d+$/.test(String(value)) ? Number(value) : (value as unknown);

const IsWhole = (max: number) => applyDecorators(Transform(toNumber), IsInt(), Min(1), Max(max));
const IsHours = () => IsWhole(366 * 24);
const IsCount = () => IsWhole(1_000_000);

/** How long sessions last, how often something may be tried, how much may be imported. */
export class LimitSettings {
  /** How long a parent's session lasts unused, and at most, in hours. */
  @IsHours()
  sessionIdleHoursParent = 7 * 24;

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

  /** Wrong passwords for an account from an address, in 15 minutes. */
  @IsCount()
  limitSignInFailures = 10;

  /** Wrong passwords from an address over all accounts, in 15 minutes. */
  @IsCount()
  limitSignInFailuresAddress = 100;

  /** Wrong passwords for an account over all addresses, in 15 minutes; then only devices that know the account get in. */
  @IsCount()
  limitSignInFailuresAccount = 100;

  /** Sign-ins that a server works on at once; ten times as many wait their turn. */
  @IsWhole(1000)
  limitSignInsAtOnce = 4;

  /** Wrong current passwords of somebody signed in, in 15 minutes. */
  @IsCount()
  limitPasswordChecks = 10;

  /** New accounts from an address, in an hour. */
  @IsCount()
  limitRegistrations = 50;

  /** A parent's searches for a child without a match, in 15 minutes. */
  @IsCount()
  limitChildSearches = 5;

  /** A parent's tries in 24 hours: searches without a match, and children added. */
  @IsCount()
  limitChildSearchesDaily = 20;

  /** A parent's tries without a match in the life of the account; then an admin has to reopen it. */
  @IsCount()
  limitChildTriesAccount = 30;

  /** Searches without a match, and adding what is there already, from an address in 24 hours. */
  @IsCount()
  limitChildTriesAddress = 300;

  /** Tries without a match for one name in 24 hours, over all accounts. */
  @IsCount()
  limitChildTriesName = 10;

  /** Children that a parent adds or claims. */
  @IsCount()
  limitChildren: number = limits.children.max;

  /** The largest file that an import takes, in bytes. */
  @IsWhole(64 * 1024 * 1024)
  importMaxBytes: number = limits.importFile.maxBytes;

  /** The most rows that an import takes. */
  @IsWhole(200_000)
  importMaxRows: number = limits.importFile.maxRows;
}
