import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { type Actor, isStaff, messages, spellingTolerance } from '@touchline/domain';
import { Settings } from '../config/settings.ts';
import { withoutWaitLimit } from '../database/pool-waits.ts';
import { clientAddress } from '../rate-limits/client-address.ts';
import { type RateLimit, RateLimits, tooMany } from '../rate-limits/rate-limits.ts';
import { type AddChildDto, type ChildDto, type ChildSearchDto, type SearchChildDto } from './child.dto.ts';
import { consumeMiss, refundMiss } from './child-tries.queries.ts';
import { ChildTries, type TriedName } from './child-tries.ts';
import { DuplicateChild } from './duplicate-child.ts';

/** Consumed before the try, so that parallel tries cannot exceed the limit, and refunded if the try does not count. */
interface Counter {
  consume: () => Promise<void>;
  refund: () => Promise<void>;
}

const counterNames = ['life', 'search', 'day', 'address', 'name'] as const;
type CounterName = (typeof counterNames)[number];

/**
 * What each outcome of a try counts as (see the decisions on guessing a child's birth date). A name that is only nearly right is a
 * try for every other child that it could mean, whatever it found: otherwise a decoy of nearly the same name would make all
 * searches free.
 */
const counts: Record<'found' | 'possible' | 'notFound' | 'added' | 'duplicate' | 'refused', readonly CounterName[]> = {
  found: [],
  possible: counterNames,
  notFound: counterNames,
  added: ['life', 'day', 'name'],
  duplicate: ['search', 'day', 'address'],
  refused: [],
};
type Outcome = keyof typeof counts;

const day = 24 * 60 * 60;

/** Keeps parents from guessing a child's date of birth, or that a child is in the club. Staff see all players anyway. */
@Injectable()
export class TryLimits {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly tries: ChildTries,
  ) {}

  /** Searches, unless a limit is reached: 429. A limited search does not find a child whose name was tried too often. */
  async search(
    me: Actor,
    response: Response,
    { name }: SearchChildDto,
    search: (isLimited: boolean) => Promise<ChildSearchDto>,
  ): Promise<ChildSearchDto> {
    if (this.isFree(me)) return search(false);
    const tried = { name, tolerance: spellingTolerance(name) };
    const outcomeOf = ({ child, message }: ChildSearchDto) => (!child ? 'notFound' : message ? 'possible' : 'found');
    return this.counted(me, response, tried, () => search(true), outcomeOf);
  }

  /** Adds a child, unless a limit is reached or the name was tried too often: 429, before anything is looked up. */
  async add(me: Actor, response: Response, { name }: AddChildDto, add: () => Promise<ChildDto>): Promise<ChildDto> {
    if (this.isFree(me)) return add();
    const addUnlessLocked = async () => {
      const seconds = await this.tries.secondsLocked(name);
      if (seconds > 0) throw tooMany(seconds * 1000, response, messages.nameLocked);
      return add();
    };
    return this.counted(me, response, { name, tolerance: 0 }, addUnlessLocked, () => 'added');
  }

  private isFree = (me: Actor) => isStaff(me) || !this.settings.rateLimits;

  /** Consumes from every counter, acts, and refunds the counters that the outcome does not count against. */
  private async counted<Result>(
    me: Actor,
    response: Response,
    tried: TriedName,
    act: () => Promise<Result>,
    outcomeOf: (result: Result) => Outcome,
  ): Promise<Result> {
    const counters = this.countersOf(me, response, tried);
    const taken: CounterName[] = [];
    let outcome: Outcome = 'refused';
    try {
      for (const name of counterNames) {
        await counters[name].consume();
        taken.push(name);
      }
      const result = await act();
      outcome = outcomeOf(result);
      return result;
    } catch (error) {
      if (error instanceof DuplicateChild) outcome = 'duplicate';
      throw error;
    } finally {
      const returned = taken.filter((name) => !counts[outcome].includes(name));
      // What came of the try is the answer, even when the database is too slow to put the counters right.
      await withoutWaitLimit(() => Promise.allSettled(returned.map((name) => counters[name].refund())));
      if (counts[outcome].includes('name')) await withoutWaitLimit(() => this.tries.noteLocked(tried));
    }
  }

  private countersOf(me: Actor, response: Response, tried: TriedName): Record<CounterName, Counter> {
    const limited = (limit: RateLimit, key: string): Counter => ({
      consume: () => this.limits.consume(limit, key, response),
      refund: () => this.limits.refund(limit, key),
    });
    let tryId: number;
    return {
      life: this.lifeOf(me, response),
      search: limited('childSearch', String(me.id)),
      day: limited('childTriesDaily', String(me.id)),
      address: limited('childTriesAddress', clientAddress(response.req)),
      name: {
        consume: async () => void (tryId = await this.tries.record(tried)),
        refund: () => this.tries.forget(tryId),
      },
    };
  }

  /** Tries without a match in the account's life: an admin opens the account's search again. */
  private lifeOf({ id }: Actor, response: Response): Counter {
    return {
      consume: async () => {
        const open = await consumeMiss(this.database, { userId: id, most: this.settings.limitChildTriesAccount });
        if (open === 0) throw tooMany(day * 1000, response, messages.childSearchClosed);
      },
      refund: () => refundMiss(this.database, { userId: id }),
    };
  }
}
