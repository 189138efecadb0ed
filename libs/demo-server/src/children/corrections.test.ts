import { type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };
/** The sample parent's child, in a team. */
const mia = 1;

function open() {
  let now = new Date('2026-11-20T12:00:00Z');
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => now });
  const [admin, coach, parent] = [server.as(ids.admin), server.as(ids.coach), server.as(ids.parent)];
  return { server, admin, coach, parent, goTo: (instant: string) => (now = new Date(instant)) };
}

const correct = (ask: Transport, id: number, body: object) =>
  ask({ method: 'PATCH', path: `/api/children/${id}`, body });
const get = async (ask: Transport, path: string) => (await ask({ method: 'GET', path })).body;
const corrections = (ask: Transport, id: number) => get(ask, `/api/children/${id}/corrections`);

/** A child of the sample parent in no team. */
async function addIda(parent: Transport): Promise<number> {
  const body = { name: 'Ida Yong', dateOfBirth: '2017-05-04' };
  return ((await parent({ method: 'POST', path: '/api/children', body })).body as { id: number }).id;
}

describe('Correcting a player in the demo', () => {
  it('changes what an admin sends, and tells guardians by whom', async () => {
    const { admin, parent, coach } = open();
    const { body } = await correct(admin, mia, {
      name: 'Keller, Mia-Lou',
      ageGroup: 'u 14',
      shortName: ' ',
      version: 1,
    });
    expect(body).toMatchObject({
      name: 'Mia-Lou Keller',
      dateOfBirth: '2014-03-14',
      ageGroup: 'U14',
      isAgeGroupSet: true,
      shortName: null,
      version: 2,
    });
    const changes = [
      { field: 'name', before: 'Mia Keller', after: 'Mia-Lou Keller' },
      { field: 'ageGroup', before: null, after: 'U14' },
    ];
    const correction = { id: 1, correctedAt: '2026-11-20T12:00:00.000Z', isMerge: false, changes };
    expect(await corrections(parent, mia)).toEqual([{ ...correction, by: 'admin' }]);
    expect(await corrections(admin, mia)).toEqual([{ ...correction, by: 'you' }]);
    expect(await coach({ method: 'GET', path: `/api/children/${mia}/corrections` })).toMatchObject({ status: 404 });
  });

  it('ends an age group that was set by hand with the season', async () => {
    const { admin, goTo } = open();
    await correct(admin, mia, { ageGroup: 'U14' });
    goTo('2027-08-31T12:00:00Z');
    expect(await get(admin, `/api/children/${mia}`)).toMatchObject({ ageGroup: 'U14', isAgeGroupSet: false });
    goTo('2027-08-30T12:00:00Z');
    expect(await get(admin, `/api/children/${mia}`)).toMatchObject({ ageGroup: 'U14', isAgeGroupSet: true });
  });

  it('rejects a stale version, and records nothing if nothing changes', async () => {
    const { admin } = open();
    await correct(admin, mia, { shortName: 'Mimi', version: 1 });
    expect(await correct(admin, mia, { shortName: 'Lou', version: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has changed this player. Please reload and try again.' },
    });
    expect(await correct(admin, mia, { shortName: 'Mimi', version: 2 })).toMatchObject({ body: { version: 2 } });
    expect(await corrections(admin, mia)).toHaveLength(1);
  });

  it('rejects the name and date of birth of another player', async () => {
    const { admin } = open();
    expect(await correct(admin, mia, { name: 'noah  okafor', dateOfBirth: '2014-10-21' })).toMatchObject({
      status: 409,
      body: { message: 'A registered player has the same name and date of birth' },
    });
  });

  it('lets guardians correct a child that nobody else knows, and of others the short name only', async () => {
    const { parent } = open();
    const ida = await addIda(parent);
    const own = (await get(parent, '/api/children')) as { id: number; isCorrectable: boolean }[];
    expect(own.filter(({ isCorrectable }) => isCorrectable).map(({ id }) => id)).toEqual([ida]);
    expect(await correct(parent, ida, { name: 'Ida Young' })).toMatchObject({ status: 200 });
    expect(await correct(parent, ida, { dateOfBirth: '1999-05-04' })).toMatchObject({
      status: 400,
      body: { errors: { dateOfBirth: 'Child must be between 3 and 19 years old' } },
    });
    expect(await correct(parent, mia, { shortName: 'Mimi' })).toMatchObject({ body: { givenName: 'Mimi' } });
    expect(await correct(parent, mia, { name: 'Mia Miller' })).toMatchObject({
      status: 403,
      body: {
        message:
          'Only an admin may correct a player who is in a team or has another guardian. You can set the short name.',
      },
    });
    expect(await correct(parent, ida, { ageGroup: 'U14' })).toMatchObject({ status: 403 });
    expect(await correct(parent, 3, { shortName: 'Noah' })).toMatchObject({ status: 404 });
  });

  it('leaves the audience of events that have begun as it was', async () => {
    const { server, admin } = open();
    const event = { startTime: '10:00', teamId: 3, relevanceType: 'age_group', ageGroupRelevance: 'U14' };
    const add = async (date: string) => {
      const body = { ...event, date };
      return ((await admin({ method: 'POST', path: '/api/events', body })).body as { id: number }).id;
    };
    const [past, coming] = [await add('2026-11-19'), await add('2026-11-21')];
    const audience = async (id: number) =>
      ((await get(admin, `/api/events/${id}/availabilities`)) as { childId: number }[]).map(({ childId }) => childId);
    const before = await audience(past);
    expect(before).toContain(mia);
    await correct(admin, mia, { dateOfBirth: '2009-03-14' });
    expect(await audience(past)).toEqual(before);
    expect(await audience(coming)).not.toContain(mia);
    server.arrange(({ formerAges }) => expect(formerAges).toMatchObject([{ childId: mia, dateOfBirth: '2014-03-14' }]));
  });

  it('keeps restrictions for the names before', async () => {
    const { server, admin } = open();
    server.arrange(({ restrictedGuardians }) =>
      restrictedGuardians.push({ childId: 3, userId: ids.parent, restrictedAt: '2026-11-01', wasGuardian: false }),
    );
    await correct(admin, 3, { name: 'Noah Adams' });
    const noah = { name: 'Noah Okafor', dateOfBirth: '2014-10-21' };
    const parent = server.as(ids.parent);
    expect(await parent({ method: 'POST', path: '/api/children', body: noah })).toMatchObject({ status: 429 });
    expect(await correct(admin, mia, noah)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^A guardian of this player is restricted/) as string },
    });
  });
});

it('Players above U19 in the demo are listed and counted', async () => {
  const { admin, coach } = open();
  expect(await get(admin, '/api/children/counts')).toMatchObject({ withoutEventGroup: 0 });
  await correct(admin, mia, { ageGroup: 'U20' });
  expect(await get(coach, '/api/children/counts')).toMatchObject({ withoutEventGroup: 1 });
  expect(await get(coach, '/api/children/all?withoutEventGroup=true')).toMatchObject([
    { id: mia, ageGroup: 'U20', isAgeGroupSet: true, shortName: null, version: 2 },
  ]);
});
