import { act } from '@testing-library/react';
import { type ApiRequest, type ApiResponse, type OperationName, type Transport } from '@touchline/api-client';
import { findOperation, problem } from '@touchline/demo-server';
import { club } from './club.ts';
import { accountOf, type Person } from './people.ts';

/** The body of a response, and of a list its `x-total-count`, which may be a minimum. */
type Reply = (request: ApiRequest) => { body?: unknown; status?: number; total?: number; isMinimum?: boolean };

/** Replaces or delays the response of an operation. */
interface Interceptor {
  operation: OperationName;
  /** Resolves with another response, or with nothing to let the request through; rejects if the network fails. */
  intercept: () => Promise<ApiResponse | void>;
}

let interceptors: Interceptor[] = [];
let bodies: { [Name in OperationName]?: Reply } = {};
let calls: { operation: OperationName; path: string; body: unknown }[] = [];
let isAway = false;
/** The requests of this test that have no response yet. */
const pending = new Set<ApiRequest>();

globalThis.beforeEach?.(() => {
  interceptors = [];
  bodies = {};
  calls = [];
  isAway = false;
  pending.clear();
});

/** Controls the server of the test's club. */
export const server = {
  /** The API as another user calls it, from another browser: `await server.as('admin')({ method: 'GET', path: '/api/teams' })`. */
  as: (person: Person | null): Transport => club().as(person && accountOf(person).id),

  /** The operations that pages have requested in this test, the newest last. */
  requested: (): readonly OperationName[] => calls.map(({ operation }) => operation),

  /** The bodies that pages have sent to an operation in this test, the newest last. */
  sent: (operation: OperationName): readonly unknown[] =>
    calls.filter((call) => call.operation === operation).map(({ body }) => body),

  /** The addresses with which pages have called an operation in this test, the newest last: `/api/events?limit=20`. */
  addresses: (operation: OperationName): readonly string[] =>
    calls.filter((call) => call.operation === operation).map(({ path }) => path),

  /** Makes the server unreachable for pages until it is `back`. */
  away(): void {
    isAway = true;
  },
  back(): void {
    isAway = false;
  },

  /** Makes the next request of an operation fail; with status 0, because the server is unreachable. */
  fail(
    operation: OperationName,
    status: number,
    message = 'Something went wrong on our side. Please try again.',
    members: { errors?: Record<string, string>; secondFactor?: boolean } = {},
  ): void {
    const interceptor: Interceptor = {
      operation,
      intercept: async () => {
        interceptors = interceptors.filter((other) => other !== interceptor);
        if (status === 0) throw networkError();
        return problem(status, message, members);
      },
    };
    interceptors.push(interceptor);
  },

  /** Responds to an operation that the demo, and so the test's club, does not have: `server.returns('getMail', () => ({ body }))`. */
  returns(operation: OperationName, reply: Reply = () => ({})): void {
    bodies[operation] = reply;
  },

  /** Waits until pages have received all responses and request nothing more; for what must not happen afterwards. */
  async idle(): Promise<void> {
    await act(async () => {
      for (let quiet = 0; quiet < 3; quiet = pending.size === 0 ? quiet + 1 : 0) {
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
  },

  /** Holds requests of an operation until the test releases them: `const release = server.hold('createTeam')`. */
  hold(operation: OperationName): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const interceptor: Interceptor = { operation, intercept: () => released };
    interceptors.push(interceptor);
    return () => {
      interceptors = interceptors.filter((other) => other !== interceptor);
      release();
    };
  },
};

const networkError = () => new TypeError('Failed to fetch');

/**
 * The transport of a page under test, with the failures and delays that the test has set. It is a browser of its own, in which the
 * given user is signed in at first; signing in, registering and signing out change that.
 */
export function transportOf(person: Person | null): Transport {
  const send = server.as(person);
  return async (request) => {
    pending.add(request);
    try {
      return (await intercept(request)) ?? (await send(request));
    } finally {
      pending.delete(request);
    }
  };
}

async function intercept(request: ApiRequest): Promise<ApiResponse | undefined> {
  const { method, path, body } = request;
  const operation = findOperation(method, path.split('?')[0]!)?.name;
  if (operation) calls.push({ operation, path, body });
  if (isAway) throw networkError();
  for (const interceptor of interceptors.filter((known) => known.operation === operation)) {
    const response = await interceptor.intercept();
    if (response) return response;
  }
  const reply = operation && bodies[operation]?.(request);
  if (!reply) return undefined;
  const { body: returned = {}, status = 200, total, isMinimum } = reply;
  const headers = {
    ...(total !== undefined && { 'x-total-count': String(total) }),
    ...(isMinimum && { 'x-total-count-is-minimum': 'true' }),
  };
  return { status, body: returned, headers };
}
