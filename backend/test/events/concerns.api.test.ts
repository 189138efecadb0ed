import fc from 'fast-check';
import {
  ageGroupIn,
  ageRule,
  type SeasonCutoff,
  wallTime,
  ageGroups,
  concerns,
  hasMoved,
  heldFor,
  isAwayOn,
  isOfDay,
  lastCutoff,
  type RelevanceType,
} from '@touchline/domain';
import { ClubClock } from '../../src/club/club-clock.ts';
import { Event } from '../../src/events/event.entity.ts';
import { type Team } from '../../src/teams/team.entity.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import {
  aCoach,
  buildAbsence,
  buildAvailability,
  buildChild,
  buildEvent,
  buildLeague,
  buildTeam,
} from '../support/factories.ts';

let club: ClubApp;
let coach: Api;
const today = '2099-05-02';
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
  club.app.get(ClubClock).instant = () => new Date(`${today}T12:00:00Z`);
});
afterAll(() => club.close());

const indexes = (max: number) => fc.uniqueArray(fc.nat(max), { maxLength: 2 });
/** Around the start of the events below, and a season earlier. */
const moment = fc.constantFrom(
  '2098-05-01 10:00',
  '2099-04-30 12:00',
  '2099-05-01 09:00',
  '2099-05-01 10:30',
  '2099-05-01 11:00',
);
const generatedPeriod = fc
  .tuple(fc.option(moment), fc.option(moment))
  .map(([since, until]) => ({ since, until: since && until && until < since ? since : until }));
const generatedMembership = fc.record({
  team: fc.nat(3),
  period: generatedPeriod,
  /** Before or after the events were entered. */
  enteredAt: fc.constantFrom(null, new Date('2026-01-01T12:00:00Z'), new Date('2026-01-03T12:00:00Z')),
});
const createdAt = new Date('2026-01-02T12:00:00Z');
const generatedChild = fc.record({
  memberships: fc.array(generatedMembership, { maxLength: 3 }),
  former: fc.option(
    fc.record({
      dateOfBirth: fc.constantFrom('2087-01-01', '2089-01-01', '2091-01-01'),
      ageGroup: fc.option(fc.constantFrom('U10', 'U13')),
      ageGroupSeasonId: fc.constantFrom(1, 2),
      until: moment,
    }),
  ),
  ageGroupSetOn: fc.constantFrom('2098-05-01', '2099-01-01'),
  ageGroupSeasonId: fc.constantFrom(1, 2),
  dateOfBirth: fc
    .date({ min: new Date('2077-01-01'), max: new Date('2097-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  ageGroup: fc.option(fc.constantFrom('U9', 'U10', 'U13', 'U17', 'U19', 'U21')),
  absences: fc.uniqueArray(fc.constantFrom('2099-05-01', '2099-05-02', '2099-05-03')),
});
const generatedEvent = fc.record({
  team: fc.option(fc.nat(3)),
  league: fc.option(fc.nat(1)),
  involved: indexes(3),
  relevanceType: fc.constantFrom<RelevanceType>('all', 'team', 'age_group'),
  ageGroupRelevance: fc.constantFrom(...ageGroups),
  date: fc.constantFrom('2098-05-01', '2099-05-01', '2099-05-02', '2099-09-05'),
  /** The responses for the first, second … child, whether or not the event concerns it. */
  responses: fc.array(fc.constantFrom(true, false, null, undefined), { minLength: 8, maxLength: 8 }),
  /** What changes after the response for the first child, and whether it changes back at last. */
  change: fc.constantFrom({}, { title: 'Final' }, { location: 'Harbour' }, { startTime: '09:15' }),
  isReversed: fc.boolean(),
});

/** The first season had another cut-off date until somebody set one; a second season may have been started. */
const generatedCutoffs = fc
  .record({
    yearly: fc.constantFrom('2097-08-31', '2097-12-31', '2098-02-28'),
    first: fc.constantFrom('2098-08-31', '2098-12-31'),
    setFrom: fc.constantFrom('2098-05-01', '2098-09-01'),
    set: fc.constantFrom('2098-05-01 09:59', '2098-05-01 10:00', '2099-04-30 12:00'),
    second: fc.option(
      fc.record({
        cutoff: fc.constantFrom('2099-07-31', '2099-12-31'),
        since: fc.constantFrom('2099-05-01 10:00', '2099-05-01 11:00'),
      }),
    ),
  })
  .map(({ yearly, first, setFrom, set, second }): SeasonCutoff[] => [
    { seasonId: 1, cutoff: yearly, since: null, setFrom: yearly },
    { seasonId: 1, cutoff: first, since: set, setFrom },
    ...(second ? [{ seasonId: 2, ...second, setFrom: '2099-01-01' }] : []),
  ]);

const query = (text: string, ...values: unknown[]) => club.database.query(text, values);

/** A child is in a team once at a time. */
const isLastOfItsTeam = <Item extends { team: number }>(item: Item, index: number, all: Item[]) =>
  !all.slice(index + 1).some(({ team }) => team === item.team);

it('The SQL function event_children, concerns() and the counts of GET /api/events agree in any club', async () => {
  const cutoff = lastCutoff(today);
  await query(
    `INSERT INTO seasons (name, folded_name, first_day, last_day, cutoff) VALUES ('Next', 'next', '2190-01-01', '2190-12-31', '2190-01-01')`,
  );
  const clubs = fc.record({
    children: fc.array(generatedChild, { minLength: 3, maxLength: 8 }),
    events: fc.array(generatedEvent, { minLength: 3, maxLength: 8 }),
    /** When the first team came into the first league; before, it was in the second. */
    moved: fc.option(moment),
    cutoffs: fc.option(generatedCutoffs, { nil: [] }),
  });
  await fc.assert(
    fc.asyncProperty(clubs, async ({ children, events, moved, cutoffs }) => {
      await club.database.query('TRUNCATE leagues, teams, children, events, season_cutoffs CASCADE');
      for (const { since, seasonId, ...of } of cutoffs)
        await query(
          `INSERT INTO season_cutoffs (since, season_id, cutoff, set_from) VALUES (coalesce($1::timestamp, '-infinity'), $2, $3, $4)`,
          ...[since, seasonId, of.cutoff, of.setFrom],
        );
      const leagues = [await buildLeague(club), await buildLeague(club)];
      const teams: Team[] = [];
      for (const [place, index] of [0, 0, 1, null].entries()) {
        const leagueSince = place === 0 && moved ? moved : '-infinity';
        teams.push(await buildTeam(club, { leagueId: index === null ? null : leagues[index]!.id, leagueSince }));
      }
      if (moved)
        await query(
          `INSERT INTO former_leagues (team_id, league_id, since, until) VALUES ($1, $2, '-infinity', $3)`,
          ...[teams[0]!.id, leagues[1]!.id, moved],
        );
      const leagueFor = (team: Team, event: { date: string; startTime: string }) =>
        team === teams[0] && moved && !heldFor({ since: moved, until: null }, event) ? leagues[1]!.id : team.leagueId;
      const idsOf = (list: number[]) => list.map((index) => teams[index]!.id);

      const expected = new Set<string>();
      const counts = new Map<number, object>();
      const made = [];
      for (const { memberships, former, absences, ...fields } of children) {
        const child = await buildChild(club, { ...fields, agesSince: former?.until });
        await query('UPDATE children SET age_group_season_id = $2 WHERE id = $1', child.id, fields.ageGroupSeasonId);
        for (const day of absences) await buildAbsence(club, child, { from: day, to: day });
        for (const { team, period, enteredAt } of memberships.filter(isLastOfItsTeam))
          await query(
            `INSERT INTO memberships (team_id, child_id, added_at, joined_at, left_at)
             VALUES ($1, $2, $3, coalesce($4::timestamp, '-infinity'), coalesce($5::timestamp, 'infinity'))`,
            ...[teams[team]!.id, child.id, enteredAt, period.since, period.until],
          );
        if (former)
          await query(
            `INSERT INTO former_ages (child_id, date_of_birth, age_group, age_group_set_on, age_group_season_id, since, until)
             VALUES ($1, $2, $3, '2099-01-01', $4, '-infinity', $5)`,
            ...[child.id, former.dateOfBirth, former.ageGroup, former.ageGroupSeasonId, former.until],
          );
        made.push({
          id: child.id,
          absences: absences.map((day) => ({ from: day, to: day })),
          memberships: memberships.filter(isLastOfItsTeam),
          ages: (event: { date: string; startTime: string }) =>
            former && !heldFor({ since: former.until, until: null }, event)
              ? { ...former, ageGroupSetOn: '2099-01-01' }
              : fields,
        });
      }
      for (const { team, league, involved, responses, change, isReversed, ...fields } of events) {
        const scope = {
          ...fields,
          teamId: team === null ? null : teams[team]!.id,
          leagueId: league === null ? null : leagues[league]!.id,
          teamsInvolved: idsOf(involved),
        };
        const event = await buildEvent(club, { ...scope, createdAt });
        const { id } = event;
        const changed = { ...event, ...change };
        const last = isReversed ? event : changed;
        const counted: (boolean | null)[] = [];
        let [unconfirmedCount, awayCount] = [0, 0];
        for (const [index, child] of made.entries()) {
          const isAvailable = responses[index];
          if (isAvailable !== undefined) await buildAvailability(club, { eventId: id, childId: child.id, isAvailable });
          if (index === 0) await club.database.getRepository(Event).save(changed);
          // A change moves at most the start within the day.
          const of = { date: fields.date, startTime: last.startTime, createdAt };
          const then = child.memberships.filter(({ period, enteredAt }) => isOfDay({ ...period, enteredAt }, of));
          const facts = {
            teams: then.map(({ team: index }) => ({ id: teams[index]!.id, leagueId: leagueFor(teams[index]!, of) })),
            ageGroup: ageGroupIn(child.ages(of), ageRule(cutoffs, { begin: wallTime(of.date, of.startTime), today })),
          };
          if (!concerns(scope, facts)) continue;
          expected.add(`${id} ${child.id}`);
          counted.push(isAvailable ?? null);
          const given = index === 0 ? event : changed;
          if (typeof isAvailable === 'boolean' && hasMoved(given, last)) unconfirmedCount += 1;
          if (isAwayOn(isAvailable ?? null, fields.date, child.absences)) awayCount += 1;
        }
        await club.database.getRepository(Event).save(last);
        const count = (isAvailable: boolean) => counted.filter((given) => given === isAvailable).length;
        const [available, unavailable] = [count(true), count(false)];
        const pending = counted.length - available - unavailable;
        counts.set(id, { available, unavailable, pending, unconfirmedCount, awayCount });
      }
      const rows = await club.database.query('SELECT event_id, child_id FROM event_children($1)', [cutoff]);
      expect(
        rows.map((row: { event_id: number; child_id: number }) => `${row.event_id} ${row.child_id}`).sort(),
      ).toEqual([...expected].sort());
      const { body } = await coach.get('/api/events');
      expect(new Map(body.map((event: { id: number; counts: object }) => [event.id, event.counts]))).toEqual(counts);
    }),
    { numRuns: 40, seed: 20_261_120 },
  );
});
