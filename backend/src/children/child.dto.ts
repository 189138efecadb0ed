import { Transform } from 'class-transformer';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsDateOfBirth, IsId, IsName } from '../http/rules.ts';

/** 0 says null, as older clients write it. */
const zeroIsNull = Transform(({ value }: { value: unknown }) => (value === 0 ? null : value));

export class AddChildDto {
  /** @example "Mia Example" */
  @IsName()
  name: string;

  /**
   * Parents: 3 to 19 years old today; staff: 1900-01-01 to today.
   * @example 2015-03-14
   */
  @IsDateOfBirth()
  dateOfBirth: string;

  /**
   * The own id makes an own child. Missing, null or 0: an own child for parents, an unassigned one for staff. Another's id:
   * admins only.
   */
  @IsOptional()
  @zeroIsNull
  @IsId(messages.parentIdInvalid)
  parentId?: number | null;

  /** Staff only: set the age group by hand. */
  @IsOptional()
  @IsName({ max: limits.ageGroup.max, message: messages.ageGroupRequired })
  ageGroup?: string | null;
}

export class SearchChildDto {
  /** @example "Noah Okafor" */
  @IsName({ min: limits.searchName.min, message: messages.nameTooShort })
  name: string;

  /** @example 2014-10-21 */
  @IsDateOfBirth()
  dateOfBirth: string;
}

/** What a search tells of a child: nothing that was not asked for. */
export class FoundChildDto {
  id: number;
  name: string;
}

export class ChildSearchDto {
  /** Null when there is no match, or more than one that is nearly right. */
  child: FoundChildDto | null;
  /** What can be done with the match. */
  action?: 'claim-existing';
  /** A sentence for the user: that nothing was found, or that the name is spelt a little differently. */
  message?: string;
}

export class AssignParentDto {
  /**
   * A parent's account; null or 0 leaves the player unassigned.
   * @example 3
   */
  @zeroIsNull
  @ValidateIf((_, value) => value !== null)
  @IsId(messages.parentRequired)
  parentId: number | null;
}

export class RemoveChildDto {
  /** Only takes the child off the own account, for admins who are parents as well. */
  @IsOptional()
  @IsIn(['parent'])
  as?: 'parent';
}

export class DoneDto {
  /** One sentence for the user. */
  message: string;
}

export class ChildTeamDto {
  id: number;
  name: string;
}

/** A player, as guardians and staff see it. */
export class ChildDto {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  /** Such as U12: from the age on the last cut-off day, unless set by hand. */
  ageGroup: string;
  /** The primary guardian, or null. */
  parentId: number | null;
  /** False once an admin has removed the player. */
  isRegistered: boolean;
  teams: ChildTeamDto[];
}

/** A player in the club's list. */
export class ListedChildDto {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  dateOfBirth: string;
  ageGroup: string;
  isRegistered: boolean;
  teams: ChildTeamDto[];
  /** The primary guardian's name, or null while unassigned. */
  parentName: string | null;
  /** Admins only. */
  parentId?: number | null;
}
