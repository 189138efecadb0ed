import { createDemoServer, memoryStorage } from '../index.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const [admin, coach, parent, other, third] = [1, 2, 3, 4, 5] as const;
/** Children of the sample club; nobody has claimed Noah. */
const mia = { id: 1, name: 'Mia Keller', dateOfBirth: '2014-03-14' };
const noah = { id: 3, name: 'Noah Okafor', dateOfBirth: '2014-10-21' };

function open() {
  const server = createDemoServer({ storage: memoryStorage(), club, now: () => new Date('2026-11-20T12:00:00Z') });
  server.arrange(({ users }) => {
    for (const id of [other, third]) {
      const email = `${id}@x.example`;
      users.push({ ...users[2]!, id, email, username: email, fullName: `Parent ${id}` });
    }
  });
  const post = (as: number, path: string, body: unknown = {}) => server.as(as)({ method: 'POST', path, body });
  const remove = (as: number, path: string) => server.as(as)({ method: 'DELETE', path });
  const get = async (as: number, path: string) => (await server.as(as)({ method: 'GET', path })).body as never[];
  const assign = (parentId: number) => post(admin, `/api/children/${mia.id}/assign-parent`, { parentId });
  return { server, post, remove, get, assign };
}

/** Mia has left the club while Parent 4 was restricted for her. */
async function openWithoutMia() {
  const opened = open();
  await opened.assign(other);
  const path = `/api/children/${mia.id}/guardians/${other}`;
  await opened.server.as(admin)({ method: 'PATCH', path, body: { isRestricted: true } });
  await opened.remove(admin, `/api/children/${mia.id}/remove`);
  return opened;
}

describe('The primary guardian of a child in the demo', () => {
  it('is followed by an active one, whoever has been a guardian longest', async () => {
    const { post, remove, get, assign } = open();
    await assign(other);
    await assign(third);
    await post(admin, `/api/users/${parent}/deactivate`);
    await remove(admin, `/api/children/${mia.id}/guardians/${third}`);
    expect(await get(admin, '/api/children/all?q=Mia')).toMatchObject([{ parentId: other }]);
  });
});

describe('Who has added a guardian in the demo', () => {
  it('is known if the child was assigned, and not if it was added with a guardian', async () => {
    const { server, post, get, assign } = open();
    await assign(other);
    const name = server.arrange(({ users }) => users.find(({ id }) => id === admin)!.fullName);
    expect(await get(admin, `/api/children/${mia.id}/guardians`)).toMatchObject([
      { userId: other, addedBy: name },
      { userId: parent, addedBy: null },
    ]);
    const fields = { name: 'Ivy Park', dateOfBirth: '2015-02-03', parentId: other };
    const { body } = await post(admin, '/api/children', fields);
    const { id } = body as { id: number };
    expect(await get(admin, `/api/children/${id}/guardians`)).toMatchObject([{ userId: other, addedBy: null }]);
  });
});

describe('A child who comes back to the club in the demo', () => {
  it('belongs to the parent who adds the child', async () => {
    const { post } = await openWithoutMia();
    const { name, dateOfBirth } = mia;
    expect(await post(parent, '/api/children', { name, dateOfBirth })).toMatchObject({
      status: 201,
      body: { parentId: parent },
    });
  });

  it('stays hidden from a restricted account if the child is imported', async () => {
    const { server, get } = await openWithoutMia();
    const body = new FormData();
    const file = `name,dateOfBirth,parentEmail,ageGroup\n${mia.name},${mia.dateOfBirth},${other}@x.example,\n`;
    body.append('file', new File([file], 'children.csv'));
    await server.as(admin)({ method: 'POST', path: '/api/import/children', body });
    expect(await get(other, '/api/children')).toEqual([]);
    const [child] = (await get(admin, '/api/children/all?q=Mia')) as { id: number }[];
    expect(await get(admin, `/api/children/${child!.id}/guardians`)).toMatchObject([
      { userId: other, isRestricted: true },
    ]);
  });
});

describe('Claiming a child in the demo', () => {
  it('is not limited for coaches who are parents as well', async () => {
    const { server, post } = open();
    server.arrange((data) => {
      data.users.find(({ id }) => id === coach)!.isParent = true;
      for (let id = 101; id <= 150; id++) {
        data.guardianships.push({ id, childId: id, userId: coach, isPrimary: true });
      }
    });
    await post(coach, '/api/children/search', noah);
    expect(await post(coach, `/api/children/${noah.id}/claim`)).toMatchObject({ status: 200 });
  });
});

describe('A response that a browser stored before its source was in the demo', () => {
  it('came from staff if a coach who is no guardian gave it', async () => {
    const { server, get } = open();
    const event = 2;
    server.arrange(({ availabilities }) => {
      const row = availabilities.find(({ eventId, childId }) => eventId === event && childId === 2)!;
      row.respondedBy = coach;
    });
    const rows = await get(parent, `/api/events/${event}/availabilities`);
    expect(rows).toContainEqual(expect.objectContaining({ childId: 2, respondedBy: 'staff', respondedVia: 'staff' }));
  });
});
