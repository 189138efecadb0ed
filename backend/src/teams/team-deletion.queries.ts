import { type CivilDate } from '@touchline/domain';
import { endMemberships, type RosterAct } from '../children/team-changes.queries.ts';
import { countAffected, execute, type Queryable, queryRow, queryRows, type Sql, sql } from '../database/sql.ts';
import { archiveTeam } from './archived-teams.queries.ts';
import { isOfDay } from './membership.queries.ts';

export interface DeletedTeam {
  /** Whether the team is archived, because it has had events. */
  isArchived: boolean;
  /** What the audit log records. */
  details: { name: string; members: number; events: number };
  /** The recorded team changes of its members. */
  changeIds: number[];
}

interface Deletion {
  id: number;
  act: RosterAct;
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
  /** Called before events are deleted. */
  beforeEvents: (events: Sql) => Promise<void>;
}

/**
 * Ends a team: its roster, and the events to come of this team only with their availabilities. Shared events to come pass to the first of
 * the other teams. A team that has had events is archived, so that they stay as they were; any other is deleted with its announcements.
 * Returns null if there is no such team.
 */
export async function deleteTeam(
  database: Queryable,
  { id, act, cutoff, beforeEvents }: Deletion,
): Promise<DeletedTeam | null> {
  const locked = await queryRows<{ id: number; name: string; members: number }>(database, lockTeamAndSharers(id));
  const team = locked.find((row) => row.id === id);
  if (!team) return null;
  const isArchived = await hasPast(database, { id, cutoff, now: act.at });
  const isToCome = sql`e.starts_at > ${act.at}::timestamp`;
  const own = ownEvents(id, isToCome);
  await beforeEvents(own);
  const events = await countAffected(database, sql`DELETE FROM events WHERE id = ANY(ARRAY(${own}))`);
  await execute(database, reassignSharedEvents(id, isToCome));
  await execute(
    database,
    sql`DELETE FROM event_teams et USING events e WHERE et.team_id = ${id} AND e.id = et.event_id AND ${isToCome}`,
  );
  if (isArchived) await archiveTeam(database, { id, at: act.at });
  const changeIds = await endMemberships(database, { teamId: id, act });
  if (!isArchived) await execute(database, sql`DELETE FROM teams WHERE id = ${id}`);
  return { isArchived, details: { name: team.name, members: team.members, events }, changeIds };
}

/** Whether events for the team or for one of its members have begun. */
export const hasPast = async (
  database: Queryable,
  { id, cutoff, now }: { id: number; cutoff: CivilDate; now: string },
): Promise<boolean> =>
  (await queryRow<{ hasPast: boolean }>(
    database,
    sql`
      SELECT EXISTS (
        SELECT FROM events e WHERE e.starts_at <= ${now}::timestamp
          AND (e.team_id = ${id} OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ${id}))
      ) OR EXISTS (
        SELECT FROM memberships m JOIN event_children(${cutoff}::date) ec ON ec.child_id = m.child_id
        JOIN events e ON e.id = ec.event_id
        WHERE m.team_id = ${id} AND ${isOfDay} AND e.starts_at <= ${now}::timestamp
      ) AS "hasPast"`,
  ))!.hasPast;

/**
 * Locks the team and the teams that share events with it, so that nothing new can refer to the team and no team that receives
 * an event can be deleted. Locks teams before events, as updates of events do, and in order of id, because two transactions
 * would otherwise deadlock.
 */
const lockTeamAndSharers = (id: number): Sql => sql`
  SELECT id, name, (SELECT count(*) FROM team_members WHERE team_id = t.id) AS members
  FROM teams t
  WHERE (id = ${id} AND archived_at IS NULL) OR id IN (
    SELECT et.team_id
    FROM events e JOIN event_teams et ON et.event_id = e.id
    WHERE et.team_id <> ${id} AND (e.team_id = ${id} OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ${id})))
  ORDER BY id
  FOR UPDATE`;

/** The ids of the events that are this team's alone. */
const ownEvents = (id: number, isToCome: Sql): Sql => sql`
  SELECT e.id FROM events e
  WHERE ${isToCome}
    AND (e.team_id = ${id}
      OR e.team_id IS NULL AND EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id = ${id}))
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> ${id})`;

/** Increments the versions, so that open forms of these events become stale. */
const reassignSharedEvents = (id: number, isToCome: Sql): Sql => sql`
  UPDATE events e
  SET version = version + 1,
      team_id = CASE WHEN e.team_id = ${id} THEN (
        SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> ${id} ORDER BY et.position LIMIT 1)
      ELSE e.team_id END
  WHERE ${isToCome} AND (e.team_id = ${id} OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = ${id}))`;
