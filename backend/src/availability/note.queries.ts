import { type CivilDate } from '@touchline/domain';
import { execute, type Queryable, sql } from '../database/sql.ts';
import { hasNote } from '../events/notes/response-note.queries.ts';

/** Deletes the notes with responses to events before a day. The responses stay. */
export const deleteOldNotes = (database: Queryable, { before }: { before: CivilDate }): Promise<void> =>
  execute(
    database,
    sql`
      UPDATE availabilities a SET note_reason = NULL, note_text = NULL, noted_by = NULL
      FROM events e WHERE e.id = a.event_id AND e.date < ${before} AND ${hasNote}`,
  );
