import { Inject, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import { messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { tooMany } from '../rate-limits/rate-limits.ts';

/** How many wait for each that is let in: with some 20 ms of work each, about half a second. */
const waitingPerPlace = 10;

/**
 * Lets only so many requests work on passwords at once, because a hash takes a processor for some 20 ms and everybody else would
 * wait. A few wait their turn; any others are told to try again.
 */
@Injectable()
export class PasswordGate {
  private readonly limit: LimitFunction;

  constructor(@Inject(Settings) private readonly settings: Settings) {
    this.limit = pLimit(settings.limitSignInsAtOnce);
  }

  /** Does the work when its turn comes; 429 with `Retry-After` when too many are waiting. */
  async pass<Result>(response: Response, work: () => Promise<Result>): Promise<Result> {
    if (!this.settings.rateLimits) return work();
    if (this.limit.pendingCount >= this.settings.limitSignInsAtOnce * waitingPerPlace) {
      throw tooMany(1000, response, messages.tooManySignIns);
    }
    return this.limit(work);
  }
}
