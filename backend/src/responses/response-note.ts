import { type Actor, seesNote } from '@touchline/domain';
import { type ResponseNoteDto } from './response-note.dto.ts';
import { type StoredNote } from './response-note.queries.ts';

/** A note for those who may see it. To others it looks as if there were none. */
export const noteSeenBy = (me: Actor, note: StoredNote | null): { note?: ResponseNoteDto } =>
  note && seesNote(me, note) ? { note: { reason: note.reason, text: note.text } } : {};
