import { ConflictException, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import { type Actor, isStaff } from '@touchline/domain';
import { type Allowance, RateLimits } from '../http/rate-limits.ts';

const counters: Allowance[] = ['childSearch', 'childSearchDaily'];

/** How often parents may look for children without finding one; to be told that a child exists is to have looked. */
@Injectable()
export class SearchLimit {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Looks, unless the limit is reached. One is taken before and given back when it was not in vain: many at once cannot slip
   * through together.
   */
  async spend<T>(me: Actor, response: Response, look: () => Promise<T>, hasFound = (_: T) => true): Promise<T> {
    if (isStaff(me)) return look();
    const key = String(me.id);
    for (const counter of counters) await this.limits.take(counter, key, response);
    let counts = false;
    try {
      const found = await look();
      counts = !hasFound(found);
      return found;
    } catch (error) {
      counts = error instanceof ConflictException;
      throw error;
    } finally {
      if (!counts) for (const counter of counters) await this.limits.giveBack(counter, key);
    }
  }
}
