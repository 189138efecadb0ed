import { type AnswerAvailabilityDto, type EventAnswerDto, type EventDto } from './generated.ts';

type Answer = AnswerAvailabilityDto;
type IsAvailable = Answer['isAvailable'];

/** Writes an answer into a list of events: the child's entry and the counts. */
export function answerInEvents(events: EventDto[], answer: Answer, before: IsAvailable | undefined): void {
  const event = events.find(({ id }) => id === answer.eventId);
  if (!event) return;
  const entry = event.availabilities?.find(({ childId }) => childId === answer.childId);
  const previous = entry ? entry.isAvailable : before;
  if (entry) entry.isAvailable = answer.isAvailable;
  if (event.availability?.childId === answer.childId) event.availability.isAvailable = answer.isAvailable;
  if (event.counts && previous !== undefined) {
    event.counts[countOf(previous)] -= 1;
    event.counts[countOf(answer.isAvailable)] += 1;
  }
}

/** Writes an answer into the rows of one event. */
export function answerInRows(rows: EventAnswerDto[], answer: Answer): void {
  const row = rows.find(({ childId }) => childId === answer.childId);
  if (row) row.isAvailable = answer.isAvailable;
}

function countOf(isAvailable: IsAvailable): 'available' | 'unavailable' | 'pending' {
  if (isAvailable === null) return 'pending';
  return isAvailable ? 'available' : 'unavailable';
}
