import { jest } from '@jest/globals';
import { type ApiResponse } from '@touchline/api-client';
import { reconnected } from '@touchline/app-core';
import { openConnection } from './connection.ts';

const request = { method: 'GET', path: '/api/teams' };
const response: ApiResponse = { status: 200, body: [], headers: {} };

function setUp() {
  jest.useFakeTimers();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const send = jest.fn<() => Promise<ApiResponse>>().mockResolvedValue(response);
  const connection = openConnection();
  const transport = connection.watch(send);
  const returns = jest.fn();
  window.addEventListener(reconnected, returns);
  cleanUp = () => {
    connection.close();
    window.removeEventListener(reconnected, returns);
  };
  const device = (isOnline: boolean) => {
    onLine.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  return { connection, transport, send, device, returns };
}

let cleanUp = () => {};
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

afterEach(() => {
  cleanUp();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('A connection sends nothing of its own while all is well', async () => {
  const { connection, transport, send } = setUp();
  await transport(request);
  await wait(600_000);
  expect(connection.state()).toBe('online');
  expect(send).toHaveBeenCalledTimes(1);
});

it('A connection is offline when the device says so, and back when the server responds', async () => {
  const { connection, send, device, returns } = setUp();
  device(false);
  expect(connection.state()).toBe('offline');
  await wait(60_000);
  expect(send).not.toHaveBeenCalled();

  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  device(true);
  await wait(0);
  expect(connection.state()).toBe('unreachable');
  expect(returns).not.toHaveBeenCalled();
  await wait(5000);
  expect(connection.state()).toBe('online');
  expect(returns).toHaveBeenCalledTimes(1);
});

it('A connection asks the server itself after a failed request, with longer and longer pauses', async () => {
  const { connection, transport, send } = setUp();
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(transport(request)).rejects.toThrow('Failed to fetch');
  await wait(0);
  expect(connection.state()).toBe('unreachable');
  const counts = [];
  for (const seconds of [1, 5, 10, 20, 40, 60, 60]) {
    await wait(seconds * 1000);
    counts.push(send.mock.calls.length);
  }
  expect(counts).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

it('A connection stays online when only one request failed or the page cancelled it', async () => {
  const { connection, transport, send } = setUp();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(transport(request)).rejects.toThrow();
  await wait(0);
  expect(connection.state()).toBe('online');
  expect(send).toHaveBeenCalledTimes(2);

  send.mockRejectedValueOnce(new Error('aborted'));
  await expect(transport({ ...request, signal: AbortSignal.abort() })).rejects.toThrow();
  await wait(0);
  expect(send).toHaveBeenCalledTimes(3);
});
