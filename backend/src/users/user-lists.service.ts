import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { type CoachDto, type ParentDto, type UserDto } from './user.dto.ts';
import { countCoaches, countParents, countUsers, findCoaches, findParents, findUsers } from './user.queries.ts';

/** Lists of people by name. */
@Injectable()
export class UserListsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** All accounts, closed ones included. */
  async all(page: PageDto): Promise<PageOf<UserDto>> {
    const users = await findUsers(this.database, { ...page, closedAt: this.settings.limitChildTriesAccount });
    return pageOf(users, page, () => countUsers(this.database));
  }

  /** The active parents. */
  async parents(page: PageDto): Promise<PageOf<ParentDto>> {
    return pageOf(await findParents(this.database, page), page, () => countParents(this.database));
  }

  /** The active coaches. */
  async coaches(page: PageDto): Promise<PageOf<CoachDto>> {
    return pageOf(await findCoaches(this.database, page), page, () => countCoaches(this.database));
  }
}
