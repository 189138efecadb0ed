import { type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };
/** Mia Keller is the sample parent's child, in a team of the sample coach. */
const mia = 1;

function open() {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  server.arrange(({ users }) =>
    Object.assign(
      users.find(({ id }) => id === ids.parent)!,
      { phone: '07700 900123' },
    ),
  );
  return server;
}
const lookUp = (ask: Transport, id: number) => ask({ method: 'POST', path: `/api/children/${id}/contact-lookups` });
const get = (ask: Transport, path: string) => ask({ method: 'GET', path });

it('POST /api/children/{id}/contact-lookups in the demo shows the number to the coach, and the look-up to the parent', async () => {
  const server = open();
  expect(await lookUp(server.as(ids.coach), mia)).toMatchObject({
    status: 200,
    body: { guardians: [{ fullName: 'Pat Keller', phone: '07700 900123' }] },
  });
  const latest = { id: 1, lookedUpBy: 'Casey Rivera', lookedUpAt: '2026-11-20T12:00:00.000Z' };
  const { body } = await get(server.as(ids.parent), '/api/children');
  expect((body as { id: number }[]).find(({ id }) => id === mia)).toMatchObject({
    contactLookups: { total: 1, latest },
  });
  for (const user of [ids.parent, ids.admin]) {
    expect((await get(server.as(user), `/api/children/${mia}/contact-lookups`)).body).toEqual([latest]);
  }
  expect(await get(server.as(ids.coach), `/api/children/${mia}/contact-lookups`)).toMatchObject({ status: 404 });
});

it('A coach in the demo who makes themselves coach of a team waits for an admin', async () => {
  const server = open();
  const [coach, admin] = [server.as(ids.coach), server.as(ids.admin)];
  const amir = 5;
  const access = async () => ((await get(coach, `/api/children/${amir}`)).body as { contacts: string }).contacts;
  await coach({ method: 'POST', path: '/api/team-members', body: { teamId: 3, childId: amir } });
  expect([await access(), (await lookUp(coach, amir)).status]).toEqual(['denied', 403]);
  const team = await coach({ method: 'PUT', path: '/api/teams/3', body: { leadCoachId: ids.coach } });
  expect(team.body).toMatchObject({ unconfirmedCoaches: [{ id: ids.coach, fullName: 'Casey Rivera' }] });
  expect([await access(), (await lookUp(coach, amir)).status]).toEqual(['unconfirmed', 403]);
  const confirm = (ask: Transport, user: number) =>
    ask({ method: 'POST', path: `/api/teams/3/coaches/${user}/confirm` });
  expect(await confirm(coach, ids.coach)).toMatchObject({ status: 403 });
  expect(await confirm(admin, ids.parent)).toMatchObject({ status: 404 });
  expect(await confirm(admin, ids.coach)).toMatchObject({ status: 200, body: { unconfirmedCoaches: [] } });
  expect([await access(), (await lookUp(coach, amir)).status]).toEqual(['allowed', 200]);
});
