import { ApiProperty, PartialType } from '@nestjs/swagger';
import { seasonFields, type SeasonStatus, seasonStatuses } from '@touchline/domain';
import { Follows } from '../http/rules.ts';

/** All days are YYYY-MM-DD. */
@Follows(seasonFields)
export class SaveSeasonDto {
  /**
   * Unique.
   * @example "2098–99"
   */
  name: string;

  /** @example 2098-07-01 */
  firstDay: string;

  /**
   * Not before the first day, and less than two years after it. Seasons do not overlap.
   * @example 2099-06-30
   */
  lastDay: string;

  /**
   * The day on which ages are taken: an age group is the age on it + 1. In the season or in the year before it: for players born from
   * 1 August to 31 July choose 31 July, for years of birth 31 December.
   * @example 2098-08-31
   */
  cutoff: string;
}

/** Omitted members stay unchanged. */
export class UpdateSeasonDto extends PartialType(SaveSeasonDto, { skipNullProperties: false }) {}

export class SeasonDto {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  firstDay: string;
  /** YYYY-MM-DD */
  lastDay: string;
  /** YYYY-MM-DD, the day on which ages are taken. */
  cutoff: string;
  /** One season is running, at most one is planned, and archived ones only have a past. */
  @ApiProperty({ enum: seasonStatuses })
  status: SeasonStatus;
  /** Nobody has set its days: they follow the server's setting for the cut-off, and each year begins a new one. */
  isByDefault: boolean;
  /** YYYY-MM-DD, the day on which an admin started it; null for the first season and for a planned one. */
  startedOn: string | null;
  /** Its teams, without those that were archived in the running season. */
  teamCount: number;
}
