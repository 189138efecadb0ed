import { type EntityManager } from 'typeorm';

/** What went with a team, for the record. */
export interface DeletedTeam {
  name: string;
  members: number;
  events: number;
}

/**
 * Deletes a team, its roster, announcements and the events that are its alone, with their answers; null when there is no such
 * team. What it shares with other teams passes to the first of them.
 */
export async function deleteTeam(manager: EntityManager, id: number): Promise<DeletedTeam | null> {
  // Teams before events, as who edits an event takes them. Held from here on: no event, member or announcement can come to refer
  // to it, and no team to which an event passes can go meanwhile. In the order of their ids, or two deletions would wait for each other.
  const held = await manager.query<{ id: number; name: string; members: number }[]>(holdTeams, [id]);
  const team = held.find((row) => row.id === id);
  if (!team) return null;
  const [, events] = await manager.query<[unknown, number]>(deleteOwnEvents, [id]);
  await manager.query(passSharedEvents, [id]);
  await manager.query('DELETE FROM event_teams WHERE team_id = $1', [id]);
  await manager.query('DELETE FROM teams WHERE id = $1', [id]);
  return { name: team.name, members: team.members, events };
}

/** The team and those that share events with it. */
const holdTeams = `
  SELECT id, name, (SELECT count(*) FROM team_members WHERE team_id = t.id) AS members
  FROM teams t
  WHERE id = $1 OR id IN (
    SELECT et.team_id
    FROM events e JOIN event_teams et ON et.event_id = e.id
    WHERE e.team_id = $1 OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = $1))
  ORDER BY id
  FOR UPDATE`;

/** Events that name this team and no other. */
const deleteOwnEvents = `
  DELETE FROM events e
  WHERE (e.team_id = $1 OR e.team_id IS NULL AND EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id = $1))
    AND NOT EXISTS (SELECT FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> $1)`;

/** Events that name others as well; who has one of them open in a form will be told that it changed. */
const passSharedEvents = `
  UPDATE events e
  SET version = version + 1,
      team_id = CASE WHEN e.team_id = $1 THEN (
        SELECT et.team_id FROM event_teams et WHERE et.event_id = e.id AND et.team_id <> $1 ORDER BY et.position LIMIT 1)
      ELSE e.team_id END
  WHERE e.team_id = $1 OR e.id IN (SELECT event_id FROM event_teams WHERE team_id = $1)`;
