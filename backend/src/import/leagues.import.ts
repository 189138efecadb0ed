import { fieldsOf, leagueKey, readLeague, resultsOf, withoutRepeats } from '@touchline/domain';
import { type Importer, inSlices, readInTurn } from './importer.ts';

const insertSql = `
  INSERT INTO leagues (name, folded_name, age_group, folded_age_group, description)
  SELECT name, "foldedName", "ageGroup", "foldedAgeGroup", description
  FROM json_to_recordset($1)
    AS row (name text, "foldedName" text, "ageGroup" text, "foldedAgeGroup" text, description text)
  ON CONFLICT ON CONSTRAINT leagues_name_and_age_group DO NOTHING
  RETURNING folded_name AS "foldedName", folded_age_group AS "foldedAgeGroup"`;

export const importLeagues: Importer = async (manager, rows, today) => {
  const leagues = withoutRepeats(await readInTurn(rows, readLeague, today), leagueKey);
  const added = await inSlices(fieldsOf(leagues), (slice) =>
    manager.query<{ foldedName: string; foldedAgeGroup: string }[]>(insertSql, [slice]),
  );
  const keys = new Set(added.map(leagueKey));
  return { results: resultsOf(leagues, (league) => (keys.has(leagueKey(league)) ? 'Imported' : null)) };
};
