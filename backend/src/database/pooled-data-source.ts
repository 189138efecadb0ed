import { type QueryResult } from 'pg';
import { DataSource, QueryFailedError, type QueryRunner } from 'typeorm';
import { poolOf } from './connection.ts';

/**
 * Runs statements outside transactions directly on a connection of the pool, without the query runner that TypeORM would make for each.
 * Results, errors and the log of slow statements are TypeORM's.
 */
export class PooledDataSource extends DataSource {
  override async query<Result>(text: string, values?: unknown[], runner?: QueryRunner): Promise<Result> {
    if (runner || !this.isInitialized) return super.query<Result>(text, values, runner);
    try {
      const { command, rows, rowCount } = await this.run(text, values);
      return (command === 'UPDATE' || command === 'DELETE' ? [rows, rowCount] : rows) as Result;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }

  /** With callbacks, which cost less than a promise of the pool and one of the driver. */
  private run(text: string, values?: unknown[]): Promise<QueryResult> {
    return new Promise((done, fail) => {
      poolOf(this).connect((lost, connection, release) => {
        if (!connection) return fail(lost ?? new Error('The pool gave no connection'));
        const began = performance.now();
        connection.query(text, values!, (error, result) => {
          this.logIfSlow(performance.now() - began, text);
          if (!error) {
            release();
            return done(result);
          }
          // Once the others have heard of the error, because one may close the connection (`closeOnReadOnly`).
          process.nextTick(release);
          fail(error);
        });
      });
    });
  }

  private logIfSlow(durationMs: number, text: string): void {
    const { maxQueryExecutionTime = Infinity } = this.options;
    if (durationMs > maxQueryExecutionTime) this.logger.logQuerySlow(Math.round(durationMs), text);
  }
}
