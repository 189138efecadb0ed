import { type AnswerAvailabilityDto, type EventAnswerDto, type EventDto } from './generated.ts';

type Answer = AnswerAvailabilityDto;
type IsAvailable = Answer['isAvailable'];

/** Writes an answer into what is shown: an event, events, a page of them, or the answers for one of them. */
export function answerIn(
  shown: EventDto | EventDto[] | EventAnswerDto[] | { events: EventDto[] },
  answer: Answer,
  before: IsAvailable | undefined,
): void {
  const list = Array.isArray(shown) ? shown : 'events' in shown ? shown.events : [shown];
  answerInEvents(
    list.filter((item) => 'title' in item),
    answer,
    before,
  );
  answerInRows(
    list.filter((item) => 'childId' in item),
    answer,
  );
}

/** The event: the child's entry and the counts. */
function answerInEvents(events: EventDto[], answer: Answer, before: IsAvailable | undefined): void {
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

/** The child's row. */
function answerInRows(rows: EventAnswerDto[], answer: Answer): void {
  const row = rows.find(({ eventId, childId }) => eventId === answer.eventId && childId === answer.childId);
  if (row) row.isAvailable = answer.isAvailable;
}

function countOf(isAvailable: IsAvailable): 'available' | 'unavailable' | 'pending' {
  if (isAvailable === null) return 'pending';
  return isAvailable ? 'available' : 'unavailable';
}
