import { type Api } from '../support/api.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAnnouncement,
  buildChild,
  buildEvent,
  buildTeam,
} from '../support/factories.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const path = '/api/notifications';

/** A family whose child Mia plays in a team with a match. */
async function buildFamily() {
  const guardian = await aParent(club);
  const team = await buildTeam(club);
  const mia = await buildChild(club, { name: `Mia Bell${team.id}`, guardian, team });
  const match = await buildEvent(club, { teamId: team.id, title: 'Match', location: 'Riverside' });
  return { guardian, team, mia, match, parent: await club.signIn(guardian.email) };
}

const change = async (id: number, fields: object) =>
  expect((await coach.put(`/api/events/${id}`, fields)).status).toBe(200);

describe('The notifications', () => {
  it('of a guardian are changes of events for own children, compared with the first state', async () => {
    const { parent, mia, match } = await buildFamily();
    const other = await buildFamily();
    await change(match.id, { startTime: '11:00' });
    await change(match.id, { startTime: '12:00', location: 'Harbour' });
    const { body } = await parent.get(path);
    expect(body.changes).toMatchObject([
      {
        eventId: match.id,
        isDeleted: false,
        title: 'Match',
        change: 'moved',
        childNames: [mia.name],
        before: { startTime: '10:30', location: 'Riverside' },
        now: { startTime: '12:00', location: 'Harbour' },
      },
    ]);
    expect((await other.parent.get(path)).body.changes).toEqual([]);
    expect((await coach.get(path)).body.changes).toEqual([]);
  });

  it('leave out changes that were reversed, that families need not know, and of events that have begun', async () => {
    const { parent, team, match } = await buildFamily();
    const past = await buildEvent(club, { teamId: team.id, date: '2020-01-01' });
    await change(match.id, { status: 'cancelled' });
    await change(match.id, { status: 'confirmed' });
    await change(match.id, { description: 'Bring water.' });
    await change(past.id, { status: 'cancelled' });
    expect((await parent.get(path)).body.changes).toEqual([]);
  });

  it('tell that an event is cancelled or was deleted', async () => {
    const { parent, team, mia, match } = await buildFamily();
    const second = await buildEvent(club, { teamId: team.id, title: 'Training' });
    await change(match.id, { status: 'cancelled' });
    expect((await coach.delete(`/api/events/${second.id}`)).status).toBe(204);
    expect((await parent.get(path)).body.changes).toMatchObject([
      {
        eventId: second.id,
        isDeleted: true,
        title: 'Training',
        change: 'cancelled',
        now: null,
        childNames: [mia.name],
      },
      { eventId: match.id, isDeleted: false, title: 'Match', change: 'cancelled' },
    ]);
  });

  it('are about children who belong to the event now', async () => {
    const { parent, team, mia, match } = await buildFamily();
    const second = await buildEvent(club, { teamId: team.id });
    await change(match.id, { startTime: '11:00' });
    await coach.delete(`/api/events/${second.id}`);
    await club.database.query('DELETE FROM team_members WHERE child_id = $1', [mia.id]);
    const ids = (await parent.get(path)).body.changes.map(({ eventId }: { eventId: number }) => eventId);
    expect(ids).toEqual([second.id]);
    await club.database.query('DELETE FROM guardianships WHERE child_id = $1', [mia.id]);
    expect((await parent.get(path)).body.changes).toEqual([]);
  });

  it('are announcements by others', async () => {
    const admin = await anAdmin(club);
    const { parent } = await buildFamily();
    const { id } = await buildAnnouncement(club, { title: 'Kit day', authorId: admin.id });
    const idsFor = async (api: Api) => (await api.get(path)).body.announcements.map((one: { id: number }) => one.id);
    expect(await idsFor(parent)).toContain(id);
    expect(await idsFor(await club.signIn(admin.email))).not.toContain(id);
  });

  it('that were read stay read on other devices, and what comes later is new', async () => {
    const { parent, guardian, match } = await buildFamily();
    const elsewhere = await club.signIn(guardian.email);
    await change(match.id, { startTime: '11:00' });
    const [first] = (await parent.get(path)).body.changes;
    expect((await parent.post(`${path}/read`, { until: first.changedAt })).status).toBe(204);
    const { body } = await elsewhere.get(path);
    expect(body.changes).toEqual([]);
    expect(new Date(body.readAt).getTime()).toBeGreaterThanOrEqual(new Date(first.changedAt).getTime());
    await change(match.id, { startTime: '12:00' });
    expect((await elsewhere.get(path)).body.changes).toMatchObject([
      { before: { startTime: '11:00' }, now: { startTime: '12:00' } },
    ]);
  });

  it('cannot be read before they were made, nor become unread', async () => {
    const { parent, match } = await buildFamily();
    await parent.post(`${path}/read`, { until: '2099-01-01T00:00:00Z' });
    await parent.post(`${path}/read`, { until: '2020-01-01T00:00:00Z' });
    const { readAt } = (await parent.get(path)).body;
    expect(Math.abs(Date.now() - new Date(readAt).getTime())).toBeLessThan(60_000);
    await change(match.id, { startTime: '11:00' });
    expect((await parent.get(path)).body.changes).toHaveLength(1);
  });

  it.each([[undefined], [''], ['yesterday'], ['2026-02-30T00:00:00Z'], [5]])('reject %j as a moment', async (until) => {
    const { parent } = await buildFamily();
    const { status, body } = await parent.post(`${path}/read`, { until });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['until']]);
  });

  it('of a guardian are what others did with the records of own children', async () => {
    const { parent, guardian, mia } = await buildFamily();
    const admin = await club.signIn((await anAdmin(club)).email);
    const second = await buildTeam(club, { name: 'U12 Tigers' });
    await coach.post('/api/team-members', { teamId: second.id, childId: mia.id });
    await admin.delete(`/api/teams/${second.id}/members/${mia.id}`);
    await admin.patch(`/api/children/${mia.id}`, { name: 'Mia Bell', dateOfBirth: '2014-01-09' });
    await parent.patch(`/api/children/${mia.id}`, { shortName: 'Mimi' });
    const double = await buildChild(club, { name: 'Mia Belle', dateOfBirth: '2014-01-09' });
    await admin.post(`/api/children/${mia.id}/merge`, { otherId: double.id });
    const notice = { childId: mia.id, givenName: 'Mimi', teamName: null, fields: [], by: 'admin', coachName: null };
    const at = expect.stringMatching(/Z$/);
    expect((await parent.get(path)).body.children).toEqual([
      { ...notice, at, kind: 'merged' },
      { ...notice, at, kind: 'corrected', fields: ['name', 'dateOfBirth'] },
      { ...notice, at, kind: 'left', teamName: 'U12 Tigers' },
      { ...notice, at, kind: 'joined', teamName: 'U12 Tigers', by: 'coach', coachName: expect.any(String) },
    ]);
    expect((await coach.get(path)).body.children).toEqual([]);
    const read = (await parent.get(path)).body.children[1].at;
    await parent.post(`${path}/read`, { until: read });
    expect((await parent.get(path)).body.children).toMatchObject([{ kind: 'merged' }]);
    await admin.patch(`/api/children/${mia.id}/guardians/${guardian.id}`, { isRestricted: true });
    expect((await parent.get(path)).body.children).toEqual([]);
  });
});
