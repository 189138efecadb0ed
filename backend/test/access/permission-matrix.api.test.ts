import { type ClubApp, startClub } from '../support/club-app.ts';
import { matrix, roles, routeOf, tally } from '../support/matrix/matrix.ts';
import { cases } from '../support/matrix/cases.ts';
import { defaultCalls } from '../support/matrix/requests.ts';
import { scopes } from '../support/matrix/scopes.ts';
import { buildWorld } from '../support/matrix/world.ts';
import { contractRoutes } from '../support/contract.ts';

/** The documentation of the contract, and a path that does not exist. */
const routesOutsideContract = ['GET /api/docs', 'GET /api/docs-json', 'PATCH /api/any/unknown/path'];

let club: ClubApp;
let limitedClub: ClubApp;
beforeAll(async () => {
  // The order matters: Passport has one strategy per process, that of the club which started last.
  limitedClub = await startClub({ rateLimits: true });
  club = await startClub();
});
afterAll(async () => {
  await club.close();
  await limitedClub.close();
});

// Covers S1, ASVS 8.2.1, 8.3.1.
describe('The permission matrix', () => {
  it.each(
    matrix.map(
      (row) => [`${row.id} ${routeOf(row)}, ${row.case}: ${row.role} gets ${row.expected_status}`, row] as const,
    ),
  )('%s', async (_name, row) => {
    const world = await buildWorld(club, limitedClub);
    if (row.case !== 'default') {
      const runCase = cases[`${row.id} ${row.case}`];
      if (!runCase) throw new Error(`There is no function for the case "${row.id} ${row.case}"`);
      return expect(await runCase(world, row.role)).toBe(row.expected_status);
    }
    const call = defaultCalls[routeOf(row)];
    if (!call) throw new Error(`There is no request for ${routeOf(row)}`);
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

  // Covers ASVS 6.3.4.
  it('has exactly the routes of the contract', () => {
    const routes = new Set(matrix.map(routeOf));
    expect([...routes].sort()).toEqual([...contractRoutes, ...routesOutsideContract].sort());
  });

  it('has a row for every route and role', () => {
    const present = new Set(matrix.map((row) => `${routeOf(row)} ${row.role}`));
    const wanted = matrix.flatMap((row) => roles.map((role) => `${routeOf(row)} ${role}`));
    expect(wanted.filter((one) => !present.has(one))).toEqual([]);
  });

  it('has a row for every request, case and scope in test/support/matrix', () => {
    const routes = new Set(matrix.map(routeOf));
    const known = new Set(matrix.map((row) => `${row.id} ${row.case}`));
    expect([...Object.keys(defaultCalls), ...Object.keys(scopes)].filter((route) => !routes.has(route))).toEqual([]);
    expect(Object.keys(cases).filter((name) => !known.has(name))).toEqual([]);
  });
});
