import { type EventAvailabilityDto, type EventDto } from '@touchline/api-client';
import { availabilityStatus, type AvailabilityStatus, isAsked } from '@touchline/domain';
import { type Tone } from '@touchline/ui';

/** A child in the event's audience, with the availability. */
export type ChildResponse = EventAvailabilityDto;
export type RsvpChoice = Exclude<AvailabilityStatus, 'pending'>;

/** The availabilities of the own children for an event, and their summary. A child who is away is not pending. */
export function readResponses({ availabilities: responses = [] }: EventDto) {
  return {
    responses,
    isPending: responses.some(isAsked),
    isNobodyAvailable:
      responses.length > 0 && responses.every(({ isAvailable, isAway }) => isAvailable === false || isAway),
  };
}

const words: Record<AvailabilityStatus, { word: string; mark: string; tone: Tone }> = {
  available: { word: 'Available', mark: '✓', tone: 'accent' },
  unavailable: { word: 'Unavailable', mark: '✕', tone: 'danger' },
  pending: { word: 'No RSVP yet', mark: '?', tone: 'warn' },
};

const away = { word: 'Away', mark: '–', tone: 'neutral' } as const;

export const availabilityWords = ({ isAvailable, isAway }: Pick<ChildResponse, 'isAvailable' | 'isAway'>) =>
  isAway ? away : words[availabilityStatus(isAvailable)];

/** The availability that all children share, or null if they differ or are pending. */
export function commonChoice(responses: readonly ChildResponse[]): RsvpChoice | null {
  const [first] = responses;
  if (!first || responses.some(({ isAvailable }) => isAvailable !== first.isAvailable)) return null;
  const status = availabilityStatus(first.isAvailable);
  return status === 'pending' ? null : status;
}

/** The children that a choice is most likely for: those who are pending, otherwise those whose availability would change; null if not obvious. */
export function likelyChoice(responses: readonly ChildResponse[], choice: RsvpChoice): number | 'all' | null {
  const pending = responses.filter(isAsked);
  const others = responses.filter(({ isAvailable }) => isAvailable !== (choice === 'available'));
  const likely = pending.length > 0 ? pending : others;
  if (likely.length === responses.length) return 'all';
  return likely.length === 1 && likely[0] ? likely[0].childId : null;
}

/** The given name of a child, or the full name if siblings share it. */
export function shortName(child: ChildResponse, siblings: readonly ChildResponse[]): string {
  const given = givenName(child);
  const isShared = siblings.some((other) => other !== child && givenName(other) === given);
  return isShared ? child.childName : given;
}

const givenName = ({ childName }: ChildResponse): string => childName.split(' ')[0] ?? childName;
