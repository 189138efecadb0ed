import { type EntityManager } from 'typeorm';
import {
  addedFixture,
  asEvent,
  daysToSearch,
  type Decided,
  fieldsOf,
  fixtureRowKey,
  groupBy,
  type ImportedFixture,
  isForLeague,
  type KnownEvent,
  messages,
  missingEvents,
  namesOf,
  type NewFixture,
  type Outcome,
  planFixtures,
  readFixture,
  type FixturePlan,
  type ReadRow,
  recognizing,
  resolveRows,
  unknownTeams,
  type WallTime,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { findEventsOf, insertFixtures } from './fixtures.queries.ts';
import { changeFixtures } from './changed-fixtures.ts';
import { lockLeaguesNamed } from './import.queries.ts';
import { type Importer, inSteps, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';
import { addedOn, type ImportChange } from './undo/ledger.queries.ts';
import { teamsByName } from './team-members.import.ts';

/** Adds matches and other events, and changes those that the league has moved, renamed or cancelled. */
export const importFixtures: Importer = async (manager, rows, today, act) => {
  const read = await readInBatches(rows, readFixture, today);
  const teams = await teamsByName(
    manager,
    fieldsOf(read).flatMap((fixture) => fixture.teams),
  );
  const leagues = await leaguesByName(manager, fieldsOf(read));
  const fixtures = withoutDuplicates(
    await resolveInBatches(read, (fixture) => asEvent(fixture, teams, leagues)),
    fixtureRowKey,
  );
  const events = await eventsOf(manager, fieldsOf(fixtures), act.at);
  const found = await inSteps(recognizing(fieldsOf(fixtures), events));
  const plan = planFixtures(fieldsOf(fixtures), found, act);
  const added = await inBatches(plan.added, (batch) => insertFixtures(manager, { fixtures: batch }));
  const { outcomes, changes, taken } = await changeFixtures(manager, plan, act);

  const isAdded = new Set(plan.added);
  const results = await resultsInBatches(unlessStale(fixtures, outcomes, plan), (fixture) =>
    isAdded.has(fixture) ? addedFixture(fixture) : outcomes.get(fixture),
  );
  const changedEventIds = Object.keys(changes).map(Number);
  const details = changedEventIds.length > 0 ? { changed: changedEventIds.length, changes } : {};
  const lines = new Map(fixtures.flatMap((row) => ('fields' in row ? [[row.fields, row.line] as const] : [])));
  const undoable = [
    ...plan.added.map((fixture, at) => addedOn(lines.get(fixture)!, 'event', added[at]!.id)),
    ...taken.map(({ fixture, ...change }): ImportChange => ({
      ...change,
      line: lines.get(fixture)!,
      subject: 'event',
    })),
  ];
  const hasErrors = fixtures.some((row) => 'problem' in row);
  const missing = missingEvents(fieldsOf(fixtures), { events, found: found.values(), hasErrors });
  return {
    results,
    changes: undoable,
    details,
    changedEventIds,
    missing,
    unknownTeams: unknownTeams(fieldsOf(read), teams),
  };
};

/** Refuses rows of events that somebody else has changed meanwhile. */
const unlessStale = (
  rows: ReadRow<NewFixture>[],
  outcomes: Map<NewFixture, Outcome>,
  { changed, neverThere }: FixturePlan<NewFixture>,
): ReadRow<NewFixture>[] => {
  const wanted = new Set(changed.map(({ fixture }) => fixture));
  return resolveRows(rows, (fixture): Decided<NewFixture> => {
    if (neverThere.has(fixture)) return { skipped: messages.fixtureNeverThere };
    return wanted.has(fixture) && !outcomes.has(fixture) ? { problem: messages.fixtureStale } : { fields: fixture };
  });
};

/** The leagues of fixtures without teams; of the others, the teams are enough. */
async function leaguesByName(manager: EntityManager, fixtures: ImportedFixture[]) {
  const names = new Set(fixtures.flatMap((fixture) => (isForLeague(fixture) ? namesOf(fixture.league) : [])));
  return groupBy(await lockLeaguesNamed(manager, { foldedNames: [...names] }), ({ foldedName }) => foldedName);
}

/** All events that the fixtures may be. */
export async function eventsOf(manager: EntityManager, fixtures: NewFixture[], now: WallTime): Promise<KnownEvent[]> {
  const days = daysToSearch(fixtures);
  if (days === null) return [];
  return findEventsOf(manager, {
    ...days,
    now,
    teamIds: [...new Set(fixtures.flatMap(({ teamsInvolved }) => teamsInvolved))],
    leagueIds: [...new Set(fixtures.flatMap(({ leagueId }) => leagueId ?? []))],
    externalIds: [...new Set(fixtures.flatMap(({ externalId }) => externalId ?? []))],
  });
}
