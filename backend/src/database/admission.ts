import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './connection.ts';

/** The pool's own message, which becomes a 503. */
const tooLong = 'timeout exceeded when trying to connect';

/**
 * Lets a request begin when a connection is free, so that those that have begun go first. Otherwise each of a request's statements
 * would wait behind all other requests, and the waits would add up.
 */
@Injectable()
export class Admission {
  private readonly pool: Pool;
  /** In the order of arrival. */
  private readonly waiting = new Set<() => void>();

  constructor(@InjectDataSource() database: DataSource) {
    this.pool = poolOf(database);
    // The connection is idle after the event.
    const admitSoon = () => void (this.waiting.size > 0 && process.nextTick(() => this.admit()));
    this.pool.on('release', admitSoon).on('remove', admitSoon);
  }

  /** Waits for as long as the pool lets a statement wait; then throws. */
  async enter(): Promise<void> {
    if (this.waiting.size === 0 && this.isConnectionFree()) return;
    await new Promise<void>((done, fail) => {
      const begin = () => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(begin);
        fail(new Error(tooLong));
      }, this.pool.options.connectionTimeoutMillis);
      this.waiting.add(begin);
    });
  }

  private admit(): void {
    const [begin] = this.waiting;
    if (!begin || !this.isConnectionFree()) return;
    this.waiting.delete(begin);
    begin();
    // The request takes its connection before, or needs none.
    setImmediate(() => this.admit());
  }

  private isConnectionFree(): boolean {
    const { idleCount, totalCount, waitingCount, options } = this.pool;
    return waitingCount === 0 && (idleCount > 0 || totalCount < options.max);
  }
}
