import { EventEmitter } from 'node:events';
import pg from 'pg';
import { type DataSource } from 'typeorm';
import { Admission } from '../../src/database/admission.ts';

/** A client that only pretends to connect. */
class NoClient extends EventEmitter {
  _queryable = true;
  connect(done: (error: null) => void): void {
    done(null);
  }
  end(done?: () => void): void {
    done?.();
  }
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const poolOfOne = () => {
  const pool = new pg.Pool({ max: 1, connectionTimeoutMillis: 3000, Client: NoClient as unknown as typeof pg.Client });
  return { pool, admission: new Admission({ driver: { master: pool } } as unknown as DataSource) };
};
const watch = (waiting: Promise<unknown>) => {
  let state = 'waiting';
  waiting.then(
    () => (state = 'done'),
    ({ message }: Error) => (state = message),
  );
  return () => state;
};
const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const tooLong = 'timeout exceeded when trying to connect';

// Covers R4.
it('A request begins at once if a connection is free', async () => {
  const { admission } = poolOfOne();
  const state = watch(admission.enter());
  await pass();
  expect(state()).toBe('done');
});

// Covers R4.
it('A request under way gets the next free connection before a request that has waited longer to begin', async () => {
  const { pool, admission } = poolOfOne();
  const used = await pool.connect();
  const newcomer = watch(admission.enter());
  const underWay = pool.connect();
  used.release();
  const client = await underWay;
  await pass(10);
  expect(newcomer()).toBe('waiting');
  client.release();
  await pass(10);
  expect(newcomer()).toBe('done');
});

it('Requests begin in the order of their arrival, each when it finds a connection free', async () => {
  const { pool, admission } = poolOfOne();
  const used = await pool.connect();
  const begun: string[] = [];
  const begin = async (name: string) => {
    await admission.enter();
    begun.push(name);
    return pool.connect();
  };
  const first = begin('first');
  const second = watch(begin('second'));
  used.release();
  await pass(10);
  expect(begun).toEqual(['first']);
  (await first).release();
  await pass(10);
  expect([begun, second()]).toEqual([['first', 'second'], 'done']);
});

it('A request that needs no connection after all does not hold up those behind it', async () => {
  const { pool, admission } = poolOfOne();
  const used = await pool.connect();
  const states = [watch(admission.enter()), watch(admission.enter())];
  used.release();
  await pass(10);
  expect(states.map((state) => state())).toEqual(['done', 'done']);
});

// Covers R4.
it('A request that releases its connection and needs it again at once goes before a request that waits to begin', async () => {
  const { pool, admission } = poolOfOne();
  const used = await pool.connect();
  const newcomer = watch(admission.enter());
  const next = (async () => {
    await Promise.resolve(used.release());
    for (let step = 0; step < 20; step++) await Promise.resolve();
    return pool.connect();
  })();
  const again = await next;
  await pass(10);
  expect(newcomer()).toBe('waiting');
  again.release();
  await pass(10);
  expect(newcomer()).toBe('done');
});

// Covers R4.
it('A request that has waited for three seconds to begin is rejected', async () => {
  const { pool, admission } = poolOfOne();
  const used = await pool.connect();
  const state = watch(admission.enter());
  await pass(2990);
  expect(state()).toBe('waiting');
  await pass(20);
  expect(state()).toBe(tooLong);
  used.release();
  const next = watch(admission.enter());
  await pass(10);
  expect(next()).toBe('done');
});
