import { fieldsOf, importedWith, leagueKey, readLeague, withoutDuplicates } from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { insertLeagues } from './import.queries.ts';
import { addedOn } from './undo/ledger.queries.ts';
import { type Importer, linesBy, readInBatches, resultsInBatches } from './importer.ts';

export const importLeagues: Importer = async (manager, rows, today) => {
  const leagues = withoutDuplicates(await readInBatches(rows, readLeague, today), leagueKey);
  const added = await inBatches(fieldsOf(leagues), (batch) => insertLeagues(manager, { leagues: batch }));
  const keys = new Set(added.map(leagueKey));
  const lines = linesBy(leagues, leagueKey);
  return {
    changes: added.map((league) => addedOn(lines.get(leagueKey(league))!, 'league', league.id)),
    results: await resultsInBatches(leagues, (league) =>
      keys.has(leagueKey(league)) ? importedWith(league) : undefined,
    ),
  };
};
