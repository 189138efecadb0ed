import { buildMail } from '../support/mails.ts';
import { addDays, todayIn } from '@touchline/domain';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { operations } from '../support/contract.ts';
import { countStatements } from '../support/count-statements.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAnnouncement,
  buildAbsence,
  buildAvailability,
  buildChild,
  buildEvent,
  buildGuardianship,
  buildImport,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';
import { type User } from '../../src/users/user.entity.ts';

/** Every route that returns a list, including future ones. */
const lists = operations.filter(({ method, responses }) => {
  return method === 'GET' && responses['200']?.content?.['application/json']?.schema.type === 'array';
});

let club: ClubApp;
let callers: Record<'admin' | 'parent', Api>;
let family: User;
/** The ids in the paths, by the first segment after /api. */
let ids: Record<string, number>;

let counter = 0;

/** A number in letters, because names with different numbers are different. */
const letters = (n: number) => String(n).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!.repeat(4));

/** Adds rows to every list of the family and of the admin. */
async function grow(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const league = await buildLeague(club);
    const team = await buildTeam(club, { leagueId: league.id });
    const child = await buildChild(club, { guardian: family, team });
    const mates = [await buildChild(club, { team }), await buildChild(club, { guardian: await aParent(club), team })];
    await buildChild(club, { isRegistered: false });
    const { id: coachId } = await aCoach(club);
    await buildImport(club);
    await club.database.query(
      'INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by) VALUES ($1, $2, $3), ($4, $2, $3)',
      [child.id, family.id, coachId, ids.children ?? child.id],
    );
    await club.database.query(
      `INSERT INTO team_changes (child_id, team_id, team_name, has_joined, changed_by)
       SELECT unnest($1::int[]), NULL, 'U10 Lions', true, $2`,
      [[child.id, ids.children ?? child.id], coachId],
    );
    await club.database.query(
      `INSERT INTO child_corrections (child_id, by_admin, folded_name, date_of_birth, changes)
       VALUES ($1, true, 'mia', '2014-05-04', '[]')`,
      [ids.children ?? child.id],
    );
    for (const name of ['Noa', 'Nóa']) await buildChild(club, { name: `${name} Twin${letters(counter)}` });
    const requester = await aParent(club);
    await buildGuardianship(club, { id: ids.children ?? child.id }, await aParent(club));
    await club.database.query('INSERT INTO access_requests (child_id, user_id) VALUES ($1, $2), ($3, $4)', [
      ids.children ?? child.id,
      requester.id,
      mates[1]!.id,
      family.id,
    ]);
    await club.database.query(
      `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
       VALUES ($1, $2, $3, false, now() + interval '1 day')`,
      [ids.children ?? child.id, family.id, `friend${++counter}@families.example`],
    );
    await club.database.query('INSERT INTO locked_names (name, folded_name, tries) VALUES ($1, $1, 10)', [
      `tried often ${counter++}`,
    ]);
    await club.signIn(family.email);
    await club.database.query('INSERT INTO erasure_requests (child_id, user_id) VALUES ($1, $2)', [
      child.id,
      family.id,
    ]);
    await club.database.query('INSERT INTO deletion_requests (user_id) VALUES ($1)', [(await aParent(club)).id]);
    const first = ids.teams;
    await buildEvent(club, { teamId: team.id, date: addDays(todayIn('UTC'), counter % 40) });
    for (const scope of [
      { teamId: team.id, teamsInvolved: [team.id, ...(first ? [first] : [])] },
      { leagueId: league.id },
      { teamId: team.id, relevanceType: 'all' as const },
      { teamId: team.id, relevanceType: 'age_group' as const, ageGroupRelevance: 'U14' },
    ]) {
      const event = await buildEvent(club, scope);
      for (const { id } of [child, ...mates]) await buildAvailability(club, { eventId: event.id, childId: id });
      if (event.relevanceType === 'all') ids.events ??= event.id;
    }
    await club.database.query(
      `INSERT INTO feeds (user_id, name, scope, child_id, matches_only, with_responses) VALUES ($1, 'Mine', 'child', $2, false, false)`,
      [family.id, child.id],
    );
    await buildMail(club, { userId: family.id, address: family.email, state: 'sent' });
    for (const scope of [{}, { teamId: team.id }, { leagueId: league.id }]) await buildAnnouncement(club, scope);
    ids = { teams: team.id, children: child.id, ...ids };
    await club.database.query(
      'INSERT INTO availability_history (event_id, child_id, is_available, responded_at) VALUES ($1, $2, true, now())',
      [ids.events, ids.children],
    );
    const day = addDays('2099-01-01', counter);
    await club.database.query(
      `INSERT INTO seasons (name, folded_name, first_day, last_day, cutoff, started_at, ended_at) VALUES ($1, $1, $2::date, $2::date, $2::date, $2::date, $2::date)`,
      [`season ${counter}`, addDays('1990-01-01', counter)],
    );
    await buildAbsence(club, { id: ids.children! }, { from: day, to: day });
  }
}

/** The statements and rows of every list, whole and in pages, for every caller who may read it. */
async function measure(): Promise<Record<string, { statements: number; rows: number }>> {
  const measured: Record<string, { statements: number; rows: number }> = {};
  for (const { path } of lists) {
    const address = path.replace('{id}', String(ids[path.split('/')[2]!]));
    if (address.includes('{') || address.includes('undefined')) throw new Error(`No id is known for ${path}`);
    for (const [name, api] of Object.entries(callers)) {
      for (const query of ['', '?limit=2&offset=1']) {
        let response = { status: 0, body: [] as unknown[] };
        const statements = await countStatements(async () => (response = await api.get(address + query)));
        if (response.status !== 200) continue;
        measured[`${name} ${path}${query}`] = { statements, rows: response.body.length };
      }
    }
  }
  return measured;
}

beforeAll(async () => {
  club = await startClub();
  ids = {};
  family = await aParent(club, { hasUnverifiedEmail: false });
  callers = {
    admin: await club.signIn((await anAdmin(club)).email),
    parent: await club.signIn(family.email),
  };
});
afterAll(() => club.close());

it('Every list route runs the same number of statements, however long the list is', async () => {
  // Enough for a full page, whose total takes a statement more.
  await grow(3);
  const few = await measure();
  await grow(8);
  const many = await measure();
  const statementsOf = (measured: typeof few) =>
    Object.entries(measured).map(([list, { statements }]) => `${list}: ${statements}`);
  expect(statementsOf(many)).toEqual(statementsOf(few));

  const asked = [...new Set(Object.keys(many).map((list) => list.split(' ')[1]!.split('?')[0]))];
  expect(asked.sort()).toEqual(lists.map(({ path }) => path).sort());
  const longer = Object.keys(many).filter((list) => !list.includes('?') && many[list]!.rows > few[list]!.rows);
  // Each list was longer the second time for one of the callers, or the comparison would prove nothing.
  expect(lists.map(({ path }) => path).filter((path) => !longer.some((list) => list.endsWith(` ${path}`)))).toEqual([]);
  expect(Math.max(...Object.values(many).map(({ statements }) => statements))).toBeLessThanOrEqual(8);
});

it('The total of a list takes a statement of its own only if the page does not end with the last row', async () => {
  const total = (await callers.admin.get('/api/leagues')).body.length;
  const pageOf = async (query: string) => {
    let counted = '';
    const statements = await countStatements(async () => {
      counted = (await callers.admin.get(`/api/leagues?${query}`)).headers.get('x-total-count')!;
    });
    return { statements, total: Number(counted) };
  };
  const { statements } = await pageOf('');
  expect(await pageOf(`limit=${total + 1}`)).toEqual({ statements, total });
  expect(await pageOf(`limit=2&offset=${total - 1}`)).toEqual({ statements, total });
  expect(await pageOf('limit=2')).toEqual({ statements: statements + 1, total });
  expect(await pageOf(`limit=2&offset=${total}`)).toEqual({ statements: statements + 1, total });
});

it('GET /api/events/{id} runs the same number of statements, however many children the event concerns', async () => {
  const statementsOf = (api: Api) =>
    countStatements(async () => expect((await api.get(`/api/events/${ids.events}`)).status).toBe(200));
  const measureEvent = async () => [await statementsOf(callers.admin), await statementsOf(callers.parent)];
  const before = await measureEvent();
  await grow(2);
  expect(await measureEvent()).toEqual(before);
  expect(before).toEqual([2, 2]);
});

it('What the screens ask for most often runs a fixed number of statements, of which the first reads the session', async () => {
  const counted = async (who: keyof typeof callers, path: string) => {
    let status = 0;
    const statements = await countStatements(async () => ({ status } = await callers[who].get(path)));
    return `${who} ${path.replace(/\/\d+/, '/{id}')}: ${status}, ${statements}`;
  };
  expect([
    await counted('parent', '/api/auth/me'),
    await counted('parent', '/api/children'),
    await counted('parent', '/api/dashboard/events?limit=2'),
    await counted('parent', `/api/children/${ids.children}/events?limit=2`),
    await counted('parent', `/api/teams/${ids.teams}/events?limit=2`),
    await counted('parent', `/api/events/${ids.events}/availabilities`),
    await counted('parent', '/api/announcements?limit=50'),
    await counted('parent', '/api/teams?limit=2'),
    await counted('admin', `/api/events/${ids.events}/availabilities`),
    await counted('admin', '/api/events?order=desc&limit=2'),
    await counted('admin', '/api/audit?group=players'),
  ]).toEqual([
    'parent /api/auth/me: 200, 1',
    'parent /api/children: 200, 2',
    'parent /api/dashboard/events?limit=2: 200, 2',
    'parent /api/children/{id}/events?limit=2: 200, 3',
    'parent /api/teams/{id}/events?limit=2: 200, 3',
    'parent /api/events/{id}/availabilities: 200, 2',
    'parent /api/announcements?limit=50: 200, 2',
    'parent /api/teams?limit=2: 200, 3',
    'admin /api/events/{id}/availabilities: 200, 2',
    'admin /api/events?order=desc&limit=2: 200, 3',
    'admin /api/audit?group=players: 200, 3',
  ]);
});

it('POST /api/events/clashes runs the same number of statements, however many families and events there are', async () => {
  const { date, startTime, teamId } = (await callers.admin.get(`/api/events/${ids.events}`)).body;
  const planned = { date, startTime, teamId, relevanceType: 'all' };
  const count = async () => {
    let families = 0;
    const statements = await countStatements(async () => {
      families = (await callers.admin.post('/api/events/clashes', planned)).body.families;
    });
    return { statements, families };
  };
  const before = await count();
  await grow(2);
  const after = await count();
  expect(after.families).toBeGreaterThan(before.families);
  expect(after.statements).toBe(before.statements);
  expect(after.statements).toBeLessThanOrEqual(5);
});
