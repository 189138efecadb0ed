import { type EntityManager } from 'typeorm';
import {
  childKey,
  fieldsOf,
  groupBy,
  type ImportedMember,
  memberKey,
  type NamedTeam,
  onRoster,
  readMember,
  refine,
  resultsOf,
  withoutRepeats,
} from '@touchline/domain';
import { type Importer, inSlices, readInTurn } from './importer.ts';

// Teams and children are held, so that nobody deletes or unregisters them before the roster is in.
const teamsSql = `
  SELECT t.id, t.folded_name AS "foldedName", l.folded_name AS "foldedLeagueName"
  FROM teams t LEFT JOIN leagues l ON l.id = t.league_id
  WHERE t.folded_name = ANY($1) ORDER BY t.id FOR KEY SHARE OF t`;

const childrenSql = `
  SELECT c.id, c.folded_name AS "foldedName", c.date_of_birth AS "dateOfBirth"
  FROM json_to_recordset($1) AS row ("foldedName" text, "dateOfBirth" date)
  JOIN children c ON c.folded_name = row."foldedName" AND c.date_of_birth = row."dateOfBirth"
  WHERE c.is_registered FOR SHARE OF c`;

const insertSql = `
  INSERT INTO team_members (team_id, child_id, jersey_number, position)
  SELECT "teamId", "childId", "jerseyNumber", position
  FROM json_to_recordset($1) AS row ("teamId" int, "childId" int, "jerseyNumber" int, position text)
  ON CONFLICT ON CONSTRAINT team_members_once DO NOTHING
  RETURNING team_id AS "teamId", child_id AS "childId"`;

export const importTeamMembers: Importer = async (manager, rows, today) => {
  const read = await readInTurn(rows, readMember, today);
  const teams = await teamsByName(manager, fieldsOf(read));
  const children = await childrenByKey(manager, fieldsOf(read));
  const members = withoutRepeats(
    refine(read, (member) => onRoster(member, teams, children)),
    memberKey,
  );
  const added = await inSlices(fieldsOf(members), (slice) =>
    manager.query<{ teamId: number; childId: number }[]>(insertSql, [slice]),
  );
  const keys = new Set(added.map(memberKey));
  return { results: resultsOf(members, (member) => (keys.has(memberKey(member)) ? 'Imported' : null)) };
};

async function teamsByName(manager: EntityManager, members: ImportedMember[]): Promise<Map<string, NamedTeam[]>> {
  const names = new Set(members.map(({ foldedTeamName }) => foldedTeamName));
  return groupBy(await manager.query<NamedTeam[]>(teamsSql, [[...names]]), ({ foldedName }) => foldedName);
}

async function childrenByKey(manager: EntityManager, members: ImportedMember[]) {
  const children = members.map(({ foldedName, dateOfBirth }) => ({ foldedName, dateOfBirth }));
  const found = await inSlices(children, (slice) =>
    manager.query<{ id: number; foldedName: string; dateOfBirth: string }[]>(childrenSql, [slice]),
  );
  return new Map(found.map((child) => [childKey(child), child]));
}
