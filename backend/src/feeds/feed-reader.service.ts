import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Request, type Response } from 'express';
import { DataSource } from 'typeorm';
import { addDays, can, type EventType, limits, messages } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { type ChildrenFilter } from '../events/event-scope.queries.ts';
import { hashOfSecret, looksLikeSecret } from '../telling/mail/link-secret.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { type FeedCalendar } from './feed-calendar.ts';
import { type FeedEvent, findFeedEvents } from './feed-events.queries.ts';
import { type LinkedFeed, useFeed } from './feeds.queries.ts';

const matchTypes: EventType[] = ['match', 'friendly'];

/** Reads feeds for calendars, which have a link and no session. What a feed may show is decided at every fetch. */
@Injectable()
export class FeedReader {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly limits: RateLimits,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
  ) {}

  /** Throws 404 for a link that does not work, whatever the reason. */
  async read(token: string, origin: string, request: Request, response: Response): Promise<FeedCalendar> {
    if (!looksLikeSecret(token)) throw new NotFoundException(messages.feedUnknown);
    const feed = await useFeed(this.database, { token });
    if (!feed || (feed.scope === 'coached' && !can(feed.owner, 'feed.follow-teams'))) {
      await this.limits.consume('unknownFeed', clientAddress(request), response);
      throw new NotFoundException(messages.feedUnknown);
    }
    // Per link, because calendars of many families fetch from the same addresses.
    await this.limits.consume('feed', hashOfSecret(token), response);
    const { name, withResponses } = feed;
    const [events, formats] = await Promise.all([this.eventsOf(feed), this.club.formats()]);
    return { name, withResponses, events, formats, zone: this.settings.clubTimeZone, origin };
  }

  private eventsOf(feed: LinkedFeed): Promise<FeedEvent[]> {
    const now = this.clock.now();
    return findFeedEvents(this.database, {
      children: childrenOf(feed),
      withResponses: feed.withResponses,
      now,
      from: addDays(now.date, -limits.feeds.pastDays),
      to: addDays(now.date, limits.feeds.futureDays),
      ...(feed.matchesOnly && { types: matchTypes }),
      cutoff: this.clock.lastCutoff(),
    });
  }
}

function childrenOf({ scope, childId, owner }: LinkedFeed): ChildrenFilter {
  if (scope === 'coached') return { coachId: owner.id };
  return childId === null ? { guardianId: owner.id } : { childId };
}
