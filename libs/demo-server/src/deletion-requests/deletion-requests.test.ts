import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', passwordMinLength: 6 };
const ids = { admin: 1, coach: 2, parent: 3 };

function open() {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  const [admin, coach, parent] = [ids.admin, ids.coach, ids.parent].map((id) => server.as(id));
  const ask = (body: unknown = { currentPassword: 'touchline' }, by = parent!) =>
    by({ method: 'POST', path: '/api/auth/deletion', body });
  const complete = (id = ids.parent) =>
    admin!({ method: 'POST', path: `/api/deletion-requests/${id}/complete`, body: {} });
  return { server, admin: admin!, coach: coach!, parent: parent!, ask, complete };
}

describe('Requests to be deleted in the demo', () => {
  it('need the password, are one however often they are made, and can be withdrawn', async () => {
    const { parent, ask, complete } = open();
    expect(await ask({ currentPassword: 'guess' })).toMatchObject({ status: 400 });
    const { body } = await ask();
    expect(body).toMatchObject({ requestedAt: '2026-11-20T12:00:00.000Z', refusal: null });
    expect(await ask()).toMatchObject({ status: 200, body: body as object });
    const withdraw = () => parent({ method: 'DELETE', path: '/api/auth/deletion' });
    expect(await withdraw()).toMatchObject({ status: 204 });
    expect(await withdraw()).toMatchObject({ status: 404 });
    expect(await complete()).toMatchObject({ status: 404 });
  });

  it('are not for coaches and admins', async () => {
    const { server, admin, coach, ask, complete } = open();
    for (const by of [admin, coach]) expect(await ask(undefined, by)).toMatchObject({ status: 409 });
    await ask();
    server.arrange(({ users }) => (users.find(({ id }) => id === ids.parent)!.isCoach = true));
    expect(await complete()).toMatchObject({ status: 409 });
  });

  it('delete the user and everything that refers to them', async () => {
    const { server, admin, ask, complete } = open();
    server.arrange((data) => {
      for (const row of data.availabilities)
        Object.assign(row, { respondedBy: ids.parent, note: { writerId: ids.parent } });
      data.restrictedGuardians.push({ childId: 5, userId: ids.parent, restrictedAt: '', wasGuardian: false });
      data.contactLookups.push({ id: 1, childId: 1, guardianId: 9, lookedUpBy: ids.parent, lookedUpAt: '' });
      data.guardianships.push({ id: 99, childId: 5, userId: 9, isPrimary: false, grantedBy: ids.parent });
      data.announcements[0]!.authorId = ids.parent;
    });
    await ask();
    const { body: listed } = await admin({ method: 'GET', path: '/api/deletion-requests' });
    expect(listed).toMatchObject([
      { userId: ids.parent, children: [{ staysWithoutGuardian: true }, expect.anything()] },
    ]);
    expect(await complete()).toMatchObject({ status: 204 });
    expect(await complete()).toMatchObject({ status: 404 });
    const data = server.arrange((stored) => stored);
    // Every member that holds the id of a user.
    const references = JSON.stringify(data).match(
      /"(userId|respondedBy|writerId|authorId|lookedUpBy|grantedBy|guardianId|leadCoachId|coachId)":3\b/g,
    );
    expect(references).toBeNull();
    expect(data.users.map(({ id }) => id)).not.toContain(ids.parent);
    expect(data.children.filter(({ guardiansLeftAt }) => guardiansLeftAt)).not.toEqual([]);
  });
});
