import fc from 'fast-check';
import {
  ageGroupOf,
  ageGroups,
  concerns,
  hasMoved,
  isAwayOn,
  lastCutoff,
  type RelevanceType,
  todayIn,
} from '@touchline/domain';
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
let today: string;
beforeAll(async () => {
  club = await startClub();
  coach = await club.signIn((await aCoach(club)).email);
  today = todayIn(club.settings.clubTimeZone);
});
afterAll(() => club.close());

const indexes = (max: number) => fc.uniqueArray(fc.nat(max), { maxLength: 2 });
const generatedChild = fc.record({
  teams: indexes(3),
  dateOfBirth: fc
    .date({ min: new Date('2004-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
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
  date: fc.constantFrom('2099-05-01', '2099-05-02'),
  /** The responses for the first, second … child, whether or not the event concerns it. */
  responses: fc.array(fc.constantFrom(true, false, null, undefined), { minLength: 8, maxLength: 8 }),
  /** What changes after the response for the first child, and whether it changes back at last. */
  change: fc.constantFrom({}, { title: 'Final' }, { location: 'Harbour' }, { startTime: '09:15' }),
  isReversed: fc.boolean(),
});

it('The SQL function event_children, concerns() and the counts of GET /api/events agree in any club', async () => {
  const cutoff = lastCutoff(today);
  const clubs = fc.record({
    children: fc.array(generatedChild, { minLength: 3, maxLength: 8 }),
    events: fc.array(generatedEvent, { minLength: 3, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(clubs, async ({ children, events }) => {
      await club.database.query('TRUNCATE leagues, teams, children, events CASCADE');
      const leagues = [await buildLeague(club), await buildLeague(club)];
      const teams: Team[] = [];
      for (const index of [0, 0, 1, null])
        teams.push(await buildTeam(club, { leagueId: index === null ? null : leagues[index]!.id }));
      const idsOf = (list: number[]) => list.map((index) => teams[index]!.id);

      const expected = new Set<string>();
      const counts = new Map<number, object>();
      const made = [];
      for (const { teams: of, absences, ...fields } of children) {
        const child = await buildChild(club, fields);
        for (const day of absences) await buildAbsence(club, child, { from: day, to: day });
        for (const teamId of idsOf(of))
          await club.database.query('INSERT INTO team_members (team_id, child_id) VALUES ($1, $2)', [teamId, child.id]);
        made.push({
          id: child.id,
          absences: absences.map((day) => ({ from: day, to: day })),
          teams: of.map((index) => teams[index]!),
          ageGroup: ageGroupOf(fields, today),
        });
      }
      for (const { team, league, involved, responses, change, isReversed, ...fields } of events) {
        const scope = {
          ...fields,
          teamId: team === null ? null : teams[team]!.id,
          leagueId: league === null ? null : leagues[league]!.id,
          teamsInvolved: idsOf(involved),
        };
        const event = await buildEvent(club, scope);
        const { id } = event;
        const changed = { ...event, ...change };
        const last = isReversed ? event : changed;
        const counted: (boolean | null)[] = [];
        let [unconfirmedCount, awayCount] = [0, 0];
        for (const [index, child] of made.entries()) {
          const isAvailable = responses[index];
          if (isAvailable !== undefined) await buildAvailability(club, { eventId: id, childId: child.id, isAvailable });
          if (index === 0) await club.database.getRepository(Event).save(changed);
          if (!concerns(scope, child)) continue;
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
    { numRuns: 25, seed: 20_261_120 },
  );
});
