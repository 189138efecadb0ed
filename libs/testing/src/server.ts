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
let asked: OperationName[] = [];

globalThis.beforeEach?.(() => {
  obstacles = [];
  asked = [];
});

/** The club's server, as a test sees it. */
export const server = {
  /** Asks as somebody else would, from another browser: `await server.as('admin')({ method: 'GET', path: '/api/teams' })`. */
  as: (person: Person | null): Transport => club().as(person && accountOf(person).id),

  /** What pages have asked for in this test, the newest last. */
  asked: (): readonly OperationName[] => asked,

  /** The next call of an operation is refused; status 0: nobody answers. */
  fail(
    operation: OperationName,
    status: number,
    message = 'Something went wrong on our side. Please try again.',
  ): void {
    const obstacle: Obstacle = {
      operation,
      meet: async () => {
        obstacles = obstacles.filter((other) => other !== obstacle);
        if (status === 0) throw new TypeError('Failed to fetch');
        return problem(status, message);
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

/** What a page under test asks through: the club, with the obstacles that the test has put in the way. */
export function transportOf(person: Person | null): Transport {
  const ask = server.as(person);
  return async (request) => (await meetObstacles(request)) ?? ask(request);
}

async function meetObstacles({ method, path }: ApiRequest): Promise<ApiResponse | undefined> {
  const operation = findRoute(method, path.split('?')[0]!)?.operation;
  if (operation) asked.push(operation);
  for (const obstacle of obstacles.filter((known) => known.operation === operation)) {
    const answer = await obstacle.meet();
    if (answer) return answer;
  }
  return undefined;
}
