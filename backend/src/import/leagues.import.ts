import { fieldsOf, leagueKey, readLeague, resultsOf, withoutRepeats } from '@touchline/domain';
import { insertLeagues } from './import.queries.ts';
import { type Importer, inSlices, readInTurn } from './importer.ts';

export const importLeagues: Importer = async (manager, rows, today) => {
  const leagues = withoutRepeats(await readInTurn(rows, readLeague, today), leagueKey);
  const added = await inSlices(fieldsOf(leagues), (slice) => insertLeagues(manager, { leagues: slice }));
  const keys = new Set(added.map(leagueKey));
  return { results: resultsOf(leagues, (league) => (keys.has(leagueKey(league)) ? 'Imported' : null)) };
};
