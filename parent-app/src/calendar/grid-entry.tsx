import { type EventDto } from '@touchline/api-client';
import { clockTime, typeWords, useToday } from '@touchline/app-core';
import { VisuallyHidden } from '@touchline/ui';
import { answerWords, readAnswers } from '../events/answers.ts';
import { type Entry } from './grid-entries.ts';

/** An event in a cell of the grid, or how many more there are. */
export function EntryFace({ entry, inMonth }: { entry: Entry; inMonth: boolean }) {
  if ('event' in entry) return <EventFace event={entry.event} inMonth={inMonth} />;
  return (
    <span className="text">
      +{entry.more}
      <span className="word"> more</span>
    </span>
  );
}

function EventFace({ event, inMonth }: { event: EventDto; inMonth: boolean }) {
  const { label, mark } = typeWords[event.type];
  const { nobodyComes } = readAnswers(event);
  const isCancelled = event.status === 'cancelled';
  return (
    <>
      <span className="mark" aria-hidden>
        {mark}
      </span>
      <VisuallyHidden>{label}, </VisuallyHidden>
      <span className="text">
        <span className="time">{clockTime(event.startTime)} </span>
        {isCancelled && <span>Cancelled: </span>}
        <span className={nobodyComes || isCancelled ? 'struck' : undefined}>{event.title}</span>
        {!inMonth && event.location && <span className="place"> {event.location}</span>}
      </span>
      {!isCancelled && <AnswerMark event={event} />}
    </>
  );
}

/** What the family said, as a mark: `?` while somebody has still to answer. */
function AnswerMark({ event }: { event: EventDto }) {
  const { answers, isUnanswered, nobodyComes } = readAnswers(event);
  const isOver = event.date < useToday();
  if (answers.length === 0 || (isUnanswered && isOver)) return null;
  const { word, mark } = answerWords(isUnanswered ? null : !nobodyComes);
  return (
    <span className="answer">
      <span aria-hidden>{mark}</span>
      <VisuallyHidden>, {isUnanswered ? 'RSVP Needed' : word}</VisuallyHidden>
    </span>
  );
}

/** The name of the look of an entry. */
export const classOf = (entry: Entry): string =>
  'event' in entry ? `entry ${entry.event.type} ${entry.event.status}` : 'entry rest';
