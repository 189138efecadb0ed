import { Inject, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import { messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { tooMany } from '../rate-limits/rate-limits.ts';

/** Requests that hash at once, and that wait. At about 20 ms per hash, the last one waits about half a second. */
const hashing = { running: 4, waiting: 40 };

/**
 * Limits how many requests hash passwords at once, because each hash occupies a processor for about 20 ms. Some more requests wait;
 * any others are rejected.
 */
@Injectable()
export class PasswordGate {
  private readonly limit: LimitFunction;

  constructor(@Inject(Settings) private readonly settings: Settings) {
    this.limit = pLimit(hashing.running);
  }

  /** Throws 429 with `Retry-After` if too many requests are waiting. */
  async run<Result>(response: Response, work: () => Promise<Result>): Promise<Result> {
    if (!this.settings.rateLimits) return work();
    if (this.limit.pendingCount >= hashing.waiting) {
      throw tooMany(1000, response, messages.tooManySignIns);
    }
    return this.limit(work);
  }
}
