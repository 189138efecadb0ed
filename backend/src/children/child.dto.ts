import { Transform } from 'class-transformer';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { childFields, childSearchFields, limits, messages, zeroAsNull } from '@touchline/domain';
import { SearchDto } from '../http/page.dto.ts';
import { ContactLookupsDto } from './contact-lookup.dto.ts';
import { Follows, IsFlagOfQuery, IsId, IsIdOfQuery, IsText } from '../http/rules.ts';

export class ChildFilterDto extends SearchDto {
  /** Only players with a parent, or only those without one. */
  @IsOptional()
  @IsIn(['assigned', 'unassigned'])
  parent?: 'assigned' | 'unassigned';

  /** Only players who are not in the team with this id. */
  @IsOptional()
  @IsIdOfQuery()
  notInTeam?: number;

  /** true lists only players who are in no team. */
  @IsOptional()
  @IsFlagOfQuery()
  withoutTeam?: boolean;

  /** true lists only players whose age group is older than every group that an event can be for. */
  @IsOptional()
  @IsFlagOfQuery()
  withoutEventGroup?: boolean;

  /** Players of this age group come first, and of these the ones without a team; for example U12. */
  @IsOptional()
  @IsText({ max: limits.ageGroup.max })
  firstAgeGroup?: string;
}

@Follows(childFields)
export class AddChildDto {
  /** @example "Mia Example" */
  name: string;

  /**
   * Parents can add children who are 3 to 19 years old today; staff can add anyone born since 1900-01-01.
   * @example 2015-03-14
   */
  dateOfBirth: string;

  /**
   * The parent's user id. If it is omitted, null or 0, parents add their own child and staff an unassigned player. Only admins
   * can send another user's id.
   */
  parentId?: number | null;

  /**
   * Overrides the age group that follows from the date of birth: U5 to U21, also written like "Under 12". Ignored unless sent by staff.
   * @example U12
   */
  ageGroup?: string | null;
}

@Follows(childSearchFields)
export class SearchChildDto {
  /** @example "Noah Okafor" */
  name: string;

  /** @example 2014-10-21 */
  dateOfBirth: string;
}

/** A search result does not reveal anything that was not in the search. */
export class FoundChildDto {
  id: number;
  name: string;
}

export class ChildSearchDto {
  /** Null if there is no match, or several possible matches. */
  child: FoundChildDto | null;
  /** What the user can do with the match. */
  action?: 'claim-existing';
  /** Tells the user that nothing was found or that the spelling differs. */
  message?: string;
}

export class AssignParentDto {
  /**
   * The user id of an active parent, who becomes the primary guardian; null or 0 removes all guardians.
   * @example 3
   */
  @Transform(({ value }) => zeroAsNull(value))
  @ValidateIf((_, value) => value !== null)
  @IsId(messages.parentRequired)
  parentId: number | null;
}

export class RemoveChildDto {
  /** Lets an admin remove their own child from their account instead of the club. */
  @IsOptional()
  @IsIn(['parent'])
  as?: 'parent';
}

export class DoneDto {
  /** A sentence for the user. */
  message: string;
}

export class ChildTeamDto {
  id: number;
  name: string;
}

/** A player's place in a team. */
export class PlayerTeamDto extends ChildTeamDto {
  jerseyNumber: number | null;
  position: string | null;
}

/** What the guardians of a child ask. */
export class ChildErasureRequestDto {
  /** When you asked to delete the child for good (UTC, ISO 8601); null if you have not. */
  requestedAt: string | null;
  /** Whether somebody else asks who is or was a guardian. */
  isAskedByOther: boolean;
  /** The child's guardians who have not asked, without you. */
  waitsFor: number;
}

/** A player, as guardians and staff see it. */
export class ChildDto {
  id: number;
  name: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** For example U12. Follows from the age on the last cut-off date unless set by hand. */
  ageGroup: string;
  /** Whether the age group was set by hand; it ends with the season. */
  isAgeGroupSet: boolean;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with a correction. */
  version: number;
  /** Whether a guardian may correct name and date of birth: the child is in no team and has no other guardian. */
  isCorrectable: boolean;
  /** The primary guardian; null if unassigned. */
  parentId: number | null;
  /** False if an admin has removed the player from the club. */
  isRegistered: boolean;
  teams: ChildTeamDto[];
  /** Only in the list of your children, and only if somebody has looked up your phone number for this child. */
  contactLookups?: ContactLookupsDto;
  /** Only in the list of your children, and only if you or another guardian asks to delete the child for good. */
  erasureRequest?: ChildErasureRequestDto;
}

export class GuardianDto {
  fullName: string;
}

/** A player with teams and guardians, as a coach looks at it. */
export class PlayerDto {
  id: number;
  name: string;
  /** What the child is called: the short name that was set, or the given name. */
  givenName: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** In years, today in the club's time zone. */
  age: number;
  ageGroup: string;
  /** Whether the age group was set by hand; it ends with the season. */
  isAgeGroupSet: boolean;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with a correction. */
  version: number;
  /** By name. */
  teams: PlayerTeamDto[];
  /** The primary guardian first. Guardians see those of their own household. */
  guardians: GuardianDto[];
  /**
   * Whether you can look up the guardians' phone numbers: `unconfirmed` if you coach one of the player's teams, but made yourself
   * its coach and wait for an admin.
   */
  contacts: 'allowed' | 'unconfirmed' | 'denied';
  /** Only for confirmed coaches whose look-ups wait; `contacts` is `denied` until then. */
  contactsWait?: ContactsWaitDto;
}

/** From when you can look up the guardians' phone numbers. */
export class ContactsWaitDto {
  /** @example 2026-05-12 */
  from: string;
  /** Whether you added the player to the team yourself. Otherwise no confirmed coach and no admin did. */
  isOwn: boolean;
}

/** How many players match a search. */
export class ChildCountsDto {
  registered: number;
  /** Registered players with a parent. */
  assigned: number;
  /** Registered players without a parent. */
  unassigned: number;
  /** Registered players in no team. */
  withoutTeam: number;
  /** Registered players whose age group is older than every group that an event can be for. */
  withoutEventGroup: number;
  /** Only for admins. */
  unregistered?: number;
  /** Players whom a guardian asks to delete for good; only for admins, and whatever `q` is. */
  erasureRequests?: number;
}

/** A player, as staff see it in lists. */
export class ListedChildDto {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  ageGroup: string;
  /** Whether the age group was set by hand; it ends with the season. */
  isAgeGroupSet: boolean;
  /** The short name that was set; null if it follows from the name. */
  shortName: string | null;
  /** Counts corrections; sent back with a correction. */
  version: number;
  isRegistered: boolean;
  teams: ChildTeamDto[];
  /** The primary guardian's name; null if unassigned. */
  parentName: string | null;
  /** The names of all guardians, the primary one first. */
  guardianNames: string[];
  /** Only for admins. */
  parentId?: number | null;
  /** Only for admins: when the last guardian left (UTC, ISO 8601); null if there is one, or if there never was. */
  guardiansLeftAt?: string | null;
}
