import { type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };
/** Mia Keller is the sample parent's child, in a team of the sample coach. */
const mia = 1;

function open() {
  let now = new Date('2026-11-20T12:00:00Z');
  const demo = createDemoServer({ storage: memoryStorage(), club, now: () => now });
  const server = Object.assign(demo, { goTo: (instant: string) => (now = new Date(instant)) });
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

it('POST /api/children/{id}/contact-lookups in the demo shows the number to the coach', async () => {
  expect(await lookUp(open().as(ids.coach), mia)).toMatchObject({
    status: 200,
    body: { guardians: [{ fullName: 'Pat Keller', phone: '07700 900123' }] },
  });
});

it('A look-up in the demo is seen by parents and admins, not by coaches', async () => {
  const server = open();
  await lookUp(server.as(ids.coach), mia);
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
  expect((await get(coach, `/api/children/${amir}`)).body).toMatchObject({
    contacts: 'denied',
    contactsWait: { from: '2026-11-28', isOwn: true },
  });
  const waiting = await lookUp(coach, amir);
  expect(waiting.status).toBe(403);
  expect(JSON.stringify(waiting.body)).toContain('because you added this child yourself');
  server.goTo('2026-11-27T12:00:01Z');
  expect([await access(), (await lookUp(coach, amir)).status]).toEqual(['allowed', 200]);
});

it('GET /api/children/{id}/team-changes in the demo shows guardians and admins who put the child into which team', async () => {
  const server = open();
  const coach = server.as(ids.coach);
  const path = `/api/children/${mia}/team-changes`;
  expect(await get(server.as(ids.parent), path)).toMatchObject({ status: 200, body: [] });
  expect(await coach({ method: 'POST', path: '/api/team-members', body: { teamId: 3, childId: mia } })).toMatchObject({
    status: 201,
  });
  await coach({ method: 'DELETE', path: `/api/teams/3/members/${mia}` });
  for (const user of [ids.parent, ids.admin]) {
    expect((await get(server.as(user), path)).body).toMatchObject([
      { hasJoined: false, changedBy: 'Casey Rivera' },
      { hasJoined: true, changedBy: 'Casey Rivera' },
    ]);
  }
  expect(await get(coach, path)).toMatchObject({ status: 404 });
});

it('A coach in the demo confirms nobody by saving a form, and a dismissed coach has to be confirmed again', async () => {
  const server = open();
  const [coach, admin] = [server.as(ids.coach), server.as(ids.admin)];
  const mate = 1;
  server.arrange(({ users }) =>
    Object.assign(
      users.find(({ id }) => id === mate)!,
      { isCoach: true },
    ),
  );
  const save = (ask: Transport, leadCoachId: number | null) =>
    ask({ method: 'PUT', path: '/api/teams/3', body: { leadCoachId } });
  expect((await save(admin, ids.coach)).body).toMatchObject({ unconfirmedCoaches: [] });
  await save(coach, null);
  expect((await save(coach, mate)).body).toMatchObject({ unconfirmedCoaches: [{ id: mate }] });
  await save(coach, ids.coach);
  await admin({ method: 'POST', path: `/api/teams/3/coaches/${ids.coach}/confirm` });
  await admin({ method: 'POST', path: `/api/users/${ids.coach}/remove-coach` });
  await admin({ method: 'POST', path: `/api/users/${ids.coach}/make-coach` });
  expect((await get(admin, '/api/teams/3')).body).toMatchObject({ unconfirmedCoaches: [{ id: ids.coach }] });
});
