import { IsOptional } from 'class-validator';
import { messages } from '@touchline/domain';
import { IsId, IsName, IsText } from '../http/rules.ts';

export class CreateTeamDto {
  /**
   * Unique within the league.
   * @example "U12 Hawks"
   */
  @IsName()
  name: string;

  @IsId({ message: messages.leagueRequired })
  leagueId: number;

  @IsOptional()
  @IsText()
  description?: string | null;
}

export class TeamLeagueDto {
  name: string;
  ageGroup: string;
}

export class LeadCoachDto {
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
  memberCount: number;
  /** Those members that the caller may see, by name. */
  members: RosterMemberDto[];
}

export class AddTeamMemberDto {
  @IsId({ message: messages.teamRequired })
  teamId: number;

  @IsId({ message: messages.childRequired })
  childId: number;
}

export class TeamMemberDto {
  id: number;
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
}
