import { createHash } from 'node:crypto';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.ts';
import { poolOf } from '../database/data-source.ts';

const minute = 60;
const hour = 60 * minute;

/** How often something may be done, by whom the key names, within some seconds. */
const allowances = {
  /** Wrong passwords per account and address. */
  signIn: { points: 10, duration: 15 * minute },
  /** New accounts per address. */
  registration: { points: 50, duration: hour },
  /** Looking for a child without finding one, per account. */
  childSearch: { points: 5, duration: 15 * minute },
  childSearchDaily: { points: 20, duration: 24 * hour },
} as const;

export type Allowance = keyof typeof allowances;

/** Counters that all servers share, in PostgreSQL; each server counts for itself while that is away. */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<string, RateLimiterPostgres>;

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @InjectDataSource() database: DataSource,
  ) {
    const pool = poolOf(database);
    this.limiters = Object.fromEntries(
      Object.entries(allowances).map(([name, { points, duration }]) => [
        name,
        new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration,
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
        }),
      ]),
    );
  }

  /** Takes one; answers 429 with `Retry-After` when there is none left. */
  async take(name: Allowance, key: string, response: Response): Promise<void> {
    if (!this.settings.rateLimits) return;
    try {
      await this.limiters[name]?.consume(hashed(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext, response) : refusal;
    }
  }

  /** Gives one back: it was no failure after all. */
  async giveBack(name: Allowance, key: string): Promise<void> {
    if (this.settings.rateLimits) await this.limiters[name]?.reward(hashed(key));
  }

  /** Answers 429 when there is none left, without taking one. */
  async check(name: Allowance, key: string, response: Response): Promise<void> {
    if (!this.settings.rateLimits) return;
    const used = await this.limiters[name]?.get(hashed(key));
    if (used && used.consumedPoints >= allowances[name].points) throw tooMany(used.msBeforeNext, response);
  }
}

/** Counters name nobody: keys are e-mails, addresses and accounts. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

function tooMany(waitMs: number, response: Response): HttpException {
  response.setHeader('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  return new HttpException('Too many attempts. Please wait a while and try again.', 429);
}
