import { type EntityManager } from 'typeorm';
import {
  asEvent,
  fieldsOf,
  fixtureKey,
  groupBy,
  type ImportedFixture,
  importedWith,
  isForLeague,
  namesOf,
  type NewFixture,
  readFixture,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { findEventsOf, insertFixtures } from './fixtures.queries.ts';
import { lockLeaguesNamed, lockTeamsNamed } from './import.queries.ts';
import { type Importer, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importFixtures: Importer = async (manager, rows, today) => {
  const read = await readInBatches(rows, readFixture, today);
  const teams = await teamsByName(manager, fieldsOf(read));
  const leagues = await leaguesByName(manager, fieldsOf(read));
  const fixtures = withoutDuplicates(
    await resolveInBatches(read, (fixture) => asEvent(fixture, teams, leagues)),
    fixtureKey,
  );
  const known = await keysOfEvents(manager, fieldsOf(fixtures));
  const added = new Set(fieldsOf(fixtures).filter((fixture) => !known.has(fixtureKey(fixture))));
  await inBatches([...added], (batch) => insertFixtures(manager, { fixtures: batch }));
  return {
    results: await resultsInBatches(fixtures, (fixture) => (added.has(fixture) ? importedWith(fixture) : null)),
  };
};

async function teamsByName(manager: EntityManager, fixtures: ImportedFixture[]) {
  const names = new Set(fixtures.flatMap(({ teams }) => teams.map(({ foldedTeamName }) => foldedTeamName)));
  return groupBy(await lockTeamsNamed(manager, { foldedNames: [...names] }), ({ foldedName }) => foldedName);
}

/** The leagues of fixtures without teams; of the others, the teams are enough. */
async function leaguesByName(manager: EntityManager, fixtures: ImportedFixture[]) {
  const names = new Set(fixtures.flatMap((fixture) => (isForLeague(fixture) ? namesOf(fixture.league) : [])));
  return groupBy(await lockLeaguesNamed(manager, { foldedNames: [...names] }), ({ foldedName }) => foldedName);
}

/** The keys of all events that the fixtures may repeat. */
async function keysOfEvents(manager: EntityManager, fixtures: NewFixture[]): Promise<Set<string>> {
  const events = await inBatches(fixtures, (batch) =>
    findEventsOf(manager, {
      dates: [...new Set(batch.map(({ date }) => date))],
      teamIds: [...new Set(batch.flatMap(({ teamsInvolved }) => teamsInvolved))],
      leagueIds: [...new Set(batch.flatMap(({ leagueId }) => leagueId ?? []))],
    }),
  );
  return new Set(events.map(fixtureKey));
}
