import { type ClubApp, startClub } from './support/club-app.ts';
import { matrix, routeOf, tally } from './support/matrix.ts';
import { cases } from './support/matrix-cases.ts';
import { defaultCalls } from './support/matrix-requests.ts';
import { scopes } from './support/matrix-scopes.ts';
import { buildWorld } from './support/matrix-world.ts';
import { contractRoutes } from './support/contract.ts';

/** Routes that are no operations of the contract: its own documentation, and a path that does not exist. */
const outside = ['GET /api/docs', 'GET /api/docs-json', 'PATCH /api/any/unknown/path'];
const built = [...contractRoutes, ...outside];
const rows = matrix.filter((row) => built.includes(routeOf(row)));
const notBuilt = [...new Set(matrix.map(routeOf).filter((route) => !built.includes(route)))];

let club: ClubApp;
let limitedClub: ClubApp;
beforeAll(async () => {
  // In this order: Passport knows one strategy per process, that of the club which started last.
  limitedClub = await startClub({ rateLimits: true });
  club = await startClub();
});
afterAll(async () => {
  await club.close();
  await limitedClub.close();
});

describe('the permission matrix', () => {
  it.each(
    rows.map(
      (row) => [`${row.id} ${routeOf(row)}, ${row.case}: ${row.role} gets ${row.expected_status}`, row] as const,
    ),
  )('%s', async (_name, row) => {
    const world = await buildWorld(club, limitedClub);
    if (row.case !== 'default') {
      const play = cases[`${row.id} ${row.case}`];
      if (!play) throw new Error(`Nothing plays the case "${row.id} ${row.case}"`);
      return expect(await play(world, row.role)).toBe(row.expected_status);
    }
    const call = defaultCalls[routeOf(row)];
    if (!call) throw new Error(`Nothing calls ${routeOf(row)}`);
    const { status, body, headers } = await call(await world.as(row.role), world, row.role);
    expect(tally([status])).toBe(row.expected_status);
    expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{8,64}$/);
    if (status < 300) scopes[routeOf(row)]?.(body, world, row.role);
    else
      expect(body).toMatchObject({
        status,
        title: expect.any(String),
        message: expect.any(String),
        error: body.message,
      });
  });

  it('has rows for every route of the contract', () => {
    const named = new Set(matrix.map(routeOf));
    expect(contractRoutes.filter((route) => !named.has(route))).toEqual([]);
  });

  it.todo(`has ${notBuilt.length} routes that are not built yet: ${notBuilt.join(', ')}`);
});
