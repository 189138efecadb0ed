import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import { type Actor, type EventScope, messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';

type Scope = Pick<EventScope, 'relevanceType'>;
/** An event that is new or changes. */
interface ScopeChange {
  before?: Scope;
  after: Scope;
}

/** How many events become events for the whole club. */
export const countNewClubEvents = (changes: ScopeChange[]): number =>
  changes.filter(({ before, after }) => after.relevanceType === 'all' && before?.relevanceType !== 'all').length;

/** Throws 409 if the events have changed since they were counted. */
export type AssertCounted = (changes: ScopeChange[]) => void;

/**
 * Limits the events for the whole club that a coach makes in a day, because each is listed, counted and mailed for every family. The
 * counter is one of the rate limits, which all servers share, and counts whatever makes an event one for the whole club.
 */
@Injectable()
export class ClubEventLimit {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Makes events for the whole club; throws 429 without making any if they are too many. `count` foresees how many there will be,
   * because the counter must not wait for a transaction. Admins are not limited.
   */
  async apply<Made>(
    { me, response }: { me: Actor; response: Response },
    count: () => number | Promise<number>,
    make: (assertCounted: AssertCounted) => Promise<Made>,
  ): Promise<Made> {
    if (me.isAdmin) return make(() => undefined);
    const events = await count();
    const assertCounted: AssertCounted = (changes) => {
      if (countNewClubEvents(changes) !== events) throw new ConflictException(messages.eventStale);
    };
    if (events === 0) return make(assertCounted);
    const key = String(me.id);
    const message = messages.tooManyClubEvents(this.settings.limitClubEventsDaily);
    await this.limits.consumeAll('clubEvents', key, events, { response, message });
    try {
      return await make(assertCounted);
    } catch (error) {
      await this.limits.refund('clubEvents', key, events);
      throw error;
    }
  }
}
