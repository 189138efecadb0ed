import { endMemberships, type RosterAct } from '../children/team-changes.queries.ts';
import { countAffected, execute, type Queryable, queryRows, type Sql, sql } from '../database/sql.ts';

export interface DeletedTeam {
  /** What the audit log records. */
  details: { name: string; members: number; events: number };
  /** The recorded team changes of its members. */
  changeIds: number[];
}

/**
 * Deletes a team, its roster, its announcements and the events of this team only, with their availabilities. Shared events pass
 * to the first of the other teams. Calls `beforeEvents` before it deletes events. Returns null if there is no such team.
 */
export async function deleteTeam(
  database: Queryable,
  { id, act, beforeEvents }: { id: number; act: RosterAct; beforeEvents: (events: Sql) => Promise<void> },
): Promise<DeletedTeam | null> {
  const locked = await queryRows<{ id: number; name: string; members: number }>(database, lockTeamAndSharers(id));
  const team = locked.find((row) => row.id === id);
  if (!team) return null;
  await beforeEvents(ownEvents(id));
  const events = await countAffected(database, sql`DELETE FROM events WHERE id = ANY(ARRAY(${ownEvents(id)}))`);
  await execute(database, reassignSharedEvents(id));
  await execute(database, sql`DELETE FROM event_teams WHERE team_id = ${id}`);
  const changeIds = await endMemberships(database, { teamId: id, act });
  await execute(database, sql`DELETE FROM teams WHERE id = ${id}`);
  return { details: { name: team.name, members: team.members, events }, changeIds };
}

/**
 * Locks the team and the teams that share events with it, so that nothing new can refer to the team and no team that receives
 * an event can be deleted. Locks teams before events, as updates of events do, and in order of id, because two transactions
 * would otherwise deadlock.
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

/** The ids of the events that are this team's alone. */
const ownEvents = (id: number): Sql => sql`
  SELECT e.id FROM events e
  WHERE (e.team_id = ${id}
      OR e.team_id IS NULL AND EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id = ${id}))
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> ${id})`;

/** Increments the versions, so that open forms of these events become stale. */
const reassignSharedEvents = (id: number): Sql => sql`
  UPDATE events e
  SET version = version + 1,
      team_id = CASE WHEN e.team_id = ${id} THEN (
        SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> ${id} ORDER BY et.position LIMIT 1)
      ELSE e.team_id END
  WHERE e.team_id = ${id} OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ${id})`;
