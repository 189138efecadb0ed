import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './connection.ts';

/** The pool's own message, which becomes a 503. */
const tooLong = 'timeout exceeded when trying to connect';

/**
 * Lets a request begin when a connection is free, so that those under way go first. Otherwise each of a request's statements would wait
 * behind all other requests, and the waits would add up.
 */
@Injectable()
export class Admission {
  private readonly pool: Pool;
  /** In the order of arrival. */
  private readonly waiting = new Set<() => void>();

  constructor(@InjectDataSource() database: DataSource) {
    this.pool = poolOf(database);
    this.pool.on('release', this.admitNext).on('remove', this.admitNext);
  }

  /** The number of requests that wait to begin. */
  get waitingCount(): number {
    return this.waiting.size;
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

  /** Not at once, because the request whose connection is released may need it again for its next statement. */
  private readonly admitNext = (): void => {
    if (this.waiting.size > 0) setImmediate(() => this.admit());
  };

  private admit(): void {
    const [begin] = this.waiting;
    if (!begin || !this.isConnectionFree()) return;
    this.waiting.delete(begin);
    begin();
    // It takes the connection at once, or needs none.
    this.admitNext();
  }

  private isConnectionFree(): boolean {
    const { idleCount, totalCount, waitingCount, options } = this.pool;
    return waitingCount === 0 && (idleCount > 0 || totalCount < options.max);
  }
}
