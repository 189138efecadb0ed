import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { type CoachDto, type ParentDto, type UserDto } from './user.dto.ts';

const allColumns = (mostMisses: number) => `
  id, username, email, full_name AS "fullName", phone, bio,
  is_parent AS "isParent", is_coach AS "isCoach", is_admin AS "isAdmin", is_active AS "isActive",
  child_misses >= ${mostMisses} AS "isSearchClosed"`;

/** Lists of people by name. */
@Injectable()
export class UserListsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** All accounts, closed ones included. */
  all(page: PageDto): Promise<PageOf<UserDto>> {
    return this.list(allColumns(this.settings.limitChildTriesAccount), 'true', page);
  }

  /** The active parents. */
  parents(page: PageDto): Promise<PageOf<ParentDto>> {
    return this.list('id, full_name AS "fullName", email', 'is_parent AND is_active', page);
  }

  /** The active coaches. */
  coaches(page: PageDto): Promise<PageOf<CoachDto>> {
    return this.list('id, full_name AS "fullName"', 'is_coach AND is_active', page);
  }

  private async list<Row>(columns: string, where: string, page: PageDto): Promise<PageOf<Row>> {
    const rows = await this.database.query<Row[]>(
      `SELECT ${columns} FROM users WHERE ${where} ORDER BY lower(full_name), id LIMIT $1 OFFSET $2`,
      [page.limit, page.offset],
    );
    return pageOf(rows, page, () => this.database.query(`SELECT count(*) AS total FROM users WHERE ${where}`));
  }
}
