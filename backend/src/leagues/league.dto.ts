import { IsOptional } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsName, IsText, Omittable } from '../http/rules.ts';

export class SaveLeagueDto {
  /**
   * Unique together with the age group.
   * @example "Premier Division"
   */
  @IsName({ min: limits.leagueName.min, max: limits.leagueName.max, message: messages.nameTooShort })
  name: string;

  /** @example U12 */
  @IsName({ min: limits.ageGroup.min, max: limits.ageGroup.max, message: messages.ageGroupRequired })
  ageGroup: string;

  /** @example "20 clubs, Saturdays" */
  @IsOptional()
  @IsText()
  description?: string | null;
}

/** Omitted members stay unchanged; a null description clears it. */
export class UpdateLeagueDto {
  /** @example "U12 Premier Division" */
  @Omittable()
  @IsName({ min: limits.leagueName.min, max: limits.leagueName.max, message: messages.nameTooShort })
  name?: string;

  /** @example U12 */
  @Omittable()
  @IsName({ min: limits.ageGroup.min, max: limits.ageGroup.max, message: messages.ageGroupRequired })
  ageGroup?: string;

  /**
   * Null clears it.
   * @example "20 clubs, Saturdays"
   */
  @IsOptional()
  @IsText()
  description?: string | null;
}

export class LeagueDto {
  id: number;
  name: string;
  ageGroup: string;
  description: string | null;
  /** The number of teams in the league. */
  teamCount: number;
}
