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

  /** For the families of this team. */
  @IsOptional()
  @IsId(messages.teamRequired)
  teamId?: number | null;

  /** For the families of this league's teams. */
  @IsOptional()
  @IsId(messages.leagueRequired)
  leagueId?: number | null;
}

/** Members that are missing stay as they are; null clears. */
export class UpdateAnnouncementDto extends PartialType(CreateAnnouncementDto, { skipNullProperties: false }) {}

export class AuthorDto {
  fullName: string;
}

/** General when it has neither team nor league. */
export class AnnouncementDto {
  id: number;
  title: string;
  content: string;
  authorId: number | null;
  /** When it was first published. */
  createdAt: string;
  teamId: number | null;
  leagueId: number | null;
  /** Null once the account is gone. */
  author: AuthorDto | null;
}
