import fc from 'fast-check';
import { addDays, type CivilDate } from '@touchline/domain';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  anAdmin,
  aParent,
  buildAvailability,
  buildChild,
  buildEvent,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';

const today: CivilDate = '2027-03-20';
let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  club.app.get(ClubClock).instant = () => new Date(`${today}T12:00:00Z`);
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

type Answers = { childId: number; isAvailable: boolean | null; child: { teams: unknown } }[];

type Row = [childId: number, isAvailable: boolean | null, teams: unknown];

const rowsOf = (answers: Answers) =>
  answers.map(({ childId, isAvailable, child }): Row => [childId, isAvailable, child.teams]);

/** A sheet by ids instead of names. A child whose record was merged counts as the one that goes on. */
const comparable = (rows: Row[], mergedInto: Map<number, number>) =>
  rows.map(([id, ...row]) => JSON.stringify([mergedInto.get(id) ?? id, ...row])).sort();

const sheetOf = async ({ id }: { id: number }) => rowsOf((await admin.get(`/api/events/${id}/availabilities`)).body);

/** Who was asked for an event, with their answers, and what lists of events say of it. */
async function factsOf(event: { id: number; teamId: number | null }) {
  const [listed, sheet, attendance, ofTeam] = await Promise.all([
    admin.get(`/api/events/${event.id}`),
    admin.get(`/api/events/${event.id}/availabilities`),
    admin.get(`/api/events/${event.id}/attendance`),
    event.teamId && admin.get(`/api/events/${event.id}/availabilities?teamId=${event.teamId}`),
  ]);
  return [listed.body.counts, rowsOf(sheet.body), attendance.body.total, ofTeam && rowsOf(ofTeam.body)];
}

const join = (team: { id: number }, child: { id: number }) =>
  admin.post('/api/team-members', { teamId: team.id, childId: child.id });
const leave = (team: { id: number }, child: { id: number }) =>
  admin.delete(`/api/teams/${team.id}/members/${child.id}`);

/** One of the rows that a query finds. */
async function anyOf(query: string, n: number) {
  const rows = await club.database.query(`${query} ORDER BY id`);
  return rows[n % rows.length];
}

describe('An event that has begun', () => {
  // Case G1 of real clubs.
  it('keeps its counts and its sheet when players move, leave the club or join', async () => {
    const [team, older] = [await buildTeam(club), await buildTeam(club)];
    const players = await Promise.all(Array.from({ length: 14 }, () => buildChild(club, { team })));
    const match = await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    const olderMatch = await buildEvent(club, { teamId: older.id, date: addDays(today, -7) });
    const morning = await buildEvent(club, { teamId: team.id, date: today, startTime: '09:00' });
    const next = await buildEvent(club, { teamId: team.id, date: today, startTime: '18:00' });
    for (const { id } of players.slice(0, 12)) await buildAvailability(club, { eventId: match.id, childId: id });
    const before = await Promise.all([match, olderMatch, morning].map(factsOf));
    expect(before[0]![0]).toMatchObject({ available: 12, pending: 2 });

    for (const child of players.slice(0, 5)) {
      await leave(team, child);
      await join(older, child);
    }
    for (const { id } of players.slice(5, 8)) await admin.delete(`/api/children/${id}/remove`);
    await join(team, await buildChild(club));

    expect(await Promise.all([match, olderMatch, morning].map(factsOf))).toEqual(before);
    expect((await admin.get(`/api/events/${next.id}`)).body.counts).toMatchObject({ available: 0, pending: 7 });
  });

  it('keeps the number and the position that a player had', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club, { team });
    await admin.patch(`/api/teams/${team.id}/members/${child.id}`, { jerseyNumber: 7, position: 'Keeper' });
    const match = await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    const before = await factsOf(match);
    await leave(team, child);
    expect((await join(team, child)).body).toMatchObject({ jerseyNumber: null, position: null });
    expect(await factsOf(match)).toEqual(before);
  });

  it('of a league is for the teams that were in the league', async () => {
    const [league, other] = [await buildLeague(club), await buildLeague(club)];
    const team = await buildTeam(club, { leagueId: league.id });
    await buildChild(club, { team });
    const [past, next] = [addDays(today, -7), addDays(today, 7)];
    const cup = await buildEvent(club, { leagueId: league.id, date: past });
    const nextCup = await buildEvent(club, { leagueId: league.id, date: next });
    const before = await factsOf(cup);
    expect(before[0]).toMatchObject({ pending: 1 });
    await admin.put(`/api/teams/${team.id}`, { leagueId: other.id });
    await admin.put(`/api/teams/${team.id}`, { leagueId: other.id, description: 'Moved up' });
    expect(await factsOf(cup)).toEqual(before);
    expect((await admin.get(`/api/events/${nextCup.id}`)).body.counts).toMatchObject({ pending: 0 });
  });

  it('is for whom is a member when the event is entered later on its day', async () => {
    const team = await buildTeam(club);
    const child = await buildChild(club);
    await join(team, child);
    const { body } = await admin.post('/api/events', {
      ...{ title: 'Friendly', type: 'friendly', date: today, startTime: '10:00' },
      ...{ teamId: team.id, relevanceType: 'team' },
    });
    await join(team, await buildChild(club));
    expect((await admin.get(`/api/events/${body.id}`)).body.counts).toMatchObject({ pending: 1 });
  });

  it('keeps its team, which is archived instead of deleted', async () => {
    const team = await buildTeam(club, { name: 'U12 Lions' });
    const [stays, leaves] = [await buildChild(club, { team }), await buildChild(club, { team })];
    await admin.patch(`/api/teams/${team.id}/members/${stays.id}`, { jerseyNumber: 7 });
    const past = await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    const next = await buildEvent(club, { teamId: team.id, date: addDays(today, 7) });
    const path = `/api/teams/${team.id}`;
    expect((await admin.get(path)).body).toMatchObject({ archivedOn: null, hasPast: true, memberCount: 2 });
    const before = await factsOf(past);
    expect((await admin.delete(path)).status).toBe(204);

    expect(await factsOf(past)).toEqual(before);
    expect((await admin.get(`/api/events/${next.id}`)).status).toBe(404);
    const named = async (query: string) =>
      (await admin.get(`/api/teams?${query}`)).body.filter(({ id }: Team) => id === team.id);
    expect(await named('')).toEqual([]);
    expect(await named('archived=true')).toMatchObject([{ archivedOn: today, memberCount: 2 }]);
    const refused = await Promise.all([
      admin.put(path, { description: 'Gone' }),
      admin.delete(path),
      join(team, await buildChild(club)),
      admin.post('/api/events', { type: 'match', date: addDays(today, 7), startTime: '10:00', teamId: team.id }),
      admin.post('/api/announcements', { title: 'Hello', content: 'All', teamId: team.id }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      ...Array.from({ length: 3 }, () => [409, 'This team is archived. Restore it first.']),
      [400, 'One of the teams is archived'],
      [400, 'This team is archived. Restore it first.'],
    ]);
    expect((await admin.put(`/api/events/${past.id}`, { title: 'Cup', teamId: team.id })).status).toBe(200);

    const parent = await club.signIn((await aParent(club)).email);
    expect((await parent.get(path)).status).toBe(404);
    expect((await parent.get('/api/teams?archived=true')).status).toBe(403);
    await admin.delete(`/api/children/${leaves.id}/remove`);
    expect((await admin.get(path)).body).toMatchObject({ memberCount: 1, members: [{ id: stays.id }] });
    const namesake = await buildTeam(club, { name: 'U12 Lions', leagueId: team.leagueId });
    const taken = await admin.post(`${path}/restore`);
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('Rename one of them')]);
    await admin.put(`/api/teams/${namesake.id}`, { name: 'U12 Tigers' });
    const restored = await admin.post(`${path}/restore`);
    expect(restored.body).toMatchObject({ archivedOn: null, members: [{ id: stays.id, jerseyNumber: 7 }] });
    expect((await admin.post(`${path}/restore`)).status).toBe(409);
    expect(await factsOf(past)).toEqual(before);
  });

  it('keeps its league while an archived team was in it', async () => {
    const league = await buildLeague(club);
    const team = await buildTeam(club, { leagueId: league.id });
    await buildEvent(club, { teamId: team.id, date: addDays(today, -7) });
    await admin.delete(`/api/teams/${team.id}`);
    const { status, body } = await admin.delete(`/api/leagues/${league.id}`);
    expect([status, body.message]).toEqual([409, expect.stringContaining('archived teams')]);
  });

  // The club has players of all ages in two leagues, and events of every audience on the days before today and this morning.
  it('never changes, whatever happens to rosters, registrations, leagues and records of children', async () => {
    const leagues = [await buildLeague(club), await buildLeague(club)];
    const teams: Team[] = [];
    for (const n of [0, 1, 0, 1, 0, 1]) teams.push(await buildTeam(club, { leagueId: leagues[n]!.id }));
    const children = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        buildChild(club, { dateOfBirth: `${2008 + (n % 12)}-05-04`, team: n % 7 ? teams[n % 6] : undefined }),
      ),
    );
    const audiences = [
      ...teams.map(({ id }) => ({ teamId: id })),
      ...leagues.map(({ id }) => ({ leagueId: id })),
      { relevanceType: 'all' as const },
      ...(['U10', 'U12', 'U14', 'U16'] as const).map((ageGroupRelevance) => ({
        relevanceType: 'age_group' as const,
        ageGroupRelevance,
      })),
    ];
    const events: { id: number; teamId: number | null }[] = [];
    for (let n = 0; n < 300; n += 1) {
      const when = n % 10 ? { date: addDays(today, -1 - (n % 40)) } : { date: today, startTime: '10:00' };
      const event = await buildEvent(club, { ...audiences[n % audiences.length], ...when });
      for (const { id } of children.filter((_, index) => (index * 7 + n) % 3 === 0).slice(0, 5))
        await buildAvailability(club, { eventId: event.id, childId: id, isAvailable: n % 2 === 0 });
      events.push(event);
    }
    const factsOfAll = async () => {
      const { body } = await admin.get(`/api/events?to=${today}`);
      const counts = new Map(body.map(({ id, counts }: { id: number; counts: object }) => [id, counts]));
      const facts: [counts: unknown, sheets: Row[][], total: unknown][] = [];
      for (const [index, event] of events.entries()) {
        const [listed, sheet, total, ofTeam] = index % 5 ? [0, await sheetOf(event)] : await factsOf(event);
        facts.push([[counts.get(event.id), listed], [sheet, ofTeam || []], total]);
      }
      return facts;
    };
    const mergedInto = async () => {
      const rows = await club.database.query('SELECT id, merged_into FROM children WHERE merged_into IS NOT NULL');
      return new Map<number, number>(rows.map((row: { id: number; merged_into: number }) => [row.id, row.merged_into]));
    };
    const before = await factsOfAll();

    const teamAt = (n: number) => anyOf('SELECT id FROM teams WHERE archived_at IS NULL', n);
    const playerAt = (n: number) => anyOf('SELECT id FROM children WHERE is_registered', n);
    const acts: Record<string, (n: number) => Promise<{ status: number }>> = {
      join: async (n) => join(await teamAt(n), await playerAt(n)),
      joinAnother: async (n) => join(await teamAt(n), await playerAt(n * 31)),
      leave: async (n) => {
        const { team, child } = await anyOf('SELECT team_id AS team, child_id AS child FROM team_members', n);
        return leave({ id: team }, { id: child });
      },
      unregister: async (n) => admin.delete(`/api/children/${(await playerAt(n)).id}/remove`),
      restore: async (n) => {
        const { id } = await anyOf('SELECT id FROM children WHERE NOT is_registered AND merged_into IS NULL', n);
        return admin.post(`/api/children/${id}/restore`);
      },
      correct: async (n) => {
        const { id } = await playerAt(n);
        const fields = [
          { name: `Corrected Name${n}` },
          { dateOfBirth: `${2006 + (n % 14)}-0${1 + (n % 9)}-04` },
          { ageGroup: `U${8 + (n % 9)}` },
          { ageGroup: null, shortName: `Short ${n}` },
        ];
        return admin.patch(`/api/children/${id}`, fields[n % fields.length]!);
      },
      merge: async (n) => {
        const [{ id }, { id: otherId }] = [await playerAt(n), await playerAt(n * 7 + 1)];
        return admin.post(`/api/children/${id}/merge`, { otherId });
      },
      move: async (n) => admin.put(`/api/teams/${(await teamAt(n)).id}`, { leagueId: leagues[n % 2]!.id }),
      archive: async (n) => admin.delete(`/api/teams/${(await teamAt(n)).id}`),
      reopen: async (n) => {
        const { id } = await anyOf('SELECT id FROM teams WHERE archived_at IS NOT NULL', n);
        return admin.post(`/api/teams/${id}/restore`);
      },
    };
    const names = [...Object.keys(acts), 'join', 'joinAnother', 'leave'];
    const done = new Map<string, number>();
    for (const [index, n] of fc.sample(fc.noBias(fc.nat(100_000)), { numRuns: 500, seed: 20_261_129 }).entries()) {
      const name = names[index % names.length]!;
      const { status } = await acts[name]!(n);
      // A player who is in the team already cannot join it.
      if (status < 400) done.set(name, (done.get(name) ?? 0) + 1);
    }
    expect(Math.min(...Object.keys(acts).map((name) => done.get(name) ?? 0))).toBeGreaterThan(30);
    const [after, records] = [await factsOfAll(), await mergedInto()];
    const compared = (facts: typeof after) =>
      facts.map(([counts, sheets, total]) => [counts, sheets.map((rows) => comparable(rows, records)), total]);
    expect(compared(after)).toEqual(compared(before));
  });
});
