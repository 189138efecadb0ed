import { PartialType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { limits, messages } from '@touchline/domain';
import { IsId, IsName, IsText } from '../http/rules.ts';

export class CreateAnnouncementDto {
  /** @example "New training times" */
  @IsName({ max: limits.announcement.titleMax, message: messages.titleRequired })
  title: string;

  /**
   * Plain text; line breaks are kept.
   * @example "From Monday on we train from 17:30 to 19:00."
   */
  @IsText({ min: 1, max: limits.announcement.contentMax, message: messages.contentRequired })
  content: string;

  /** Limits the announcement to the families of a team. */
  @IsOptional()
  @IsId(messages.teamRequired)
  teamId?: number | null;

  /** Limits the announcement to the families of a league's teams. */
  @IsOptional()
  @IsId(messages.leagueRequired)
  leagueId?: number | null;
}

/** Omitted members stay unchanged; null clears. */
export class UpdateAnnouncementDto extends PartialType(CreateAnnouncementDto, { skipNullProperties: false }) {}

export class AuthorDto {
  fullName: string;
}

/** An announcement without team and league is for the whole club. */
export class AnnouncementDto {
  id: number;
  title: string;
  content: string;
  authorId: number | null;
  /** UTC, ISO 8601. */
  createdAt: string;
  teamId: number | null;
  /** Null without `teamId`. */
  teamName: string | null;
  leagueId: number | null;
  /** Null if the author's account was deleted. */
  author: AuthorDto | null;
}
