import { type AnsweredDto, serverMessage } from '@touchline/api-client';
import { type Toast } from '@touchline/app-core';
import { availabilityStatus, listWords } from '@touchline/domain';
import { shortName } from './responses.ts';

/** A response for one child. */
export interface GivenResponse {
  childId: number;
  isAvailable: boolean;
}

/** What became of it. */
interface Outcome extends GivenResponse {
  data?: AnsweredDto;
  error?: unknown;
}

/** Why a response failed, or null if all succeeded. */
export function failureOf(outcomes: readonly Pick<Outcome, 'error'>[]): string | null {
  const failed = outcomes.find(({ error }) => error);
  return failed ? serverMessage(failed.error, 'Failed to update availability. Please try again.') : null;
}

/** One toast for the responses of one press: the full name of one child, the given names of several. */
export function responseToast(outcomes: readonly Outcome[]): Toast {
  const reason = failureOf(outcomes);
  const answered = outcomes.filter(({ error }) => !error);
  const marked = `${names(answered, outcomes)} ${participleOf(answered)} for this event`;
  if (reason === null) return { title: marked };
  if (answered.length === 0) return { title: 'Update failed', text: reason, tone: 'danger' };
  const failed = outcomes.filter(({ error }) => error);
  return { title: `Update failed for ${names(failed, outcomes)}`, text: `${reason} ${marked}.`, tone: 'danger' };
}

/** Responses differ only when a family confirms what it has answered. */
function participleOf(answered: readonly Outcome[]): string {
  const [first] = answered;
  const isSame = answered.every(({ isAvailable }) => isAvailable === first?.isAvailable);
  return isSame ? `marked as ${availabilityStatus(first?.isAvailable ?? null)}` : 'confirmed';
}

function names(some: readonly Outcome[], all: readonly Outcome[]): string {
  const children = all.find(({ data }) => data)?.data?.event.availabilities ?? [];
  const nameOf = ({ childId }: Outcome) => {
    const child = children.find((each) => each.childId === childId);
    if (!child) return 'Player';
    return all.length === 1 ? child.childName : shortName(child, children);
  };
  return listWords(some.map(nameOf));
}
