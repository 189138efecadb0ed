import { countAffected, execute, type Queryable, queryRows, type Sql, sql } from '../database/sql.ts';

/** What the audit log keeps of a deleted team. */
export interface DeletedTeam {
  name: string;
  members: number;
  events: number;
}

/**
 * Deletes a team, its roster, its announcements and the events of this team alone, with their availabilities; null when there
 * is no such team. Events that it shares pass to the first of the other teams.
 */
export async function deleteTeam(database: Queryable, { id }: { id: number }): Promise<DeletedTeam | null> {
  const locked = await queryRows<{ id: number; name: string; members: number }>(database, lockTeamAndSharers(id));
  const team = locked.find((row) => row.id === id);
  if (!team) return null;
  const events = await countAffected(database, deleteOwnEvents(id));
  await execute(database, passOnSharedEvents(id));
  await execute(database, sql`DELETE FROM event_teams WHERE team_id = ${id}`);
  await execute(database, sql`DELETE FROM teams WHERE id = ${id}`);
  return { name: team.name, members: team.members, events };
}

/**
 * The team and those that share events with it. From here on no event, member or announcement can refer to the team, and no
 * team to which an event passes can be deleted. Teams are locked before events, as edits of events do, and by id, because two
 * deletions would otherwise deadlock.
 */
const lockTeamAndSharers = (id: number): Sql => sql`
  SELECT id, name, (SELECT count(*) FROM team_members WHERE team_id = t.id) AS members
  FROM teams t
  WHERE id = ${id} OR id IN (
    SELECT et.team_id
    FROM events e JOIN event_teams et ON et.event_id = e.id
    WHERE e.team_id = ${id} OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ${id}))
  ORDER BY id
  FOR UPDATE`;

/** Events that name this team and no other. */
const deleteOwnEvents = (id: number): Sql => sql`
  DELETE FROM events e
  WHERE (e.team_id = ${id}
      OR e.team_id IS NULL AND EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id = ${id}))
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> ${id})`;

/** Events that name other teams as well. Their new version makes forms in which they are open stale. */
const passOnSharedEvents = (id: number): Sql => sql`
  UPDATE events e
  SET version = version + 1,
      team_id = CASE WHEN e.team_id = ${id} THEN (
        SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> ${id} ORDER BY et.position LIMIT 1)
      ELSE e.team_id END
  WHERE e.team_id = ${id} OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ${id})`;
