import { IsOptional } from 'class-validator';
import { retentionFields, retentionKinds } from '@touchline/domain';
import { Follows, IsCountOfQuery } from '../../http/rules.ts';

/** How long the club keeps what: in months, and events in seasons. */
@Follows(retentionFields)
export class RetentionPeriodsDto {
  /**
   * Months after a player left the club.
   * @example 24
   */
  unregisteredPlayers: number;

  /**
   * Months after an account without children was last used.
   * @example 24
   */
  unusedAccounts: number;

  /**
   * Seasons before the running one whose events are kept, with answers and notes.
   * @example 3
   */
  events: number;

  /**
   * Months after an entry of the audit log.
   * @example 36
   */
  auditLog: number;

  /**
   * Months after an announcement was posted.
   * @example 24
   */
  announcements: number;

  /**
   * Months after a coach or an admin looked at a phone number.
   * @example 24
   */
  contactLookups: number;
}

const IsPeriodOf = (kind: keyof RetentionPeriodsDto): PropertyDecorator => {
  const { min, max } = retentionKinds[kind];
  return (prototype, name) => {
    IsOptional()(prototype, name);
    IsCountOfQuery(min, max)(prototype, name);
  };
};

/** Other periods to count by; without one, that of the club. */
export class TriedPeriodsDto {
  @IsPeriodOf('unregisteredPlayers')
  unregisteredPlayers?: number;

  @IsPeriodOf('unusedAccounts')
  unusedAccounts?: number;

  @IsPeriodOf('events')
  events?: number;

  @IsPeriodOf('auditLog')
  auditLog?: number;

  @IsPeriodOf('announcements')
  announcements?: number;

  @IsPeriodOf('contactLookups')
  contactLookups?: number;
}

/** How many rows are older than a period, at most 10,000. */
export class OldRowsDto {
  unregisteredPlayers: number;
  unusedAccounts: number;
  events: number;
  auditLog: number;
  announcements: number;
  contactLookups: number;
}

/** What the club forgets by itself, and when. */
export class RetentionDto {
  periods: RetentionPeriodsDto;
  /** What is older than the periods of the club, or than those of the query. */
  old: OldRowsDto;
  /** Players and accounts of which somebody has been warned, and that will be deleted. */
  warned: WarnedDto;
  /** Nothing is deleted before this day; YYYY-MM-DD. */
  startsOn: string;
  /**
   * Why nothing is deleted now: `delivery` while mail is paused, for example after the club was restored from a backup. `mail` if only
   * players and accounts wait, because the server sends no mail. Null if nothing waits.
   */
  waitsFor: string | null;
}

export class WarnedDto {
  players: number;
  accounts: number;
}
