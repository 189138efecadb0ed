import { PartialType } from '@nestjs/swagger';
import { leagueFields } from '@touchline/domain';
import { Follows } from '../http/rules.ts';

@Follows(leagueFields)
export class SaveLeagueDto {
  /**
   * Unique together with the age group.
   * @example "Premier Division"
   */
  name: string;

  /** @example U12 */
  ageGroup: string;

  /** @example "20 clubs, Saturdays" */
  description?: string | null;
}

/** Omitted members stay unchanged; a null description clears it. */
export class UpdateLeagueDto extends PartialType(SaveLeagueDto, { skipNullProperties: false }) {}

export class LeagueDto {
  id: number;
  name: string;
  ageGroup: string;
  description: string | null;
  /** The number of teams in the league. */
  teamCount: number;
}
