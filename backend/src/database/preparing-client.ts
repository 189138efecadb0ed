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
    if (callback) return this.prepareAndRun(statement, values, callback as Callback);
    return new Promise((done, fail) =>
      this.prepareAndRun(statement, values, (error, result) => (error ? fail(error) : done(result))),
    );
  }
  /* eslint-enable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-argument */

  private isPrepared(text: string): boolean {
    if (this.prepared.has(text)) return true;
    if (this.unnamed.has(text) || this.prepared.size >= maxPrepared) return false;
    this.prepared.add(text);
    return true;
  }

  private prepareAndRun(text: string, values: unknown[], callback: Callback): void {
    const whenDone: Callback = (error, result) => {
      if (!error || !lostStatementStates.includes(codeOf(error))) return callback(error, result);
      this.prepared.delete(text);
      this.unnamed.add(text);
      super.query(text, values, (second, rows) => callback(codeOf(second) === abortedState ? error : second, rows));
    };
    const query = new NamedQuery(text, values, whenDone);
    query.name = nameOf(text);
    super.query(query);
  }
}

/** The driver copies an object with a name and a text, but takes a query as it is. */
const NamedQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[],
  callback: Callback,
) => pg.Query & { name: string };

const codeOf = (error: unknown): string => (error as DatabaseError | null)?.code ?? '';

const names = new Map<string, string>();

/** A hash, because PostgreSQL cuts names after 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
