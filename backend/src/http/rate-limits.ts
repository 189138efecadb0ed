import { createHash } from 'node:crypto';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { unnamedQueries } from '../database/unnamed-queries.ts';
import { poolOf } from '../database/data-source.ts';

const minute = 60;
const hour = 60 * minute;

/** How often something may be done, by whom the key names, within some seconds. */
const allowancesOf = (settings: Settings) =>
  ({
    /** Wrong passwords per account and address. */
    signIn: { points: settings.limitSignInFailures, duration: 15 * minute },
    /** Wrong passwords per address over all accounts, and per account over all addresses. */
    signInAddress: { points: settings.limitSignInFailuresAddress, duration: 15 * minute },
    signInAccount: { points: settings.limitSignInFailuresAccount, duration: 15 * minute },
    /** Wrong current passwords per account. */
    passwordCheck: { points: settings.limitPasswordChecks, duration: 15 * minute },
    /** New accounts per address. */
    registration: { points: settings.limitRegistrations, duration: hour },
    /** Looking for a child without finding one, per account. */
    childSearch: { points: settings.limitChildSearches, duration: 15 * minute },
    /** The same, and adding children, per account. */
    childTriesDaily: { points: settings.limitChildSearchesDaily, duration: 24 * hour },
    /** Looking without finding, and adding what is there, per address. */
    childTriesAddress: { points: settings.limitChildTriesAddress, duration: 24 * hour },
    /** Refused acts that are recorded, per account: enough to find who tries, too few to fill the log with. */
    refusedAct: { points: 60, duration: hour },
  }) as const;

export type Allowance = keyof ReturnType<typeof allowancesOf>;

/** Counters that all servers share, in PostgreSQL; each server counts for itself while that is away. */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<Allowance, RateLimiterPostgres>;

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @InjectDataSource() database: DataSource,
  ) {
    const storeClient = unnamedQueries(poolOf(database));
    this.limiters = Object.fromEntries(
      Object.entries(allowancesOf(settings)).map(([name, { points, duration }]) => [
        name,
        new RateLimiterPostgres({
          storeClient,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // One of them clears the table for all: every five minutes what ended an hour ago.
          clearExpiredByTimeout: name === 'signIn',
          keyPrefix: name,
          points,
          duration,
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
        }),
      ]),
    ) as Record<Allowance, RateLimiterPostgres>;
  }

  /** Takes one; answers 429 with `Retry-After` when there is none left. */
  async take(name: Allowance, key: string, response: Response): Promise<void> {
    const refusal = await this.consume(name, key);
    if (refusal) throw tooMany(refusal.msBeforeNext, response);
  }

  /** Takes one and says whether there was one left. */
  async takes(name: Allowance, key: string): Promise<boolean> {
    return (await this.consume(name, key)) === null;
  }

  /** Gives one back: it was no failure after all. */
  async giveBack(name: Allowance, key: string): Promise<void> {
    if (this.settings.rateLimits) await this.limiters[name].reward(hashed(key));
  }

  /** Answers 429 when there is none left, without taking one. */
  async check(name: Allowance, key: string, response: Response): Promise<void> {
    if (!this.settings.rateLimits) return;
    const used = await this.limiters[name].get(hashed(key));
    if (used && used.remainingPoints <= 0) throw tooMany(used.msBeforeNext, response);
  }

  private async consume(name: Allowance, key: string): Promise<RateLimiterRes | null> {
    if (!this.settings.rateLimits) return null;
    try {
      await this.limiters[name].consume(hashed(key));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  }
}

/** Counters name nobody: keys are e-mails, addresses and accounts. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

/** 429 with `Retry-After`. */
export function tooMany(waitMs: number, response: Response, message: string = messages.tooManyAttempts): HttpException {
  response.setHeader('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  return new HttpException(message, 429);
}
