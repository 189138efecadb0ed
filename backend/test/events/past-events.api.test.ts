import fc from 'fast-check';
import { addDays, type CivilDate } from '@touchline/domain';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin, buildAvailability, buildChild, buildEvent, buildLeague, buildTeam } from '../support/factories.ts';

const today: CivilDate = '2027-03-20';
let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  club.app.get(ClubClock).instant = () => new Date(`${today}T12:00:00Z`);
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

/** Who was asked for an event, with their answers, and what lists of events say of it. */
async function factsOf(event: { id: number; teamId: number | null }) {
  const [listed, sheet, attendance, ofTeam] = await Promise.all([
    admin.get(`/api/events/${event.id}`),
    admin.get(`/api/events/${event.id}/availabilities`),
    admin.get(`/api/events/${event.id}/attendance`),
    event.teamId && admin.get(`/api/events/${event.id}/availabilities?teamId=${event.teamId}`),
  ]);
  const rows = (body: { childId: number; isAvailable: boolean | null; child: { teams: unknown } }[]) =>
    body.map(({ childId, isAvailable, child }) => [childId, isAvailable, child.teams]);
  return [listed.body.counts, rows(sheet.body), attendance.body.total, ofTeam && rows(ofTeam.body)];
}

const join = (team: { id: number }, child: { id: number }) =>
  admin.post('/api/team-members', { teamId: team.id, childId: child.id });
const leave = (team: { id: number }, child: { id: number }) =>
  admin.delete(`/api/teams/${team.id}/members/${child.id}`);

describe('An event that has begun', () => {
  // Covers G1 of the cases from real clubs.
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

  // The club has players of all ages in two leagues, and events of every audience on the days before today and this morning.
  it('never changes, whatever happens to rosters, registrations and leagues', async () => {
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
      const facts = [];
      for (const event of events) facts.push([counts.get(event.id), await factsOf(event)]);
      return facts;
    };
    const before = await factsOfAll();

    const acts = ['join', 'join', 'join', 'leave', 'leave', 'unregister', 'restore', 'restore', 'move'] as const;
    const done = new Map<string, number>();
    const pick = <Item>(items: readonly Item[]) => fc.nat(items.length - 1).map((index) => items[index]!);
    const changes = fc.sample(fc.tuple(pick(acts), pick(children), pick(teams), pick(leagues)), {
      numRuns: 500,
      seed: 20_261_129,
    });
    for (const [act, child, team, league] of changes) {
      const { status } = await {
        join: () => join(team, child),
        leave: () => leave(team, child),
        unregister: () => admin.delete(`/api/children/${child.id}/remove`),
        restore: () => admin.post(`/api/children/${child.id}/restore`),
        move: () => admin.put(`/api/teams/${team.id}`, { leagueId: league.id }),
      }[act]();
      if (status < 400) done.set(act, (done.get(act) ?? 0) + 1);
    }
    // Others were not possible: who is in no team leaves none.
    expect(Math.min(...acts.map((act) => done.get(act) ?? 0))).toBeGreaterThan(15);
    expect(await factsOfAll()).toEqual(before);
  });
});
