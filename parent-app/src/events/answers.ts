import { type EventAvailabilityDto, type EventDto } from '@touchline/api-client';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { type Tone } from '@touchline/ui';

/** A child whom an event concerns, and what was answered for it. */
export type ChildAnswer = EventAvailabilityDto;
export type Answer = Exclude<AvailabilityStatus, 'pending'>;

/** What a family said about an event, as a whole. */
export function readAnswers({ availabilities: answers = [] }: EventDto) {
  return {
    answers,
    isUnanswered: answers.some(({ isAvailable }) => isAvailable === null),
    nobodyComes: answers.length > 0 && answers.every(({ isAvailable }) => isAvailable === false),
  };
}

const words: Record<AvailabilityStatus, { word: string; mark: string; tone: Tone }> = {
  available: { word: 'Available', mark: '✓', tone: 'accent' },
  unavailable: { word: 'Unavailable', mark: '✕', tone: 'danger' },
  pending: { word: 'No answer yet', mark: '?', tone: 'warn' },
};

export const answerWords = (isAvailable: boolean | null) => words[availabilityStatus(isAvailable)];

/** What all of them said, or null when they differ or have not answered. */
export function commonAnswer(answers: readonly ChildAnswer[]): Answer | null {
  const [first] = answers;
  if (!first || answers.some(({ isAvailable }) => isAvailable !== first.isAvailable)) return null;
  const status = availabilityStatus(first.isAvailable);
  return status === 'pending' ? null : status;
}

/**
 * Whom an answer is most likely meant for: who has not answered yet, else who answered the other way. All of them, one child,
 * or null when a guess would be one.
 */
export function likelyChoice(answers: readonly ChildAnswer[], answer: Answer): number | 'all' | null {
  const unanswered = answers.filter(({ isAvailable }) => isAvailable === null);
  const others = answers.filter(({ isAvailable }) => isAvailable !== (answer === 'available'));
  const likely = unanswered.length > 0 ? unanswered : others;
  if (likely.length === answers.length) return 'all';
  return likely.length === 1 && likely[0] ? likely[0].childId : null;
}

/** What a child is called within the family: the given name where that is enough. */
export function familyName(child: ChildAnswer, family: readonly ChildAnswer[]): string {
  const given = givenName(child);
  const isShared = family.some((other) => other !== child && givenName(other) === given);
  return isShared ? child.childName : given;
}

const givenName = ({ childName }: ChildAnswer): string => childName.split(' ')[0] ?? childName;
