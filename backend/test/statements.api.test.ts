import { type Api } from './support/api.ts';
import { type ClubApp, startClub } from './support/club-app.ts';
import { operations } from './support/contract.ts';
import { countStatements } from './support/counted-statements.ts';
import {
  aCoach,
  anAdmin,
  aParent,
  buildAnnouncement,
  buildAnswer,
  buildChild,
  buildEvent,
  buildLeague,
  buildTeam,
} from './support/factories.ts';
import { type User } from '../src/users/user.entity.ts';

/** Every route that answers a list: a new one is measured without being named here. */
const lists = operations.filter(({ method, responses }) => {
  return method === 'GET' && responses['200']?.content?.['application/json']?.schema.type === 'array';
});

let club: ClubApp;
let callers: Record<'admin' | 'parent', Api>;
let family: User;
/** Whose lists are asked for, by the first word of the address. */
let ids: Record<string, number>;

let counter = 0;

/** So many of everything, and all of it concerns the family. */
async function grow(times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const league = await buildLeague(club);
    const team = await buildTeam(club, { leagueId: league.id });
    const child = await buildChild(club, { guardian: family, team });
    const mates = [await buildChild(club, { team }), await buildChild(club, { guardian: await aParent(club), team })];
    await buildChild(club, { isRegistered: false });
    await aCoach(club);
    await club.database.query('INSERT INTO locked_names (name, folded_name, tries) VALUES ($1, $1, 10)', [
      `tried often ${counter++}`,
    ]);
    const first = ids.teams;
    for (const scope of [
      { teamId: team.id, teamsInvolved: [team.id, ...(first ? [first] : [])] },
      { leagueId: league.id },
      { teamId: team.id, relevanceType: 'all' as const },
      { teamId: team.id, relevanceType: 'age_group' as const, ageGroupRelevance: 'U14' },
    ]) {
      const event = await buildEvent(club, scope);
      for (const { id } of [child, ...mates]) await buildAnswer(club, { eventId: event.id, childId: id });
      if (event.relevanceType === 'all') ids.events ??= event.id;
    }
    for (const scope of [{}, { teamId: team.id }, { leagueId: league.id }]) await buildAnnouncement(club, scope);
    ids = { teams: team.id, children: child.id, ...ids };
  }
}

/** Every list as every caller who may read it asks for it, whole and in part: how many statements, and how many rows. */
async function measure(): Promise<Record<string, { statements: number; rows: number }>> {
  const measured: Record<string, { statements: number; rows: number }> = {};
  for (const { path } of lists) {
    const address = path.replace('{id}', String(ids[path.split('/')[2]!]));
    if (address.includes('{') || address.includes('undefined')) throw new Error(`Which ${path} is to be asked for?`);
    for (const [name, api] of Object.entries(callers)) {
      for (const query of ['', '?limit=2&offset=1']) {
        let answer = { status: 0, body: [] as unknown[] };
        const statements = await countStatements(async () => (answer = await api.get(address + query)));
        if (answer.status !== 200) continue;
        measured[`${name} ${path}${query}`] = { statements, rows: answer.body.length };
      }
    }
  }
  return measured;
}

beforeAll(async () => {
  club = await startClub();
  ids = {};
  family = await aParent(club);
  callers = {
    admin: await club.signIn((await anAdmin(club)).email),
    parent: await club.signIn(family.email),
  };
});
afterAll(() => club.close());

it('every list costs the same statements, however long it is', async () => {
  await grow(2);
  const few = await measure();
  await grow(8);
  const many = await measure();
  const statementsOf = (measured: typeof few) =>
    Object.entries(measured).map(([list, { statements }]) => `${list}: ${statements}`);
  expect(statementsOf(many)).toEqual(statementsOf(few));

  const asked = [...new Set(Object.keys(many).map((list) => list.split(' ')[1]!.split('?')[0]))];
  expect(asked.sort()).toEqual(lists.map(({ path }) => path).sort());
  const longer = Object.keys(many).filter((list) => !list.includes('?') && many[list]!.rows > few[list]!.rows);
  // Each list was longer the second time for somebody, or the count would say nothing.
  expect(lists.map(({ path }) => path).filter((path) => !longer.some((list) => list.endsWith(` ${path}`)))).toEqual([]);
  expect(Math.max(...Object.values(many).map(({ statements }) => statements))).toBeLessThanOrEqual(8);
});

it('an event costs the same statements, however many children it concerns', async () => {
  const statementsOf = (api: Api) =>
    countStatements(async () => expect((await api.get(`/api/events/${ids.events}`)).status).toBe(200));
  const measureEvent = async () => [await statementsOf(callers.admin), await statementsOf(callers.parent)];
  const before = await measureEvent();
  await grow(2);
  expect(await measureEvent()).toEqual(before);
  expect(Math.max(...before)).toBeLessThanOrEqual(4);
});
