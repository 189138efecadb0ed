import { type DuplicateDto, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';
import { add, type ChildRow } from '../server/club-data.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const path = '/api/children/duplicates';

/** A club with these players alone, in this order. */
function open(...players: [name: string, dateOfBirth: string, fields?: Partial<ChildRow>][]) {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  const ids = server.arrange((data) => {
    data.children = [];
    return players.map(
      ([name, dateOfBirth, fields]) =>
        add(data.children, { name, dateOfBirth, ageGroup: null, isRegistered: true, ...fields }).id,
    );
  });
  return { server, ids, admin: server.as(1) };
}

const list = async (ask: Transport, query = '') => {
  const { body, headers } = await ask({ method: 'GET', path: path + query });
  const pairs = (body as DuplicateDto[]).map(({ differsIn, children }) => [differsIn, ...children.map(({ id }) => id)]);
  return { pairs, total: headers['x-total-count'] };
};

const distinguish = (ask: Transport, id: number, otherId: unknown, areDifferent: unknown = true) =>
  ask({ method: 'POST', path: `/api/children/${id}/distinguish`, body: { otherId, areDifferent } });

describe('Possible duplicates in the demo', () => {
  it.each([
    ['one letter', ['Mia Keller', '2014-03-14'], ['Mia Keler', '2014-03-14'], [['name', 1, 2]]],
    ['accents and signs', ['Zoë Müller-Lang', '2014-03-14'], ['Zoe Mueller Lang', '2014-03-14'], [['name', 1, 2]]],
    ['one digit of the date', ['Mia Keller', '2014-03-14'], ['mia  KELLER', '2014-08-14'], [['birth', 1, 2]]],
    ['two digits of the date', ['Mia Keller', '2014-03-14'], ['Mia Keller', '2015-08-14'], []],
    ['name and date', ['Mia Keller', '2014-03-14'], ['Mia Keler', '2014-08-14'], []],
    ['another name', ['Mia Keller', '2014-03-14'], ['Leo Keller', '2014-03-14'], []],
  ] as const)('are players who differ in %s as listed', async (_what, one, other, pairs) => {
    expect(await list(open([...one], [...other]).admin)).toEqual({ pairs, total: String(pairs.length) });
  });

  it('are registered, sorted by name, and paged', async () => {
    const { admin } = open(
      ['Zed Young', '2014-03-14'],
      ['Zed Young', '2014-03-15'],
      ['Ada Park-Lane', '2014-03-14'],
      ['Ada Park Lane', '2014-03-14'],
      ['Ada Parklane', '2014-03-14', { isRegistered: false }],
    );
    const [ada, zed] = [
      ['name', 3, 4],
      ['birth', 1, 2],
    ];
    expect(await list(admin)).toEqual({ pairs: [ada, zed], total: '2' });
    expect(await list(admin, '?limit=1&offset=1')).toEqual({ pairs: [zed], total: '2' });
  });

  it('are for admins alone', async () => {
    const { server } = open(['Mia Keller', '2014-03-14'], ['Mia Keler', '2014-03-14']);
    for (const user of [2, 3]) {
      expect(await server.as(user)({ method: 'GET', path })).toMatchObject({ status: 403 });
      expect(await distinguish(server.as(user), 1, 2)).toMatchObject({ status: 403 });
    }
  });

  it('are no longer listed once an admin has called them different, until that is taken back', async () => {
    const { admin } = open(['Mia Keller', '2014-03-14'], ['Mia Keler', '2014-03-14']);
    expect(await distinguish(admin, 2, 1)).toMatchObject({ status: 204 });
    expect(await distinguish(admin, 1, 2)).toMatchObject({ status: 204 });
    expect(await list(admin)).toEqual({ pairs: [], total: '0' });
    expect(await distinguish(admin, 1, 2, false)).toMatchObject({ status: 204 });
    expect(await list(admin)).toEqual({ pairs: [['name', 1, 2]], total: '1' });
  });

  it.each([
    ['the same player', 1, 1, 400, 'Please choose two different players'],
    ['an unknown player', 1, 99, 404, 'This player does not exist'],
    ['an unregistered player', 1, 2, 404, 'This player does not exist'],
  ])('cannot be called different from %s', async (_what, id, otherId, status, message) => {
    const { admin } = open(['Mia Keller', '2014-03-14'], ['Mia Keler', '2014-03-14', { isRegistered: false }]);
    expect(await distinguish(admin, id, otherId)).toMatchObject({ status, body: { message } });
  });
});
