import { PartialType } from '@nestjs/swagger';
import { announcementFields } from '@touchline/domain';
import { IsOptional } from 'class-validator';
import { Follows, IsIdOfQuery } from '../http/rules.ts';

@Follows(announcementFields)
export class CreateAnnouncementDto {
  /** @example "New training times" */
  title: string;

  /**
   * Plain text; line breaks are kept.
   * @example "From Monday on we train from 17:30 to 19:00."
   */
  content: string;

  /** Limits the announcement to the families of a team. */
  teamId?: number | null;

  /** Limits the announcement to the families of a league's teams. */
  leagueId?: number | null;
}

/** Omitted members stay unchanged; null clears. */
export class UpdateAnnouncementDto extends PartialType(CreateAnnouncementDto, { skipNullProperties: false }) {}

/** Whom an announcement is for: without team and league, the whole club. */
export class AnnouncementScopeDto {
  /** The families of this team. */
  @IsOptional()
  @IsIdOfQuery()
  teamId?: number;

  /** The families of this league's teams. */
  @IsOptional()
  @IsIdOfQuery()
  leagueId?: number;
}

export class AnnouncementAudienceDto {
  /** Families with an active account; children with the same primary guardian are one family. */
  families: number;
}

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
