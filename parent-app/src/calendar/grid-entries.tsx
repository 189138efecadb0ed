import { type EventInput } from '@fullcalendar/react';
import { type EventDto } from '@touchline/api-client';
import { clockTime, typeWords, useShell, useToday } from '@touchline/app-core';
import {
  type CivilDate,
  type ClockTime,
  endOf,
  isAsked,
  isPastDeadline,
  opponentWords,
  pluralize,
  inPattern,
  wallTimeIn,
} from '@touchline/domain';
import { VisuallyHidden } from '@touchline/ui';
import { availabilityWords, readResponses } from '../events/responses.ts';
import { type CalendarDay } from './calendar-days.ts';
import { type GridView } from './calendar-period.ts';
import { type Crowd, crowdsOf, endOnDay, placesOf } from './crowds.ts';

/** The number of events a day of the month shows before `+n more`. */
const maxPerDay = 1;

/** An event, the number of further events on a day, or events at the same time. */
export type Entry = { event: EventDto } | { more: number; date: CivilDate } | { crowd: Crowd; date: CivilDate };

/** A month gets only the entries it shows, so that it is as fast with a thousand events as with thirty. */
export function gridEntries(view: GridView, days: readonly CalendarDay[]): EventInput[] {
  if (view === 'day') return days.flatMap(({ events }) => events.map(eventEntry));
  if (view === 'week') {
    return days.flatMap(({ date, events }) => {
      const { single, crowds } = crowdsOf(events);
      return [...single.map(eventEntry), ...crowds.map((crowd) => crowdEntry(date, crowd))];
    });
  }
  return days.flatMap(({ date, total, events }) => {
    const more = total - maxPerDay;
    const shown = events.slice(0, maxPerDay).map(eventEntry);
    return more > 0 ? [...shown, moreEntry(date, more)] : shown;
  });
}

/** Times are the club's wall clock; the grid treats them as UTC, so that no time zone shifts them. */
const eventEntry = (event: EventDto): EventInput => ({
  id: String(event.id),
  title: event.title,
  start: `${event.date}T${event.startTime}`,
  end: endInGrid(event),
  order: 0,
  extendedProps: { entry: { event } satisfies Entry },
});

function endInGrid(event: EventDto): string {
  const { date, time } = endOf(event);
  return `${date}T${time}`;
}

const moreEntry = (date: CivilDate, more: number): EventInput => ({
  id: `more-${date}`,
  title: `+${more} more`,
  start: `${date}T00:00`,
  end: `${date}T00:30`,
  order: 1,
  extendedProps: { entry: { more, date } satisfies Entry },
});

const crowdEntry = (date: CivilDate, crowd: Crowd): EventInput => ({
  id: `crowd-${date}-${crowd.from}`,
  title: pluralize(crowd.events.length, 'event'),
  start: `${date}T${crowd.from}`,
  end: `${date}T${crowd.to}`,
  order: 0,
  extendedProps: { entry: { crowd, date } satisfies Entry },
});

/** The hours of a week or day: 9 AM to 8 PM, extended to all events. */
export function hoursOf(days: readonly CalendarDay[]): { slotMinTime: ClockTime; slotMaxTime: string } {
  const events = days.flatMap((day) => day.events);
  const first = Math.min(9, ...events.map(({ startTime }) => hourOf(startTime)));
  const last = Math.max(19, ...events.map((event) => hourOf(endOnDay(event)) + 1));
  return { slotMinTime: clock(first), slotMaxTime: clock(Math.min(last + 1, 24)) };
}

const hourOf = (time: ClockTime): number => Number(time.slice(0, 2));
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface EntryContentProps {
  entry: Entry;
  view: GridView;
  /** The events of a family, which knows its own teams. */
  isFamily: boolean;
}

export function EntryContent({ entry, view, isFamily }: EntryContentProps) {
  if ('event' in entry) return <EventContent event={entry.event} view={view} isFamily={isFamily} />;
  if ('crowd' in entry) return <CrowdContent {...entry} />;
  return (
    <span className="text">
      +{entry.more}
      <span className="word"> more</span>
    </span>
  );
}

/** `Sat: 7 events`, and how many are where. */
const CrowdContent = ({ crowd: { events }, date }: { crowd: Crowd; date: CivilDate }) => (
  <span className="text lines">
    <span className="time">
      {weekday(date)}: {pluralize(events.length, 'event')}
    </span>
    {placesOf(events).map((place) => (
      <span key={place}>{place}</span>
    ))}
  </span>
);

const weekday = (date: CivilDate) => inPattern('EEE', date);

function EventContent({ event, view, isFamily }: { event: EventDto } & Omit<EntryContentProps, 'entry'>) {
  const { label, mark } = typeWords[event.type];
  const { isNobodyAvailable } = readResponses(event);
  const isCancelled = event.status === 'cancelled';
  const isMonth = view === 'month';
  const isNarrow = view === 'week';
  const [time, half] = event.isTimeToBeConfirmed ? ['TBC'] : clockTime(event.startTime).split(' ');
  const title = isMonth && isFamily ? opponentWords(event.title, event.teams) : event.title;
  return (
    <>
      <span className="mark" aria-hidden>
        <span>{mark}</span>
      </span>
      <VisuallyHidden>{label}, </VisuallyHidden>
      <span className={isMonth ? 'text' : 'text lines'} title={event.title}>
        <span className="time">
          {/* The hours at the side of a week tell morning from afternoon. */}
          {time}
          {half && <> {isNarrow ? <VisuallyHidden>{half}</VisuallyHidden> : half}</>}{' '}
        </span>
        {isCancelled && <span>Cancelled: </span>}
        <span className={isNobodyAvailable || isCancelled ? 'struck' : undefined}>
          {title === event.title ? (
            title
          ) : (
            <>
              <span aria-hidden>{title}</span>
              <VisuallyHidden>{event.title}</VisuallyHidden>
            </>
          )}
        </span>
        {!isMonth && event.location && <span className="place"> {event.location}</span>}
      </span>
      {!isCancelled && <AvailabilityMark event={event} />}
    </>
  );
}

/** The availability as a mark: `?` while a child is asked, `✓?` if the response is unconfirmed. */
function AvailabilityMark({ event }: { event: EventDto }) {
  const { responses, wanted } = readResponses(event);
  const isOver = event.date < useToday();
  // As of the last rendering, because a clock for each entry would be too many.
  const { timeZone } = useShell().club;
  const isPast = wanted !== null && isPastDeadline(event, wallTimeIn(timeZone));
  const shown = responses.find(isAsked) ?? responses.find(({ isAvailable }) => isAvailable) ?? responses[0];
  if (!shown || (wanted === 'RSVP Needed' && isOver)) return null;
  const { word, mark } = availabilityWords(shown);
  return (
    <span className="availability">
      <span aria-hidden>{mark}</span>
      <VisuallyHidden>, {isPast || isOver ? word : (wanted ?? word)}</VisuallyHidden>
    </span>
  );
}

/** The CSS classes of an entry. */
export const classOf = (entry: Entry): string =>
  'event' in entry ? `entry ${entry.event.type} ${entry.event.status}` : 'entry rest';
