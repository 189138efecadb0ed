import { expect, test } from '@playwright/test';
import { mayTry, messages } from '@touchline/domain';
import { startServer } from '../support/server.ts';
import { emptyClub } from './demo-club.ts';
import { matrixRoles, operations, type Role } from './contract.ts';
import { badRequests, goodRequests, preparations, type Sent, timeZone } from './requests.ts';
import { outline } from './outline.ts';
import { backendSide, demoSide, type Side } from './sides.ts';

/** The user whose invalid requests pass the access policy; for all others valid requests are enough. */
const thorough: Role[] = ['admin', 'parent-own'];

let backend: Side;
let demo: Side;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  const server = await startServer({ RATE_LIMITS: 'off', CLUB_TIME_ZONE: timeZone, ...emptyClub });
  stop = server.stop;
  backend = await backendSide(server.url, timeZone);
  demo = await demoSide(timeZone);
});
test.afterAll(() => stop());

const callers = matrixRoles();

for (const operation of operations.filter((one) => one['x-demo'] !== 'none')) {
  const { operationId, method, path } = operation;
  test(`${operationId} behaves the same in backend and demo`, async () => {
    const roles = callers.get(`${method} ${path}`) ?? [];
    expect(roles, 'roles in the permission matrix').not.toEqual([]);
    await Promise.all([backend.refresh(), demo.refresh()]);
    for (const [role, sent] of preparations[operationId] ?? []) await both(role, sent);
    const differences: object[] = [];
    const statuses = new Set<number>();
    for (const role of roles) {
      const bad = thorough.includes(role) ? badRequests(operation) : [];
      for (const sent of [...bad, ...goodRequests(operation)]) {
        const [real, shown] = await both(role, sent);
        statuses.add(real.status);
        if (JSON.stringify(real) !== JSON.stringify(shown)) differences.push({ role, sent, real, shown });
      }
    }
    expect(differences.length, JSON.stringify(differences.slice(0, 3), null, 1)).toBe(0);
    expect(
      [...statuses].some((status) => status < 300),
      `something is answered: ${[...statuses].join()}`,
    ).toBe(true);
  });
}

test('Operations that the contract keeps out of the demo are answered with one problem there', async () => {
  const keptOut = operations.filter((one) => one['x-demo'] === 'none');
  await demo.refresh();
  for (const { method, path, 'x-requires': action } of keptOut) {
    // Some are for parents alone.
    const responses = [await demo.ask('admin', { method, path }), await demo.ask('parent-own', { method, path })];
    const sentences = responses.map(({ status, body }) => `${status} ${(body as { message: string }).message}`);
    expect(sentences, `${method} ${path}`).toContain(`403 ${messages.notInDemo}`);
    if (method !== 'GET' && !mayTry(null, action)) {
      expect((await demo.ask('anonymous', { method, path })).status).toBe(401);
    }
  }
  expect(keptOut).not.toEqual([]);
});

async function both(role: Role, sent: Sent): Promise<[{ status: number }, { status: number }]> {
  const answers = await Promise.all([backend.ask(role, sent), demo.ask(role, sent)]);
  return answers.map(outline) as [{ status: number }, { status: number }];
}
