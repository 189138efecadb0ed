import { AsyncLocalStorage } from 'node:async_hooks';
import { type Pool, type PoolClient } from 'pg';

/** The remaining time to wait for connections. */
interface Budget {
  leftMs: number;
  /** The number of connections being waited for. */
  waits: number;
  /** The start of the current wait. */
  since: number;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Limits the total time that the work waits for connections, however many it needs. */
export const withWaitLimit = <Result>(ms: number, work: () => Result): Result =>
  budgets.run({ leftMs: ms, waits: 0, since: 0 }, work);

/** Runs work that outlives a request without the request's limit; each wait has the pool's own limit. */
export const withoutWaitLimit = <Result>(work: () => Result): Result => budgets.exit(work);

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Makes a pool obey `withWaitLimit`. The pool's own limit applies to each wait, but a request waits several times: for the
 * session, the user and its own queries.
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
    connect((...result) => {
      end(budget);
      callback(...result);
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
