import { type AuditEntriesDto } from '@touchline/api-client';
import { messages } from '@touchline/domain';
import { createDemoServer, memoryStorage } from '../index.ts';
import { type ClubData } from '../server/club-data.ts';
import { demoKeys } from '../server/club-storage.ts';

const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 6 };
const [admin, coach, pat, jo] = [1, 2, 3, 4] as const;
/** Of the sample club: the children of Pat; Leo also is a child of Jo, in a household of her own. */
const [mia, leo] = [1, 2] as const;

function open() {
  let now = '2026-11-20T12:00:00Z';
  const storage = memoryStorage();
  const server = createDemoServer({ storage, club, now: () => new Date(now) });
  const post = (path: string, body: object = {}, as: number = admin) => server.as(as)({ method: 'POST', path, body });
  const remove = (childIds: unknown, query = '', as?: number) =>
    post(`/api/children/removals${query}`, { childIds }, as);
  const undo = (childIds: unknown, query = '', as?: number) =>
    post(`/api/children/removals/undo${query}`, { childIds }, as);
  server.arrange(({ users, guardianships }) => {
    users.push({ ...users[2]!, id: jo, email: 'jo@x.example', username: 'jo@x.example', fullName: 'Jo Keller' });
    guardianships.push({ id: 3, childId: leo, userId: jo, isPrimary: false, grantedBy: admin });
  });
  const data = () => server.arrange((all) => structuredClone(all));
  const wait = (until: string) => void (now = until);
  return { server, storage, post, remove, undo, data, wait };
}

const linksOf = ({ guardianships }: ClubData, child: number) =>
  guardianships
    .filter(({ childId }) => childId === child)
    .map(({ userId, isPrimary, householdId, grantedBy }) => ({ userId, isPrimary, householdId, grantedBy }));
const teamsOf = ({ teamMembers }: ClubData, child: number) =>
  teamMembers.filter(({ childId }) => childId === child).map(({ teamId, jerseyNumber }) => [teamId, jerseyNumber]);

describe('A removal of players in the demo', () => {
  it('takes their guardians and teams, and an undo gives them back', async () => {
    const { server, remove, undo, data, wait } = open();
    expect(await remove([leo, mia, leo, 99])).toMatchObject({
      status: 200,
      body: { removed: 2, same: 1, guardians: 2, childIds: [mia, leo] },
    });
    expect([linksOf(data(), leo), teamsOf(data(), leo)]).toEqual([[], []]);
    expect((await remove([mia])).body).toEqual({ removed: 0, same: 1, guardians: 0, childIds: [] });
    wait('2026-11-27T11:59:00Z');
    expect(await undo([mia, leo, 5, 99])).toMatchObject({ status: 200, body: { restored: 2, same: 2 } });
    expect(linksOf(data(), leo)).toEqual([
      { userId: pat, isPrimary: true, householdId: 2 },
      { userId: jo, isPrimary: false, householdId: 3, grantedBy: admin },
    ]);
    expect([teamsOf(data(), mia), teamsOf(data(), leo)]).toEqual([[[2, 7]], [[1, 10]]]);
    expect(data()).toMatchObject({ formerMembers: [], removedGuardians: [] });
    expect((await undo([mia, leo])).body).toEqual({ restored: 0, same: 2 });
    const { body } = await server.as(admin)({ method: 'GET', path: '/api/audit?group=players&limit=4' });
    expect((body as AuditEntriesDto).entries.map(({ sentence }) => sentence.map(({ text }) => text).join(''))).toEqual([
      'Alex Morgan restored Leo Keller to the club',
      'Alex Morgan restored Mia Keller to the club',
      'Alex Morgan removed Leo Keller from the club',
      'Alex Morgan removed Mia Keller from the club',
    ]);
  });

  it('of a single player can be undone, too, but not after seven days or a plain restore', async () => {
    const { server, post, undo, remove, data, wait } = open();
    await server.as(admin)({ method: 'DELETE', path: `/api/children/${leo}/remove` });
    expect((await undo([leo])).body).toEqual({ restored: 1, same: 0 });
    await remove([leo, mia]);
    await post(`/api/children/${leo}/restore`);
    expect([linksOf(data(), leo), teamsOf(data(), leo)]).toEqual([[], []]);
    await remove([leo]);
    expect((await undo([leo])).body).toEqual({ restored: 1, same: 0 });
    expect([linksOf(data(), leo), teamsOf(data(), leo)]).toEqual([[], []]);
    wait('2026-11-27T12:00:00Z');
    expect((await undo([mia])).body).toEqual({ restored: 0, same: 1 });
    await remove([leo]);
    expect(data().removedGuardians).toEqual([]);
  });

  it('brings back neither guardians who are restricted or deactivated nor places in archived teams', async () => {
    const { server, remove, undo, data } = open();
    await remove([leo, mia]);
    server.arrange(({ users, restrictedGuardians, teams }) => {
      restrictedGuardians.push({ childId: leo, userId: pat, restrictedAt: '2026-11-20', wasGuardian: true });
      users.find(({ id }) => id === pat)!.isActive = false;
      teams[1]!.archivedOn = '2026-11-20';
    });
    expect((await undo([leo, mia])).body).toEqual({ restored: 2, same: 0 });
    expect(linksOf(data(), leo)).toMatchObject([{ userId: jo, isPrimary: true }]);
    expect([linksOf(data(), mia), teamsOf(data(), mia), teamsOf(data(), leo)]).toEqual([[], [], [[1, 10]]]);
  });

  it('forgets a deleted account, and is not undone for a child who was merged or is there anew', async () => {
    const { server, remove, undo, data, post } = open();
    await remove([leo, mia]);
    await server.as(admin)({ method: 'DELETE', path: `/api/users/${jo}`, body: { currentPassword: 'touchline' } });
    expect(data().removedGuardians.map(({ userId }) => userId)).toEqual([pat, pat]);
    const { name, dateOfBirth } = data().children[0]!;
    await post('/api/children', { name, dateOfBirth, parentId: pat });
    server.arrange(({ children }) => Object.assign(children[1]!, { mergedInto: 5 }));
    expect((await undo([leo, mia])).body).toEqual({ restored: 0, same: 2 });
  });

  it('of two records of one child is not undone for either', async () => {
    const { server, remove, undo, data } = open();
    await remove([leo, mia]);
    server.arrange(({ children: [one, other] }) => {
      Object.assign(other!, { name: one!.name, dateOfBirth: one!.dateOfBirth });
    });
    expect(await undo([leo, mia])).toMatchObject({ status: 409, body: { message: messages.childReplaced } });
    expect(data().children.filter(({ isRegistered }) => isRegistered)).toHaveLength(3);
  });

  it('and its undo are previewed without a change', async () => {
    const { remove, undo, data } = open();
    const before = data();
    expect((await remove([leo], '?preview=true')).body).toEqual({ removed: 1, same: 0, guardians: 2, childIds: [leo] });
    expect(data()).toEqual(before);
    await remove([leo]);
    const removed = data();
    expect((await undo([leo, mia], '?preview=true')).body).toEqual({ restored: 1, same: 1 });
    expect(data()).toEqual(removed);
  });

  it('works in a club that a browser stored earlier', async () => {
    const { storage, data, remove, undo } = open();
    const { removedGuardians: _, ...earlier } = data();
    const children = earlier.children.map((child) => (child.id === leo ? { ...child, isRegistered: false } : child));
    storage.setItem(demoKeys.club, JSON.stringify({ ...earlier, children }));
    expect((await remove([mia])).body).toEqual({ removed: 1, same: 0, guardians: 1, childIds: [mia] });
    expect((await undo([mia, leo])).body).toEqual({ restored: 1, same: 1 });
  });

  it.each([
    [undefined, messages.rowsRequired],
    [[], messages.rowsRequired],
    [2, messages.rowsRequired],
    [['x'], messages.tooManyRows],
    [Array.from({ length: 201 }, (_, index) => index + 1), messages.tooManyRows],
  ])('refuses %p', async (childIds, message) => {
    const { remove, undo } = open();
    const refused = { status: 400, body: { message, errors: { childIds: message } } };
    expect([await remove(childIds), await undo(childIds)]).toMatchObject([refused, refused]);
  });

  it('is for admins', async () => {
    const { remove, undo } = open();
    for (const user of [coach, pat]) {
      expect([await remove([mia], '', user), await undo([mia], '', user)]).toMatchObject([
        { status: 403 },
        { status: 403 },
      ]);
    }
  });
});
