import { jest } from '@jest/globals';
import pg, { type PoolClient } from 'pg';
import { limitWaits, withWaitLimit, withoutWaitLimit } from '../src/database/pool-waits.ts';

/** A client that connects to nothing. */
class NoClient extends pg.Client {
  _queryable = true;
  override connect(done?: unknown): any {
    (done as (error: null) => void)(null);
  }
  override end(done?: unknown): any {
    (done as undefined | (() => void))?.();
  }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const poolOfOne = () => {
  const pool = new pg.Pool({ max: 1, connectionTimeoutMillis: 3000, Client: NoClient });
  limitWaits(pool);
  return pool;
};
const outcome = async (waiting: Promise<PoolClient>) => {
  let said = 'waits';
  waiting.then(
    () => (said = 'has it'),
    ({ message }: Error) => (said = message),
  );
  await jest.advanceTimersByTimeAsync(0);
  return () => said;
};
const tooLong = 'timeout exceeded when trying to connect';

it('a request that has waited for the pool waits for it again only as long as is left of three seconds', async () => {
  const pool = poolOfOne();
  const before = await pool.connect();
  await withWaitLimit(3000, async () => {
    const first = pool.connect();
    await jest.advanceTimersByTimeAsync(2000);
    before.release();
    const client = await first;
    // Work with the connection is no waiting.
    await jest.advanceTimersByTimeAsync(5000);
    const said = await outcome(pool.connect());
    await jest.advanceTimersByTimeAsync(990);
    expect(said()).toBe('waits');
    await jest.advanceTimersByTimeAsync(20);
    expect(said()).toBe(tooLong);
    // What is free is had without waiting.
    client.release();
    expect((await outcome(pool.connect()))()).toBe('has it');
  });
});

it('two waits at the same time are one', async () => {
  const pool = poolOfOne();
  await pool.connect();
  await withWaitLimit(3000, async () => {
    const said = [await outcome(pool.connect()), await outcome(pool.connect())];
    await jest.advanceTimersByTimeAsync(2990);
    expect(said.map((one) => one())).toEqual(['waits', 'waits']);
    await jest.advanceTimersByTimeAsync(20);
    expect(said.map((one) => one())).toEqual([tooLong, tooLong]);
  });
});

it('whoever is no request waits for three seconds each time', async () => {
  const pool = poolOfOne();
  await pool.connect();
  for (let time = 0; time < 2; time++) {
    const said = await outcome(pool.connect());
    await jest.advanceTimersByTimeAsync(2990);
    expect(said()).toBe('waits');
    await jest.advanceTimersByTimeAsync(20);
    expect(said()).toBe(tooLong);
  }
});

it('what outlives a request does not wait on its account', async () => {
  const pool = poolOfOne();
  const client = await pool.connect();
  await withWaitLimit(3000, async () => {
    const used = await outcome(pool.connect());
    await jest.advanceTimersByTimeAsync(3010);
    expect(used()).toBe(tooLong);
    const said = await outcome(withoutWaitLimit(() => pool.connect()));
    await jest.advanceTimersByTimeAsync(2990);
    expect(said()).toBe('waits');
    client.release();
    await jest.advanceTimersByTimeAsync(10);
    expect(said()).toBe('has it');
  });
});
