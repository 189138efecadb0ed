import {
  addedFixture,
  asEvent,
  type ChangedFixture,
  changedValues,
  type Decided,
  fieldsOf,
  fixtureRowKey,
  hasOtherStart,
  type KnownEvent,
  messages,
  missingEvents,
  type NewFixture,
  planFixtures,
  readFixture,
  readRows,
  recognize,
  resolveRows,
  resultsOf,
  unknownTeams,
  withoutDuplicates,
} from '@touchline/domain';
import { concernedChildren } from '../events/concerned.ts';
import { noteChange } from '../events/event-changes.ts';
import { eventDefaults } from '../events/event-form.ts';
import { add, type EventRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { leaguesByName, teamsByName } from './import-rows.ts';
import { type Importer } from './importer.ts';

/** Adds matches and other events, and changes those that the league has moved, renamed or cancelled. */
export const importFixtures: Importer = (context, rows) => {
  const { data, clock } = context;
  const [teams, leagues] = [teamsByName(data), leaguesByName(data)];
  const read = readRows(rows, readFixture, clock.today());
  const named = resolveRows(read, (fixture) => asEvent(fixture, teams, leagues));
  const fixtures = withoutDuplicates(named, fixtureRowKey);
  const events = data.events.map(knownEvent(context));
  const known = recognize(fieldsOf(fixtures), events);
  const plan = planFixtures(fieldsOf(fixtures), known, context);
  const added = new Set(plan.added);
  for (const { notes: _notes, status, ...fixture } of plan.added) {
    add(data.events, { ...eventDefaults, ...fixture, status: status ?? 'confirmed', createdAt: clock.now() });
  }
  for (const { event, after } of plan.changed) change(context, event, after);
  for (const { event, after } of plan.marked) Object.assign(rowOf(context, event), after);

  const outcomes = new Map(
    plan.changed.map(({ fixture, event, after, words }) => [
      fixture,
      { message: [...words, ...fixture.notes].join('. '), values: changedValues(event, after) },
    ]),
  );
  const decided = resolveRows(fixtures, (fixture): Decided<NewFixture> =>
    plan.neverThere.has(fixture) ? { skipped: messages.fixtureNeverThere } : { fields: fixture },
  );
  const hasErrors = fixtures.some((row) => 'problem' in row);
  return {
    unknownTeams: unknownTeams(fieldsOf(read), teams),
    missing: missingEvents(fieldsOf(fixtures), { events, found: known.values(), hasErrors }),
    results: resultsOf(decided, (fixture) => (added.has(fixture) ? addedFixture(fixture) : outcomes.get(fixture))),
    told: plan.changed.flatMap(({ event }) => concernedChildren(context, rowOf(context, event))),
  };
};

const rowOf = ({ data }: RequestContext, { id }: KnownEvent): EventRow => data.events.find((event) => event.id === id)!;

const knownEvent =
  ({ clock }: RequestContext) =>
  (event: EventRow): KnownEvent => ({
    ...event,
    isTimeToBeConfirmed: event.isTimeToBeConfirmed ?? false,
    externalId: event.externalId ?? null,
    competition: event.competition ?? null,
    hasStarted: clock.hasStarted(event),
  });

function change(context: RequestContext, event: KnownEvent, after: ChangedFixture): void {
  const row = rowOf(context, event);
  const before = { ...row };
  const isMoved = before.date !== after.date || hasOtherStart(before, after) || before.location !== after.location;
  const isException = row.isException || (row.seriesId !== undefined && row.seriesId !== null && isMoved);
  Object.assign(row, after, { isException, version: row.version + 1 });
  noteChange(context, before, row);
}
