import { type ChildPrivacyDto } from '@touchline/api-client';
import { add } from '../server/club-data.ts';
import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };
/** Mia Keller is the sample parent's child, in the team of the sample coach. */
const mia = 1;

const open = () => createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
const get = async (server: ReturnType<typeof open>, as = ids.parent) => {
  const { status, body } = await server.as(as)({ method: 'GET', path: `/api/children/${mia}/privacy` });
  return { status, ...(body as ChildPrivacyDto) };
};
const namesOf = ({ readers }: ChildPrivacyDto) =>
  readers.map(({ kind, people }) => [kind, people.map(({ fullName }) => fullName)]);

it('GET /api/children/{id}/privacy in the demo names the household, coaches and admins', async () => {
  const privacy = await get(open());
  expect(privacy).toMatchObject({ status: 200, name: 'Mia Keller', feeds: [], invitations: [], totalLookups: 0 });
  expect(namesOf(privacy)).toEqual([
    ['household', ['Pat Keller']],
    ['teamCoach', ['Casey Rivera']],
    ['admin', ['Alex Morgan']],
  ]);
});

it('In the demo, coaches and admins find nobody’s privacy but that of their own children', async () => {
  expect((await get(open(), ids.coach)).status).toBe(404);
  expect((await get(open(), ids.admin)).status).toBe(404);
});

it('In the demo, a coach who waits is not one who sees all, and only active welfare officers are named', async () => {
  const server = open();
  server.arrange(({ unconfirmedCoaches, teamMembers, users }) => {
    const { teamId } = teamMembers.find(({ childId }) => childId === mia)!;
    add(unconfirmedCoaches, { teamId, coachId: ids.coach });
    for (const [fullName, isActive] of [
      ['Sam Safe', true],
      ['Una Left', false],
    ] as const) {
      add(users, { ...users[0]!, fullName, email: `${fullName[0]}@x.example`, isAdmin: false, isActive });
      Object.assign(users.at(-1)!, { isWelfareOfficer: true });
    }
  });
  const privacy = await get(server);
  expect(namesOf(privacy)).toContainEqual(['waitingCoach', ['Casey Rivera']]);
  expect(namesOf(privacy)).toContainEqual(['welfareOfficer', ['Sam Safe']]);
  expect(privacy.welfareOfficers).toEqual([{ fullName: 'Sam Safe', email: 'S@x.example' }]);
});

it('In the demo, the latest 20 looks at the own phone number come with how many there are', async () => {
  const server = open();
  server.arrange(({ contactLookups }) => {
    for (let look = 0; look < 21; look += 1) {
      const lookedUpAt = '2026-11-20T12:00:00Z';
      add(contactLookups, { childId: mia, guardianId: ids.parent, lookedUpBy: ids.coach, lookedUpAt });
    }
    add(contactLookups, { childId: mia, guardianId: null, lookedUpBy: ids.coach, lookedUpAt: '2026-11-20T12:00:00Z' });
  });
  const { contactLookups, totalLookups } = await get(server);
  expect([contactLookups.length, contactLookups[0]?.id, totalLookups]).toEqual([20, 21, 21]);
});
