import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsDay, IsId, IsName } from '../http/rules.ts';

export class AddChildDto {
  /** @example "Mia Example" */
  @IsName()
  name: string;

  /**
   * Parents: 3 to 19 years old today; staff: 1900-01-01 to today.
   * @example 2015-03-14
   */
  @IsDay({ min: limits.dateOfBirth.min })
  dateOfBirth: string;

  /**
   * The own id makes an own child. Missing, null or 0: an own child for parents, an unassigned one for staff. Another's id:
   * admins only.
   */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === 0 ? null : value))
  @IsId({ message: 'The parent must be an id' })
  parentId?: number | null;

  /** Staff only: set the age group by hand. */
  @IsOptional()
  @IsName({ max: limits.ageGroup.max, message: messages.ageGroupRequired })
  ageGroup?: string | null;
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
