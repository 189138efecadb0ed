import { asInstant, type Sql, sql } from '../../../database/sql.ts';
import { type Exported } from '../entry.ts';
import { areOneHousehold, responderWords, sourceWords } from './reader.queries.ts';

const event = sql`c.name AS "Child", e.title AS "Event", e.date::text AS "Date", e.start_time AS "Start"`;

const answer = sql`CASE a.is_available WHEN true THEN 'Available' WHEN false THEN 'Unavailable' ELSE 'Pending' END AS "Answer"`;

/** Notes are for the household of whoever wrote them, as on the event's page. */
function noteColumns(viewerId: number | null): Sql {
  if (viewerId === null) return sql`NULL AS "Reason", NULL AS "Note"`;
  const isOwn = sql`(a.noted_by = ${viewerId} OR ${areOneHousehold(sql`a.child_id`, viewerId, sql`a.noted_by`)})`;
  return sql`CASE WHEN ${isOwn} THEN a.note_reason END AS "Reason", CASE WHEN ${isOwn} THEN a.note_text END AS "Note"`;
}

export const availabilities: Exported = {
  heading: 'Answers',
  about:
    'Whether a child can come to an event, as it was answered last. A note is shown to the household that wrote it.',
  child: ({ childIds, viewerId }) => sql`
    SELECT ${event}, ${answer}, CASE WHEN a.is_available IS NOT NULL THEN ${asInstant(sql`a.responded_at`)} END AS "Answered",
           CASE WHEN a.is_available IS NOT NULL THEN ${responderWords(viewerId)} END AS "By",
           CASE WHEN a.is_available IS NOT NULL THEN ${sourceWords} END AS "How", ${noteColumns(viewerId)}
    FROM availabilities a JOIN children c ON c.id = a.child_id JOIN events e ON e.id = a.event_id
    WHERE a.child_id = ANY(${childIds}) ORDER BY e.date DESC, e.start_time DESC, e.id DESC, c.folded_name, c.id`,
};

export const availabilityHistory: Exported = {
  heading: 'Earlier answers',
  about: 'Every answer that was given, also those that were changed later.',
  child: ({ childIds, viewerId }) => sql`
    SELECT ${event}, ${answer}, ${asInstant(sql`a.responded_at`)} AS "Answered", ${responderWords(viewerId)} AS "By",
           ${sourceWords} AS "How"
    FROM availability_history a JOIN children c ON c.id = a.child_id JOIN events e ON e.id = a.event_id
    WHERE a.child_id = ANY(${childIds}) ORDER BY a.responded_at DESC, a.id DESC`,
};
