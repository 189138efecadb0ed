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
