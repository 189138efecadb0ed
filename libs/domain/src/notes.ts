import { type NoteFacts, seesNote } from './families.ts';
import { type Actor } from './people.ts';

/** Why a child does or does not come, as far as the family says so. */
export const noteReasons = ['ill', 'injured', 'school', 'travel', 'other'] as const;
export type NoteReason = (typeof noteReasons)[number];

/** What a family adds to its response for the coaches. */
export interface ResponseNote {
  reason: NoteReason | null;
  text: string | null;
}

/** A note as it is stored; null if it says nothing. */
export function noteOf(given: { reason?: NoteReason | null; text?: string | null } | null): ResponseNote | null {
  const note = { reason: given?.reason ?? null, text: given?.text || null };
  return note.reason || note.text ? note : null;
}

/** What a response does to the note that is there; `remove` has its writer, so that a note that has replaced it meanwhile stays. */
export type NoteChange = 'keep' | { set: ResponseNote } | { remove: number | null };

/** Undefined keeps the note, null removes it. Who does not see the note can replace it, but not remove it. */
export function noteChange(
  given: ResponseNote | null | undefined,
  present: NoteFacts | null | undefined,
  me: Actor,
): NoteChange {
  if (given) return { set: given };
  return given === null && present && seesNote(me, present) ? { remove: present.writerId } : 'keep';
}

export const noteReasonWords: Record<NoteReason, string> = {
  ill: 'Ill',
  injured: 'Injured',
  school: 'School',
  travel: 'Travel',
  other: 'Other',
};

/** `Ill – back next week` */
export const noteWords = ({ reason, text }: ResponseNote): string =>
  [reason && noteReasonWords[reason], text].filter(Boolean).join(' – ');
