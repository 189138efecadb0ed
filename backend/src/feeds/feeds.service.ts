import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, givenNameOf, limits, messages } from '@touchline/domain';
import { inTransaction } from '../database/transaction.ts';
import { type CreateFeedDto, type FeedDto, type FeedWithLinkDto } from './feed.dto.ts';
import {
  deleteFeed,
  type FeedRow,
  findFeeds,
  findOwnChild,
  insertFeed,
  lockAndCountFeeds,
  replaceLink,
} from './feeds.queries.ts';

/** The feeds of a user. */
@Injectable()
export class FeedsService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async list(me: Actor): Promise<FeedDto[]> {
    return (await findFeeds(this.database, { userId: me.id })).map(describe);
  }

  /** `origin` is where calendars reach the server. */
  create(fields: CreateFeedDto, origin: string, me: Actor): Promise<FeedWithLinkDto> {
    return inTransaction(this.database, async (manager) => {
      const { scope, matchesOnly = false, withResponses = false } = fields;
      if (scope === 'coached' && !can(me, 'feed.follow-teams')) throw new ForbiddenException(messages.feedOfTeams);
      const childId = scope === 'child' ? fields.childId! : null;
      const child = childId === null ? null : await findOwnChild(manager, { userId: me.id, childId });
      if (child === undefined) throw new NotFoundException(messages.childUnknown);
      const name = fields.name ?? (child ? givenNameOf(child) : defaultNames[scope]);
      const count = await lockAndCountFeeds(manager, { userId: me.id });
      if (count >= limits.feeds.max) throw new ConflictException(messages.tooManyFeeds);
      const id = await insertFeed(manager, { userId: me.id, name, scope, childId, matchesOnly, withResponses });
      return withNewLink(manager, id, origin, me);
    });
  }

  renewLink(id: number, origin: string, me: Actor): Promise<FeedWithLinkDto> {
    return inTransaction(this.database, (manager) => withNewLink(manager, id, origin, me));
  }

  async revoke(id: number, me: Actor): Promise<void> {
    if (!(await deleteFeed(this.database, { userId: me.id, id }))) throw unknown();
  }
}

async function withNewLink(manager: EntityManager, id: number, origin: string, me: Actor): Promise<FeedWithLinkDto> {
  const token = await replaceLink(manager, { userId: me.id, id });
  const [feed] = await findFeeds(manager, { userId: me.id, id });
  if (!token || !feed) throw unknown();
  return { ...describe(feed), url: `${origin}/api/feeds/${token}.ics` };
}

const describe = ({ child, ...feed }: FeedRow): FeedDto => ({
  ...feed,
  childName: child && givenNameOf(child),
});

/** That of a child is its given name. */
const defaultNames = { children: 'All my children', coached: 'My teams', child: '' };

const unknown = () => new NotFoundException(messages.feedUnknown);
