import { type ApiRequest, type ApiResponse, type Transport } from '@touchline/api-client';
import { findRoute, type OperationName, problem } from '@touchline/demo-server';
import { club } from './club.ts';
import { accountOf, type Person } from './people.ts';

/** What an operation meets before the club answers. */
interface Obstacle {
  operation: OperationName;
  /** Resolves with another answer, with nothing to let the call through, or rejects when nobody answers. */
  meet: () => Promise<ApiResponse | void>;
}

let obstacles: Obstacle[] = [];
let calls: { operation: OperationName; body: unknown }[] = [];
let isAway = false;

globalThis.beforeEach?.(() => {
  obstacles = [];
  calls = [];
  isAway = false;
});

/** The club's server, as a test sees it. */
export const server = {
  /** Asks as somebody else would, from another browser: `await server.as('admin')({ method: 'GET', path: '/api/teams' })`. */
  as: (person: Person | null): Transport => club().as(person && accountOf(person).id),

  /** What pages have asked for in this test, the newest last. */
  asked: (): readonly OperationName[] => calls.map(({ operation }) => operation),

  /** The bodies that pages have sent to an operation in this test, the newest last. */
  sent: (operation: OperationName): readonly unknown[] =>
    calls.filter((call) => call.operation === operation).map(({ body }) => body),

  /** Nobody answers pages any more, until the server is `back`. */
  away(): void {
    isAway = true;
  },
  back(): void {
    isAway = false;
  },

  /** The next call of an operation is refused; status 0: nobody answers. */
  fail(
    operation: OperationName,
    status: number,
    message = 'Something went wrong on our side. Please try again.',
    members: { errors?: Record<string, string> } = {},
  ): void {
    const obstacle: Obstacle = {
      operation,
      meet: async () => {
        obstacles = obstacles.filter((other) => other !== obstacle);
        if (status === 0) throw nobody();
        return problem(status, message, members);
      },
    };
    obstacles.push(obstacle);
  },

  /** Calls of an operation wait until the test lets them go: `const letGo = server.hold('createTeam')`. */
  hold(operation: OperationName): () => void {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    const obstacle: Obstacle = { operation, meet: () => released };
    obstacles.push(obstacle);
    return () => {
      obstacles = obstacles.filter((other) => other !== obstacle);
      letGo();
    };
  },
};

const nobody = () => new TypeError('Failed to fetch');

/**
 * What a page under test asks through: the club, with the obstacles that the test has put in the way. A browser of its own, in
 * which this person is signed in at first, or nobody; signing in, registering and signing out change that.
 */
export function transportOf(person: Person | null): Transport {
  const ask = server.as(person);
  return async (request) => (await meetObstacles(request)) ?? ask(request);
}

async function meetObstacles({ method, path, body }: ApiRequest): Promise<ApiResponse | undefined> {
  const operation = findRoute(method, path.split('?')[0]!)?.operation;
  if (operation) calls.push({ operation, body });
  if (isAway) throw nobody();
  for (const obstacle of obstacles.filter((known) => known.operation === operation)) {
    const answer = await obstacle.meet();
    if (answer) return answer;
  }
  return undefined;
}
