import { type EntityManager } from 'typeorm';
import { fieldsOf, groupBy, inLeague, readTeam, refine, resultsOf, teamKey, withoutRepeats } from '@touchline/domain';
import { insertTeams, lockLeaguesNamed } from './import.queries.ts';
import { type Importer, inSlices, readInTurn } from './importer.ts';

export const importTeams: Importer = async (manager, rows, today) => {
  const read = await readInTurn(rows, readTeam, today);
  const leagues = await leaguesByName(
    manager,
    fieldsOf(read).map(({ foldedLeagueName }) => foldedLeagueName),
  );
  const teams = withoutRepeats(
    refine(read, (team) => inLeague(team, leagues)),
    teamKey,
  );
  const added = await inSlices(fieldsOf(teams), (slice) => insertTeams(manager, { teams: slice }));
  const keys = new Set(added.map(teamKey));
  return { results: resultsOf(teams, (team) => (keys.has(teamKey(team)) ? 'Imported' : null)) };
};

async function leaguesByName(manager: EntityManager, names: string[]) {
  const found = await lockLeaguesNamed(manager, { foldedNames: [...new Set(names)] });
  return groupBy(found, ({ foldedName }) => foldedName);
}
