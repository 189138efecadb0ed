import { createHash } from 'node:crypto';
import pg, { type DatabaseError, type QueryResult } from 'pg';

/**
 * SQLSTATEs of a prepared statement that cannot run: the connection does not have it, has another one under its name, or a migration
 * has changed its result.
 */
export const lostStatementStates = ['26000', '42P05', '0A000'];

/** Per connection, because each combination of filters is a statement of its own and PostgreSQL keeps every prepared plan. */
const maxPrepared = 200;

/** Rejection of every statement after the one that failed in a transaction. */
const abortedState = '25P02';

type Callback = (error: Error | null, result?: QueryResult) => void;

/**
 * A connection that prepares each statement with values under a name, so that PostgreSQL parses and plans it once per connection
 * instead of once per request. A prepared statement that cannot run is repeated without a name. After 200 statements, further ones
 * are not prepared.
 */
export class PreparingClient extends pg.Client {
  private readonly prepared = new Set<string>();
  private readonly unnamed = new Set<string>();

  /* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument -- the driver's overloads have no common type */
  override query(statement: any, values?: any, callback?: any): any {
    if (typeof statement !== 'string' || !Array.isArray(values) || !this.isPrepared(statement)) {
      return super.query(statement, values, callback);
    }
    const result = this.prepareAndRun(statement, values);
    if (!callback) return result;
    result.then((rows) => (callback as Callback)(null, rows), callback as Callback);
  }
  /* eslint-enable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument */

  private isPrepared(text: string): boolean {
    if (this.unnamed.has(text)) return false;
    if (this.prepared.size < maxPrepared) this.prepared.add(text);
    return this.prepared.has(text);
  }

  private async prepareAndRun(text: string, values: unknown[]): Promise<QueryResult> {
    try {
      return await super.query({ name: nameOf(text), text, values });
    } catch (error) {
      if (!lostStatementStates.includes(codeOf(error))) throw error;
      this.unnamed.add(text);
      return await super.query({ text, values }).catch((second: unknown) => {
        throw codeOf(second) === abortedState ? error : second;
      });
    }
  }
}

const codeOf = (error: unknown): string => (error as DatabaseError).code ?? '';

const names = new Map<string, string>();

/** A hash, because PostgreSQL cuts names after 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
