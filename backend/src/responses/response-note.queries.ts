import { type CivilDate, type NoteFacts, type ResponseNote } from '@touchline/domain';
import { countsFor } from '../children/memberships.queries.ts';
import { execute, type Queryable, type Sql, sql } from '../database/sql.ts';
import { shareHousehold } from '../guardians/guardianship.queries.ts';
import { teamsOfEvent } from '../teams/event-teams.queries.ts';

/** What is stored about a note; never sent as it is. */
export type StoredNote = ResponseNote & NoteFacts;

export const hasNote = sql`(a.note_reason IS NOT NULL OR a.note_text IS NOT NULL)`;

/** The note of availability `a` as JSON, with who may see it; null if there is none. */
export const noteFacts = ({ viewerId }: { viewerId: number }): Sql => sql`
  CASE WHEN ${hasNote} THEN json_build_object(
    'reason', a.note_reason, 'text', a.note_text, 'writerId', a.noted_by,
    'isSameHousehold', ${shareHousehold(sql`a.child_id`, viewerId, sql`a.noted_by`)},
    'coachesChild', EXISTS (
      SELECT FROM team_members m
      JOIN coach_appointments c ON c.team_id = m.team_id AND c.coach_id = ${viewerId} AND c.confirmed_at IS NOT NULL
      WHERE m.child_id = a.child_id AND ${countsFor(sql`${viewerId}`)} AND m.team_id = ANY(ARRAY(${teamsOfEvent(sql`a.event_id`)}))
        AND (EXISTS (SELECT FROM teams t WHERE t.id = m.team_id AND t.lead_coach_id = ${viewerId})
          OR EXISTS (SELECT FROM team_coaches tc WHERE tc.team_id = m.team_id AND tc.coach_id = ${viewerId})))) END`;

/** Deletes the notes with responses to events before a day. The responses stay. */
export const deleteOldNotes = (database: Queryable, { before }: { before: CivilDate }): Promise<void> =>
  execute(
    database,
    sql`
      UPDATE availabilities a SET note_reason = NULL, note_text = NULL, noted_by = NULL
      FROM events e WHERE e.id = a.event_id AND e.date < ${before} AND ${hasNote}`,
  );
