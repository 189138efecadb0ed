import { type EntityManager } from 'typeorm';
import { fieldsOf, groupBy, inLeague, readTeam, refine, resultsOf, teamKey, withoutRepeats } from '@touchline/domain';
import { type Importer, inSlices, readInTurn } from './importer.ts';

// Held, so that nobody deletes a league before its teams are in.
const leaguesSql = `
  SELECT id, folded_name AS "foldedName" FROM leagues WHERE folded_name = ANY($1) ORDER BY id FOR KEY SHARE`;

const insertSql = `
  INSERT INTO teams (name, folded_name, league_id, description)
  SELECT name, "foldedName", "leagueId", description
  FROM json_to_recordset($1) AS row (name text, "foldedName" text, "leagueId" int, description text)
  ON CONFLICT ON CONSTRAINT teams_name_in_league DO NOTHING
  RETURNING league_id AS "leagueId", folded_name AS "foldedName"`;

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
  const added = await inSlices(fieldsOf(teams), (slice) =>
    manager.query<{ leagueId: number; foldedName: string }[]>(insertSql, [slice]),
  );
  const keys = new Set(added.map(teamKey));
  return { results: resultsOf(teams, (team) => (keys.has(teamKey(team)) ? 'Imported' : null)) };
};

async function leaguesByName(manager: EntityManager, names: string[]) {
  const found = await manager.query<{ id: number; foldedName: string }[]>(leaguesSql, [[...new Set(names)]]);
  return groupBy(found, ({ foldedName }) => foldedName);
}
