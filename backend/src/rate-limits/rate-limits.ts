import { createHash } from 'node:crypto';
import { HttpException, Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { type Pool, type QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { limits, messages } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { poolOf } from '../database/connection.ts';

const minute = 60;
const hour = 60 * minute;
/** Allowed between the clocks of servers. */
const clockDifference = 5 * minute;

/** Points per key and period in seconds. */
const limitsOf = (settings: Settings) =>
  ({
    /** Wrong passwords per account and address. */
    signIn: { points: settings.limitSignInFailures, duration: 15 * minute },
    /** Wrong passwords per address over all accounts, and per account over all addresses. */
    signInAddress: { points: settings.limitSignInFailuresAddress, duration: 15 * minute },
    signInAccount: { points: settings.limitSignInFailuresAccount, duration: 15 * minute },
    /** Changes of a second factor, per account. */
    secondFactorChange: { points: 10, duration: 24 * hour },
    /** Wrong codes after the right password, per account, and separately on devices that know the account. */
    signInCode: { points: 10, duration: hour },
    /** Wrong current passwords per account. */
    passwordCheck: { points: settings.limitPasswordChecks, duration: 15 * minute },
    /** New accounts per address. */
    registration: { points: settings.limitRegistrations, duration: hour },
    /** Requests for a new password per address. */
    passwordReset: { points: 50, duration: hour },
    /** Mails to verify an address, per account. */
    verification: { points: 3, duration: 30 * minute },
    /** Mails to verify an address, per address of the network; further ones wait. */
    verificationAddress: { points: settings.limitVerifications, duration: hour },
    /** Mails about wrong codes, per account. */
    codesTried: { points: 1, duration: 24 * hour },
    /** Mails about new devices, per account. */
    newDevice: { points: 5, duration: 24 * hour },
    /** Searches for a child without a match, per account. */
    childSearch: { points: settings.limitChildSearches, duration: 15 * minute },
    /** Searches without a match and added children, per account. */
    childTriesDaily: { points: settings.limitChildSearchesDaily, duration: 24 * hour },
    /** Searches without a match and adding registered children, per address. */
    childTriesAddress: { points: settings.limitChildTriesAddress, duration: 24 * hour },
    /** Corrections of own children, per guardian. */
    correction: { points: limits.corrections.perDay, duration: 24 * hour },
    /** Files with data, of the own account, and of players per admin. */
    export: { points: limits.exports.perDay, duration: 24 * hour },
    childExport: { points: limits.exports.ofChildrenPerDay, duration: 24 * hour },
    /** Requests for access, per account and per child. */
    accessRequest: { points: limits.accessRequests.perDay, duration: 24 * hour },
    accessRequestChild: { points: limits.accessRequests.perDay, duration: 24 * hour },
    /** Invitations of guardians, per account and per address. */
    guardianInvitation: { points: limits.invitations.perDay, duration: 24 * hour },
    guardianInvitationAddress: { points: limits.invitations.perAddress, duration: 24 * hour },
    /** Answers sent with links, per guardian. */
    answerLink: { points: limits.answerLinks.perHour, duration: hour },
    /** Reading a feed, per link. */
    feed: { points: limits.feeds.perHour, duration: hour },
    /** Links of feeds that do not work, per address. */
    unknownFeed: { points: limits.feeds.unknownPerHour, duration: hour },
    /** Events for the whole club, per coach. */
    clubEvents: { points: settings.limitClubEventsDaily, duration: 24 * hour },
    /** Recorded denials per account: enough to find who tries, too few to fill the audit log. */
    deniedAction: { points: 60, duration: hour },
  }) as const;

export type RateLimit = keyof ReturnType<typeof limitsOf>;

/** Counters in PostgreSQL, shared by all servers. While the database is unreachable, each server counts in memory. */
@Injectable()
export class RateLimits {
  private readonly limiters: Record<RateLimit, RateLimiterPostgres>;

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @InjectDataSource() database: DataSource,
  ) {
    const storeClient = unnamedQueries(poolOf(database));
    this.limiters = Object.fromEntries(
      Object.entries(limitsOf(settings)).map(([name, { points, duration }]) => [
        name,
        new RateLimiterPostgres({
          storeClient,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          // One limiter clears the table for all: every five minutes it deletes what expired over an hour ago.
          clearExpiredByTimeout: name === 'signIn',
          keyPrefix: name,
          points,
          duration,
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
        }),
      ]),
    ) as Record<RateLimit, RateLimiterPostgres>;
  }

  /** Consumes a point; throws 429 with `Retry-After` if none is left. */
  async consume(limit: RateLimit, key: string, response: Response): Promise<void> {
    const exceeded = await this.spend(limit, key);
    if (exceeded) throw tooMany(exceeded.msBeforeNext, response);
  }

  /** Consumes several points or none; throws 429 with `Retry-After` if too few are left. */
  async consumeAll(
    limit: RateLimit,
    key: string,
    points: number,
    { response, message }: { response: Response; message: string },
  ): Promise<void> {
    const exceeded = await this.spend(limit, key, points);
    if (!exceeded) return;
    await this.refund(limit, key, points);
    throw tooMany(exceeded.msBeforeNext, response, message);
  }

  /** Consumes a point and returns whether one was left. */
  async tryConsume(limit: RateLimit, key: string): Promise<boolean> {
    return (await this.spend(limit, key)) === null;
  }

  /** Consumes a point, even if none is left. Returns for how many periods the points before it would last. */
  async spread(limit: RateLimit, key: string): Promise<number> {
    const exceeded = await this.spend(limit, key);
    return exceeded ? Math.floor((exceeded.consumedPoints - 1) / this.limiters[limit].points) : 0;
  }

  /** Returns points whose attempt should not count. */
  async refund(limit: RateLimit, key: string, points = 1): Promise<void> {
    if (this.settings.rateLimits) await this.limiters[limit].reward(hashed(key), points);
  }

  /** Throws 429 if no point is left, without consuming one. */
  async check(limit: RateLimit, key: string, response: Response): Promise<void> {
    if (!this.settings.rateLimits) return;
    const used = await this.limiters[limit].get(hashed(key));
    if (used && used.remainingPoints <= 0) throw tooMany((await this.shorten(limit, key, used)).msBeforeNext, response);
  }

  /** Returns null if the points were left. */
  private async spend(limit: RateLimit, key: string, points = 1): Promise<RateLimiterRes | null> {
    if (!this.settings.rateLimits) return null;
    try {
      await this.limiters[limit].consume(hashed(key), points);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.shorten(limit, key, error);
      throw error;
    }
  }

  /** A wait that is longer than the period began while the server's clock was wrong, and begins again. */
  private async shorten(limit: RateLimit, key: string, used: RateLimiterRes): Promise<RateLimiterRes> {
    const limiter = this.limiters[limit];
    if (used.msBeforeNext <= (limiter.duration + clockDifference) * 1000) return used;
    return limiter.set(hashed(key), used.consumedPoints, limiter.duration);
  }
}

/**
 * The pool without statement names. A named statement is prepared once per connection, which fails behind a pool such as PgBouncer
 * that gives each transaction another one.
 */
const unnamedQueries = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query({ text, values }),
});

/** Keys contain emails and IP addresses, so only their hashes are stored. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');

export function tooMany(waitMs: number, response: Response, message: string = messages.tooManyAttempts): HttpException {
  response.setHeader('retry-after', Math.max(1, Math.ceil(waitMs / 1000)));
  return new HttpException(message, 429);
}
