import { availabilityStatus } from '../availability.ts';

/** An answer for a child that a button of a mail chooses on the page of the answer link. */
export interface AnswerChoice {
  eventId: number;
  childId: number;
  isAvailable: boolean;
}

/** The end of the page's address. Browsers keep it to themselves, so that no request answers anything. */
export const choiceFragment = ({ eventId, childId, isAvailable }: AnswerChoice): string =>
  `#choice-${eventId}-${childId}-${availabilityStatus(isAvailable)}`;

/** What the fragment of an address chooses; null for any other. */
export function choiceIn(fragment: string): AnswerChoice | null {
  const [, eventId, childId, status] = /^#choice-(\d{1,10})-(\d{1,10})-(available|unavailable)$/.exec(fragment) ?? [];
  return status ? { eventId: Number(eventId), childId: Number(childId), isAvailable: status === 'available' } : null;
}
