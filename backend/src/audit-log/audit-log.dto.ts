import { IsIn, IsOptional } from 'class-validator';
import { type AuditGroup, auditGroups, limits, messages } from '@touchline/domain';
import { IsCountOfQuery, IsCredential, IsDay, IsIdOfQuery } from '../http/rules.ts';

/** Which entries of the audit log. */
export class AuditFilterDto {
  /** Only what this user did. */
  @IsOptional()
  @IsIdOfQuery()
  actorId?: number;

  /** Only what concerns this user. */
  @IsOptional()
  @IsIdOfQuery()
  userId?: number;

  /** Only what concerns this player. */
  @IsOptional()
  @IsIdOfQuery()
  childId?: number;

  /** Only actions of this group. */
  @IsOptional()
  @IsIn(auditGroups)
  group?: AuditGroup;

  /** The first day in the club’s time zone. */
  @IsOptional()
  @IsDay()
  from?: string;

  /** The last day in the club’s time zone. */
  @IsOptional()
  @IsDay()
  to?: string;
}

export class AuditPageDto extends AuditFilterDto {
  /** Only entries older than this one: `before` of the page before. */
  @IsOptional()
  @IsIdOfQuery()
  before?: number;

  /** Maximum number of entries; 50 by default. */
  @IsOptional()
  @IsCountOfQuery(1, limits.auditLog.page)
  limit?: number;
}

export class AuditDownloadDto extends AuditFilterDto {
  /** @example touchline */
  @IsCredential(limits.password.max, messages.currentPasswordRequired)
  currentPassword: string;

  /**
   * Of the authenticator app, or a recovery code. Required if the account has a second factor.
   * @example "123456"
   */
  @IsOptional()
  @IsCredential(limits.code.max, messages.codeRequired)
  code?: string | null;
}

/** What a part of a sentence names. */
export class AuditLinkDto {
  /** `user`, `child`, `team`, `league`, `event` or `announcement`. Later versions may add others. */
  kind: string;
  id: number;
}

export class AuditPartDto {
  /** @example "Mia Keller" */
  text: string;
  /** Null for words in between, and for what has been deleted. */
  link: AuditLinkDto | null;
}

export class AuditActorDto {
  id: number;
  /** The present name. */
  name: string;
}

export class AuditEntryDto {
  id: number;
  /** UTC, ISO 8601. */
  at: string;
  /** @example "team-member.add" */
  action: string;
  /** A group of the filter; null for an action of another version that is in none. */
  group: string | null;
  /** Who did it; null if nobody was signed in, or the account has been deleted. */
  actor: AuditActorDto | null;
  /** What happened, as parts of one sentence without a full stop. */
  sentence: AuditPartDto[];
}

export class AuditEntriesDto {
  entries: AuditEntryDto[];
  /** With it as `before`, the next page has older entries; null if there are none. */
  before: number | null;
}
