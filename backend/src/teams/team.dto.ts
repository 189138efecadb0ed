import { PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { memberFields, messages, teamFields } from '@touchline/domain';
import { SearchDto } from '../http/page.dto.ts';
import { Follows, IsFlagOfQuery, IsId, IsIdOfQuery } from '../http/rules.ts';

export class TeamSearchDto extends SearchDto {
  /** Only teams of this league. */
  @IsOptional()
  @IsIdOfQuery()
  leagueId?: number;

  /** true lists only the teams of which you are the lead coach or an assistant coach. */
  @IsOptional()
  @IsFlagOfQuery()
  coached?: boolean;

  /**
   * Only teams of this season instead of the running one. Those of a season that has ended are listed for staff only.
   * @example 1
   */
  @IsOptional()
  @IsIdOfQuery()
  season?: number;

  /** true lists the archived teams instead, for staff. */
  @IsOptional()
  @IsFlagOfQuery()
  archived?: boolean;

  /** none omits the rosters, which makes a list of many teams several times as fast. */
  @IsOptional()
  @IsIn(['none'])
  members?: 'none';
}

@Follows(teamFields)
export class CreateTeamDto {
  /**
   * Unique within the league.
   * @example "U12 Hawks"
   */
  name: string;

  /** @example 1 */
  leagueId: number;

  /** @example "Trains on Tuesdays and Thursdays" */
  description?: string | null;

  /**
   * The user id of an active coach; null for no lead coach.
   * @example 2
   */
  leadCoachId?: number | null;

  /** What leagues call the team: imports find it by these names as well. */
  leagueNames?: string[] | null;

  /** User ids of active coaches, who replace those before; the lead coach is removed from the list. */
  assistantCoachIds?: number[] | null;
}

/** Omitted members stay unchanged; null clears. */
export class UpdateTeamDto extends PartialType(CreateTeamDto, { skipNullProperties: false }) {}

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
 * A child on a roster. Staff and guardians see everything; of other families' children, parents see at most given name, initial
 * and age.
 */
export class RosterMemberDto {
  /** Only for staff and guardians. */
  id?: number;
  name: string;
  /** In years, today in the club's time zone. */
  age: number;
  /** Only for staff and guardians. */
  dateOfBirth?: string;
  /** Only for staff and guardians. */
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
  /** The day on which the team was archived, YYYY-MM-DD; null for any other team. An archived team only has a past. */
  archivedOn: string | null;
  /** Only for admins, of a single team: whether it has had events, so that deleting it archives it. */
  hasPast?: boolean;
  seasonId: number;
  seasonName: string;
  league: TeamLeagueDto | null;
  leadCoach: LeadCoachDto | null;
  /** Sorted by name. */
  assistantCoaches: AssistantCoachDto[];
  /** Only for staff: what leagues call the team. */
  leagueNames?: string[];
  /** Only for staff: coaches who made themselves coach of this team, and whom no admin has confirmed. */
  unconfirmedCoaches?: AssistantCoachDto[];
  /** Of an archived team, the members of its last roster. */
  memberCount: number;
  /** The members that you may see, sorted by name; of an archived team, those of its last roster. */
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

/** Omitted members stay unchanged; null clears. */
@Follows(memberFields)
export class UpdateTeamMemberDto {
  /** @example 7 */
  jerseyNumber?: number | null;

  /** @example Goalkeeper */
  position?: string | null;
}

export class TeamMemberDto {
  id: number;
  teamId: number;
  childId: number;
  jerseyNumber: number | null;
  position: string | null;
}
