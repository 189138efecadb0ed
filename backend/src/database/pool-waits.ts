import { AsyncLocalStorage } from 'node:async_hooks';
import { type Pool, type PoolClient } from 'pg';

/** What is left of the time that somebody may wait for connections, and since when they are waiting. */
interface Budget {
  leftMs: number;
  waits: number;
  since: number;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Runs something whose waits for connections take no longer than this in all, however many connections it asks for. */
export const withWaitLimit = <Result>(ms: number, work: () => Result): Result =>
  budgets.run({ leftMs: ms, waits: 0, since: 0 }, work);

/** Runs something outside the limit of the request that began it: each of its waits has the pool's own limit. */
export const withoutWaitLimit = <Result>(work: () => Result): Result => budgets.exit(work);

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Makes a pool heed `withWaitLimit`. The pool knows one time limit for each wait, but a request asks it several times: for the
 * session, for the person, for what was asked.
 */
export function limitWaits(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback: Callback) => void;
  const limited = (callback: Callback): void => {
    const budget = budgets.getStore();
    if (!budget) return connect(callback);
    const usual = pool.options.connectionTimeoutMillis;
    begin(budget);
    // The pool reads its option before this call returns.
    pool.options.connectionTimeoutMillis = Math.max(1, leftOf(budget));
    connect((...answer) => {
      end(budget);
      callback(...answer);
    });
    pool.options.connectionTimeoutMillis = usual;
  };
  pool.connect = ((callback?: Callback) => {
    if (callback) return limited(callback);
    return new Promise<PoolClient>((resolve, reject) =>
      limited((error, client) =>
        client ? resolve(client) : reject(error ?? new Error('The pool gave no connection')),
      ),
    );
  }) as Pool['connect'];
}

const leftOf = ({ leftMs, since }: Budget) => leftMs - (performance.now() - since);

function begin(budget: Budget): void {
  if (budget.waits++ === 0) budget.since = performance.now();
}

function end(budget: Budget): void {
  if (--budget.waits === 0) budget.leftMs = leftOf(budget);
}
