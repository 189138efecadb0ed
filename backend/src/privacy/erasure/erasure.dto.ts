import { limits, messages } from '@touchline/domain';
import { IsCredential, IsName } from '../../http/rules.ts';

export class EraseChildDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;

  /**
   * The player's name, as a last question. Case and spaces do not matter.
   * @example "Mia Keller"
   */
  @IsName()
  name: string;
}

export class RequestErasureDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;
}

/** What goes and what stays if a player is deleted for good. */
export class ErasureDto {
  childId: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Why the player cannot be deleted now; null if it is possible. */
  refusal: string | null;
  /** Teams in which the player was. */
  teams: number;
  answers: number;
  /** Corrections of the record. */
  corrections: number;
  /** Looks at the guardians' phone numbers. */
  lookups: number;
  /** Events that have begun and go on counting the player, without the name. */
  pastEvents: number;
  /** Accounts that stay restricted if somebody adds the player again. */
  restrictedAccounts: number;
  /** Announcements whose text holds the whole name, and stays. */
  announcements: number;
  /** Events whose text holds the whole name, and stays. */
  events: number;
  /** Other records of the same name and date of birth, which stay. */
  otherRecords: number;
}

/** A player whom a guardian asks to delete for good. */
export class ErasureRequestDto {
  childId: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Whether the player is still registered, and has to be removed from the club first. */
  isRegistered: boolean;
  /** When somebody asked first (UTC, ISO 8601). */
  requestedAt: string;
  /** Guardians who ask, sorted by name; those whose account has been deleted are not named. */
  requestedBy: string[];
  /** Guardians who have not asked, sorted by name. */
  waitsFor: string[];
}
