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
    wanted: wantedOf(responses),
    isNobodyAvailable:
      responses.length > 0 && responses.every(({ isAvailable, isAway }) => isAvailable === false || isAway),
  };
}

/** What the family is asked for, or null. */
function wantedOf(responses: readonly ChildResponse[]): 'RSVP Needed' | 'Please Confirm' | null {
  const asked = responses.filter(isAsked);
  if (asked.length === 0) return null;
  return asked.every(isUnconfirmed) ? 'Please Confirm' : 'RSVP Needed';
}

/** Whether the event has moved since the response. */
export const isUnconfirmed = ({ movedFrom }: ChildResponse): boolean => movedFrom !== undefined;

const words: Record<AvailabilityStatus, { word: string; mark: string; tone: Tone }> = {
  available: { word: 'Available', mark: '✓', tone: 'accent' },
  unavailable: { word: 'Unavailable', mark: '✕', tone: 'danger' },
  pending: { word: 'No RSVP yet', mark: '?', tone: 'warn' },
};

const away = { word: 'Away', mark: '–', tone: 'neutral' } as const;

export function availabilityWords({
  isAvailable,
  isAway,
  movedFrom,
}: Pick<ChildResponse, 'isAvailable' | 'isAway' | 'movedFrom'>) {
  if (isAway) return away;
  const given = words[availabilityStatus(isAvailable)];
  return movedFrom ? ({ word: `${given.word}, unconfirmed`, mark: `${given.mark}?`, tone: 'neutral' } as const) : given;
}

/** The availability that all children share, or null if they differ, are pending or unconfirmed. */
export function commonChoice(responses: readonly ChildResponse[]): RsvpChoice | null {
  const [first] = responses;
  if (!first || responses.some(({ isAvailable }) => isAvailable !== first.isAvailable)) return null;
  if (responses.some(isUnconfirmed)) return null;
  const status = availabilityStatus(first.isAvailable);
  return status === 'pending' ? null : status;
}

/**
 * The children that a choice is most likely for: those who are pending, otherwise those whose availability would change; null if not
 * obvious.
 */
export function likelyChoice(responses: readonly ChildResponse[], choice: RsvpChoice): number | 'all' | null {
  const pending = responses.filter((response) => isAsked(response) && response.isAvailable === null);
  const others = responses.filter(({ isAvailable }) => isAvailable !== (choice === 'available'));
  const likely = pending.length > 0 ? pending : others;
  if (likely.length === responses.length) return 'all';
  return likely.length === 1 && likely[0] ? likely[0].childId : null;
}

/** The given name of a child, or the full name if siblings share it. */
export function shortName(child: ChildResponse, siblings: readonly ChildResponse[]): string {
  const { givenName } = child;
  const isShared = siblings.some((other) => other !== child && other.givenName === givenName);
  return isShared ? child.childName : givenName;
}
