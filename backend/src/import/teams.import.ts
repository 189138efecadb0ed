import { type EntityManager } from 'typeorm';
import {
  fieldsOf,
  groupBy,
  importedWith,
  inLeague,
  namesOf,
  readTeam,
  teamKey,
  withoutDuplicates,
} from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { insertTeams, lockLeaguesNamed } from './import.queries.ts';
import { addedOn } from './undo/ledger.queries.ts';
import { type Importer, linesBy, readInBatches, resolveInBatches, resultsInBatches } from './importer.ts';

export const importTeams: Importer = async (manager, rows, today) => {
  const read = await readInBatches(rows, readTeam, today);
  const leagues = await leaguesByName(
    manager,
    fieldsOf(read).flatMap(({ league }) => namesOf(league)),
  );
  const teams = withoutDuplicates(await resolveInBatches(read, (team) => inLeague(team, leagues)), teamKey);
  const added = await inBatches(fieldsOf(teams), (batch) => insertTeams(manager, { teams: batch }));
  const keys = new Set(added.map(teamKey));
  const lines = linesBy(teams, teamKey);
  return {
    changes: added.map((team) => addedOn(lines.get(teamKey(team))!, 'team', team.id)),
    results: await resultsInBatches(teams, (team) => (keys.has(teamKey(team)) ? importedWith(team) : undefined)),
  };
};

async function leaguesByName(manager: EntityManager, names: string[]) {
  const found = await lockLeaguesNamed(manager, { foldedNames: [...new Set(names)] });
  return groupBy(found, ({ foldedName }) => foldedName);
}
