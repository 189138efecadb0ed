import { PartialType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { leagueFields } from '@touchline/domain';
import { SearchDto } from '../http/page.dto.ts';
import { Follows, IsIdOfQuery } from '../http/rules.ts';

@Follows(leagueFields)
export class SaveLeagueDto {
  /**
   * Unique together with the age group, in the season.
   * @example "Premier Division"
   */
  name: string;

  /**
   * A group that can be read as U5 to U21, such as "Under 12", is stored as U12.
   * @example U12
   */
  ageGroup: string;

  /** @example "20 clubs, Saturdays" */
  description?: string | null;
}

/** Omitted members stay unchanged; a null description clears it. */
export class UpdateLeagueDto extends PartialType(SaveLeagueDto, { skipNullProperties: false }) {}

export class LeagueSearchDto extends SearchDto {
  /**
   * Only leagues of this season instead of the running one.
   * @example 1
   */
  @IsOptional()
  @IsIdOfQuery()
  season?: number;
}

export class LeagueDto {
  id: number;
  name: string;
  ageGroup: string;
  description: string | null;
  seasonId: number;
  seasonName: string;
  /** The number of teams in the league. */
  teamCount: number;
}
