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

/** What is missing stays as it is. */
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
   * Null takes it away.
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
  /** How many teams play in it. */
  teamCount: number;
}
