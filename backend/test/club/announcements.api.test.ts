import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAnnouncement,
  buildChild,
  buildGuardianship,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club, { fullName: 'Casey Rivera' })).email);
});
afterAll(() => club.close());

const news = { title: 'Kit', content: 'The shirts are here.\r\n\r\nPick yours up.' };

describe('An announcement', () => {
  it('keeps its line breaks and names its author and time', async () => {
    const { status, body } = await coach.post('/api/announcements', { ...news, createdAt: '1999-01-01' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Kit',
      content: 'The shirts are here.\n\nPick yours up.',
      teamId: null,
      teamName: null,
      leagueId: null,
      author: { fullName: 'Casey Rivera' },
    });
    expect(body.createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  });

  it.each([
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ content: undefined }, 'content', 'Content is required'],
    [{ content: '\n' }, 'content', 'Content is required'],
    [{ content: 'x'.repeat(5001) }, 'content', 'content must be at most 5000 characters'],
    [{ teamId: 'x' }, 'teamId', 'Please select a team'],
    [{ leagueId: 0 }, 'leagueId', 'Please select a league'],
    [{ teamId: 2147483647 }, 'teamId', 'This team does not exist'],
    [{ leagueId: 2147483647 }, 'leagueId', 'This league does not exist'],
  ])('with %j is rejected with an error for the field', async (wrong, field, message) => {
    const { status, body } = await coach.post('/api/announcements', { ...news, ...wrong });
    expect([status, body.errors]).toEqual([400, { [field]: message }]);
  });

  it('may have 5,000 characters, however many bytes they take', async () => {
    const content = '⚽'.repeat(5000);
    expect((await coach.post('/api/announcements', { ...news, content })).body.content).toBe(content);
  });

  it('keeps author, date and omitted fields when edited, and moves from a team to a league only if teamId is null', async () => {
    const team = await buildTeam(club);
    const { body: made } = await coach.post('/api/announcements', { ...news, teamId: team.id });
    const admin = await club.signIn((await anAdmin(club)).email);
    const path = `/api/announcements/${made.id}`;
    expect(made.teamName).toBe(team.name);
    expect((await admin.put(path, { leagueId: team.leagueId })).status).toBe(400);
    const { status, body } = await admin.put(path, { leagueId: team.leagueId, teamId: null, title: 'Kit!' });
    expect([status, body]).toEqual([
      200,
      { ...made, title: 'Kit!', teamId: null, teamName: null, leagueId: team.leagueId },
    ]);
    expect((await admin.put(path, {})).body).toEqual(body);
  });

  it('is gone once deleted, and the audit log keeps no text of it', async () => {
    const { body: made } = await coach.post('/api/announcements', news);
    expect((await coach.delete(`/api/announcements/${made.id}`)).status).toBe(204);
    expect((await coach.delete(`/api/announcements/${made.id}`)).status).toBe(404);
    const [{ details }] = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'announcement.delete' AND subject_id = $1`,
      [made.id],
    );
    expect(details).toEqual({ teamId: null, leagueId: null });
  });
});

it('GET /api/announcements returns pages, newest first, and counts the announcements that the user can read', async () => {
  const guardian = await aParent(club);
  const league = await buildLeague(club);
  const team = await buildTeam(club, { leagueId: league.id });
  await buildChild(club, { guardian, team });
  const family = await club.signIn(guardian.email);
  const before = Number((await family.get('/api/announcements?limit=1')).headers.get('x-total-count'));
  const made = [];
  for (const scope of [{}, { teamId: team.id }, { leagueId: league.id }, { teamId: (await buildTeam(club)).id }])
    made.push((await buildAnnouncement(club, { ...scope, createdAt: new Date('2098-01-01T10:00:00Z') })).id);
  const { body, headers } = await family.get('/api/announcements?limit=2&offset=1');
  expect(body.map(({ id }: { id: number }) => id)).toEqual([made[1], made[0]]);
  expect(headers.get('x-total-count')).toBe(String(before + 3));
});

describe('The audience of an announcement', () => {
  const familiesOf = async (query: string) => (await coach.get(`/api/announcements/audience${query}`)).body.families;

  it('counts siblings once, both guardians of a child once, and leaves out families that cannot read it', async () => {
    const league = await buildLeague(club);
    const [lions, otters] = [
      await buildTeam(club, { leagueId: league.id }),
      await buildTeam(club, { leagueId: league.id }),
    ];
    const all = await familiesOf('');
    const [pat, sam, gone] = [await aParent(club), await aParent(club), await aParent(club, { isActive: false })];
    const mia = await buildChild(club, { guardian: pat, team: lions });
    await buildGuardianship(club, mia, sam);
    await buildChild(club, { guardian: pat, team: lions });
    await buildChild(club, { guardian: pat, team: otters });
    await buildChild(club, { guardian: sam, team: otters });
    await buildChild(club, { guardian: gone, team: otters });
    await buildChild(club, { team: lions });

    expect(await familiesOf(`?teamId=${lions.id}`)).toBe(1);
    expect(await familiesOf(`?teamId=${otters.id}`)).toBe(2);
    expect(await familiesOf(`?leagueId=${league.id}`)).toBe(2);
    expect(await familiesOf('')).toBe(all + 2);
    expect(await familiesOf('?teamId=2147483647')).toBe(0);
  });

  it('is that of one team or league', async () => {
    expect((await coach.get('/api/announcements/audience?teamId=1&leagueId=1')).status).toBe(400);
  });
});
