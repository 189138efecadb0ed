import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { type Actor, foldName, isStaff, messages, spellingTolerance } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { type RateLimit, RateLimits, tooMany } from '../rate-limits/rate-limits.ts';
import { type AddChildDto, type ChildDto, type ChildSearchDto, type SearchChildDto } from './child.dto.ts';
import { consumeMiss, refundMiss } from './child-attempts.queries.ts';
import { type AttemptedName, ChildAttempts } from './child-attempts.ts';
import { DuplicateChildException } from './children.service.ts';
import { secondsHidden } from './child-claims.queries.ts';

/** Consumed before the attempt, so that parallel requests cannot exceed the limit, and refunded if the attempt does not count. */
interface Counter {
  consume: () => Promise<void>;
  refund: () => Promise<void>;
}

const counterNames = ['life', 'search', 'day', 'address', 'name'] as const;
type CounterName = (typeof counterNames)[number];

/**
 * The counters that each outcome counts against (ADR 21). A possible match counts like no match, because a decoy child with a
 * similar name would otherwise make all searches free.
 */
const countersByOutcome = {
  found: [],
  possible: counterNames,
  notFound: counterNames,
  added: ['life', 'day', 'name'],
  duplicate: ['search', 'day', 'address'],
  corrected: counterNames,
  rejected: [],
} as const satisfies Record<string, readonly CounterName[]>;
type Outcome = keyof typeof countersByOutcome;

const day = 24 * 60 * 60;

const lockedFor = (response: Response, seconds: number, message = messages.nameLocked) =>
  tooMany(seconds * 1000, response, message);

/** Prevents parents from guessing a child's date of birth or membership. Staff are not limited, because they see all players. */
@Injectable()
export class ChildAttemptLimits {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly attempts: ChildAttempts,
  ) {}

  /** Throws 429 if a limit is reached. A limited search does not find children with locked names. */
  async search(
    me: Actor,
    response: Response,
    { name }: SearchChildDto,
    search: (isLimited: boolean) => Promise<ChildSearchDto>,
  ): Promise<ChildSearchDto> {
    if (this.isUnlimited(me)) return search(false);
    const attempt = { name, tolerance: spellingTolerance(name) };
    const outcomeOf = ({ child, message }: ChildSearchDto) => (!child ? 'notFound' : message ? 'possible' : 'found');
    return this.limited(me, response, attempt, () => search(true), outcomeOf);
  }

  /** Throws 429, before anything is looked up, if a limit is reached or the name is locked. */
  async add(me: Actor, response: Response, { name }: AddChildDto, add: () => Promise<ChildDto>): Promise<ChildDto> {
    const addUnlessHidden = this.unlessHidden(me, response, name, add);
    if (this.isUnlimited(me)) return addUnlessHidden();
    const addUnlessLocked = this.unlessLocked(response, name, addUnlessHidden);
    return this.limited(me, response, { name, tolerance: 0 }, addUnlessLocked, () => 'added');
  }

  /**
   * Throws 429 if a guardian has corrected often today. A correction to this name is an attempt as well, whatever comes of it; null for
   * one of neither name nor date of birth.
   */
  async correct(me: Actor, response: Response, name: string | null, save: () => Promise<void>): Promise<void> {
    if (!this.isUnlimited(me)) await this.limits.consume('correction', String(me.id), response);
    if (name === null) return save();
    const saveUnlessHidden = this.unlessHidden(me, response, name, save);
    if (this.isUnlimited(me)) return saveUnlessHidden();
    const saveUnlessLocked = this.unlessLocked(response, name, saveUnlessHidden);
    return this.limited(me, response, { name, tolerance: 0 }, saveUnlessLocked, () => 'corrected', 'corrected');
  }

  /** As if the name were locked, because another response would tell a restricted guardian that the child is in the club. */
  private unlessHidden<Result>(me: Actor, response: Response, name: string, act: () => Promise<Result>) {
    return async () => {
      const seconds = await secondsHidden(this.database, { userId: me.id, foldedName: foldName(name) });
      if (seconds > 0) throw lockedFor(response, seconds);
      return act();
    };
  }

  private unlessLocked<Result>(response: Response, name: string, act: () => Promise<Result>) {
    return async () => {
      const lock = await this.attempts.lockOf(name);
      if (lock) throw lockedFor(response, lock.seconds, lock.isLasting ? messages.nameLockedForGood : undefined);
      return act();
    };
  }

  private isUnlimited = (me: Actor) => isStaff(me) || !this.settings.rateLimits;

  /** Consumes from every counter, acts, and refunds the counters that the outcome does not count against. */
  private async limited<Result>(
    me: Actor,
    response: Response,
    attempt: AttemptedName,
    act: () => Promise<Result>,
    outcomeOf: (result: Result) => Outcome,
    failed: Outcome = 'rejected',
  ): Promise<Result> {
    const counters = this.countersOf(me, response, attempt);
    const consumed: CounterName[] = [];
    let outcome: Outcome = 'rejected';
    try {
      for (const name of counterNames) {
        await counters[name].consume();
        consumed.push(name);
      }
      outcome = failed;
      const result = await act();
      outcome = outcomeOf(result);
      return result;
    } catch (error) {
      if (error instanceof DuplicateChildException) outcome = 'duplicate';
      throw error;
    } finally {
      const counted: readonly CounterName[] = countersByOutcome[outcome];
      const refunds = consumed.filter((name) => !counted.includes(name));
      // The outcome is returned even if the database is too slow to refund the counters.
      await Promise.allSettled(refunds.map((name) => counters[name].refund()));
      if (counted.includes('name')) await this.attempts.lockNames(attempt);
    }
  }

  private countersOf(me: Actor, response: Response, attempt: AttemptedName): Record<CounterName, Counter> {
    const limited = (limit: RateLimit, key: string): Counter => ({
      consume: () => this.limits.consume(limit, key, response),
      refund: () => this.limits.refund(limit, key),
    });
    let attemptId: number;
    return {
      life: this.lifeOf(me, response),
      search: limited('childSearch', String(me.id)),
      day: limited('childTriesDaily', String(me.id)),
      address: limited('childTriesAddress', clientAddress(response.req)),
      name: {
        consume: async () => void (attemptId = await this.attempts.record(attempt)),
        refund: () => this.attempts.delete(attemptId),
      },
    };
  }

  /** Attempts without a match over the life of the account, until an admin reopens the search. */
  private lifeOf({ id }: Actor, response: Response): Counter {
    return {
      consume: async () => {
        const consumed = await consumeMiss(this.database, { userId: id, max: this.settings.limitChildTriesAccount });
        if (consumed === 0) throw tooMany(day * 1000, response, messages.childSearchClosed);
      },
      refund: () => refundMiss(this.database, { userId: id }),
    };
  }
}
