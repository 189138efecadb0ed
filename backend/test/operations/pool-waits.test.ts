import pg, { type PoolClient } from 'pg';
import { limitWaits, withWaitLimit, withoutWaitLimit } from '../../src/database/pool-waits.ts';

/** A client that only pretends to connect. */
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
const stateOf = async (waiting: Promise<PoolClient>) => {
  let state = 'waiting';
  waiting.then(
    () => (state = 'connected'),
    ({ message }: Error) => (state = message),
  );
  await jest.advanceTimersByTimeAsync(0);
  return () => state;
};
const tooLong = 'timeout exceeded when trying to connect';

// Covers R4.
it('A request that has waited for the pool waits again only for the rest of its three seconds', async () => {
  const pool = poolOfOne();
  const before = await pool.connect();
  await withWaitLimit(3000, async () => {
    const first = pool.connect();
    await jest.advanceTimersByTimeAsync(2000);
    before.release();
    const client = await first;
    // Using the connection does not count as waiting.
    await jest.advanceTimersByTimeAsync(5000);
    const state = await stateOf(pool.connect());
    await jest.advanceTimersByTimeAsync(990);
    expect(state()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(20);
    expect(state()).toBe(tooLong);
    // A free connection needs no waiting.
    client.release();
    expect((await stateOf(pool.connect()))()).toBe('connected');
  });
});

it('Simultaneous waits of one request count once', async () => {
  const pool = poolOfOne();
  await pool.connect();
  await withWaitLimit(3000, async () => {
    const states = [await stateOf(pool.connect()), await stateOf(pool.connect())];
    await jest.advanceTimersByTimeAsync(2990);
    expect(states.map((state) => state())).toEqual(['waiting', 'waiting']);
    await jest.advanceTimersByTimeAsync(20);
    expect(states.map((state) => state())).toEqual([tooLong, tooLong]);
  });
});

it('Work outside a request waits for up to three seconds each time', async () => {
  const pool = poolOfOne();
  await pool.connect();
  for (let time = 0; time < 2; time++) {
    const state = await stateOf(pool.connect());
    await jest.advanceTimersByTimeAsync(2990);
    expect(state()).toBe('waiting');
    await jest.advanceTimersByTimeAsync(20);
    expect(state()).toBe(tooLong);
  }
});

it('Work that outlives its request has a wait limit of its own', async () => {
  const pool = poolOfOne();
  const client = await pool.connect();
  await withWaitLimit(3000, async () => {
    const used = await stateOf(pool.connect());
    await jest.advanceTimersByTimeAsync(3010);
    expect(used()).toBe(tooLong);
    const state = await stateOf(withoutWaitLimit(() => pool.connect()));
    await jest.advanceTimersByTimeAsync(2990);
    expect(state()).toBe('waiting');
    client.release();
    await jest.advanceTimersByTimeAsync(10);
    expect(state()).toBe('connected');
  });
});
