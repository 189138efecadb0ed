import { IsIn, IsOptional } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { SearchDto } from '../http/page.dto.ts';
import { IsId, IsIdList, IsJerseyNumber, IsName, IsText, Omittable } from '../http/rules.ts';

/** Which teams, and how much of them. */
export class TeamSearchDto extends SearchDto {
  /** none leaves the rosters out, which a list of names does not show: that of a county comes several times as fast. */
  @IsOptional()
  @IsIn(['none'])
  members?: 'none';
}

export class CreateTeamDto {
  /**
   * Unique within the league.
   * @example "U12 Hawks"
   */
  @IsName()
  name: string;

  /** @example 1 */
  @IsId(messages.leagueRequired)
  leagueId: number;

  /** @example "Trains on Tuesdays and Thursdays" */
  @IsOptional()
  @IsText()
  description?: string | null;

  /**
   * A coach, or nobody.
   * @example 2
   */
  @IsOptional()
  @IsId(messages.coachRequired)
  leadCoachId?: number | null;

  /** Further coaches; the lead coach is none of them. */
  @IsOptional()
  @IsIdList(limits.assistantCoaches.max, messages.assistantsInvalid)
  assistantCoachIds?: number[] | null;
}

/** What is missing stays as it is, null takes away. */
export class UpdateTeamDto {
  /** @example "U12 Lions" */
  @Omittable()
  @IsName()
  name?: string;

  /** @example 1 */
  @Omittable()
  @IsId(messages.leagueRequired)
  leagueId?: number;

  /** @example "Trains on Tuesdays and Thursdays" */
  @IsOptional()
  @IsText()
  description?: string | null;

  /** @example 2 */
  @IsOptional()
  @IsId(messages.coachRequired)
  leadCoachId?: number | null;

  /** All further coaches, in place of those before. */
  @IsOptional()
  @IsIdList(limits.assistantCoaches.max, messages.assistantsInvalid)
  assistantCoachIds?: number[] | null;
}

export class TeamLeagueDto {
  name: string;
  ageGroup: string;
}

export class LeadCoachDto {
  fullName: string;
}

export class AssistantCoachDto {
  id: number;
  fullName: string;
}

/**
 * A child on a roster as far as the caller may see it. Staff and guardians see everything; of other families' children
 * parents see at most a given name with an initial, and the age.
 */
export class RosterMemberDto {
  /** Staff and guardians only. */
  id?: number;
  name: string;
  /** Whole years today, in the club's time zone. */
  age: number;
  /** Staff and guardians only. */
  dateOfBirth?: string;
  /** Staff and guardians only. */
  ageGroup?: string;
  jerseyNumber?: number | null;
  position?: string | null;
}

export class TeamDto {
  id: number;
  name: string;
  leagueId: number | null;
  leadCoachId: number | null;
  description: string | null;
  createdAt: string;
  league: TeamLeagueDto | null;
  leadCoach: LeadCoachDto | null;
  /** By name. */
  assistantCoaches: AssistantCoachDto[];
  memberCount: number;
  /** Those members that the caller may see, by name. */
  members: RosterMemberDto[];
}

export class AddTeamMemberDto {
  /** @example 1 */
  @IsId(messages.teamRequired)
  teamId: number;

  /** @example 5 */
  @IsId(messages.childRequired)
  childId: number;
}

/** What is missing stays as it is, null takes away. */
export class UpdateTeamMemberDto {
  /** @example 7 */
  @IsOptional()
  @IsJerseyNumber()
  jerseyNumber?: number | null;

  /** @example Goalkeeper */
  @IsOptional()
  @IsText({ max: limits.position.max })
  position?: string | null;
}

export class TeamMemberDto {
  id: number;
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
}
