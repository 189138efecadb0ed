import { createHash } from 'node:crypto';
import ical, { escape, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addMinutes } from 'date-fns';
import {
  assumedMinutes,
  availabilityStatus,
  type ClubFormat,
  clockTime,
  endOf,
  type EventStatus,
  givenNameOf,
  instantOf,
  listWords,
  placeWords,
} from '@touchline/domain';
import { type FeedEvent } from './feed-events.queries.ts';

export interface FeedCalendar {
  name: string;
  withResponses: boolean;
  events: FeedEvent[];
  /** How the text writes times. */
  formats: ClubFormat;
  /** The club's time zone. */
  zone: string;
  /** Where users open Touchline. */
  origin: string;
}

/** How often a calendar should fetch a feed, in seconds; most choose themselves. */
const refreshInterval = 60 * 60;

const statuses: Record<EventStatus, ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** Increment it when the text for the same events changes. */
const format = 5;

/** Identifies the text of a feed without writing it, because folding its lines takes a third of a millisecond per event. */
export const etagOf = (calendar: FeedCalendar): string =>
  `"${createHash('sha256')
    .update(JSON.stringify({ format, ...calendar }))
    .digest('base64url')}"`;

/**
 * Writes a feed as iCalendar (RFC 5545). Times are instants in UTC, so that neither the server's zone nor the rules of a time zone in the
 * file matter (ADR 29). The same events result in the same text, whenever it is written.
 */
export function writeCalendar({ name, withResponses, events, formats, zone, origin }: FeedCalendar): string {
  const calendar = ical({
    prodId: '//Touchline//Touchline//EN',
    // The library escapes everything but this name.
    name: escape(printable(name), false),
    ttl: refreshInterval,
  });
  const { host } = new URL(origin);
  for (const event of events) {
    const page = `${origin}/events/${event.id}`;
    // Some calendars drop the status.
    const isCancelled = event.status === 'cancelled';
    calendar.createEvent({
      id: `event-${event.id}@${host}`,
      sequence: event.version,
      // By default the time of writing.
      stamp: event.changedAt,
      lastModified: event.changedAt,
      ...timesOf(event, zone),
      summary: printable(`${isCancelled ? 'CANCELLED: ' : ''}${event.title}`),
      location: printable(placeWords(event)) || null,
      description: [...linesOf(event, withResponses, formats), page].join('\n'),
      url: page,
      status: statuses[event.status],
      transparency: isBusy(event, withResponses) ? null : ICalEventTransparency.TRANSPARENT,
    });
  }
  return completed(calendar.toString(), [`X-WR-TIMEZONE:${zone}`, ...(events.length === 0 ? anyComponent : [])]);
}

/** The library writes properties of its users after the events, and ends the last line nowhere; both are against RFC 5545. */
const completed = (written: string, lines: string[]): string =>
  `${written.replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/m, lines.map((line) => `${line}\r\n`).join(''))}\r\n`;

/** A calendar has at least one component. This one tells nothing, as instants in UTC need no zone. */
const anyComponent = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

/**
 * Whether an event takes the reader's time: not if it is cancelled or none of the children comes. A calm feed, which tells nothing of
 * responses, never does.
 */
function isBusy({ status, children }: FeedEvent, withResponses: boolean): boolean {
  if (status === 'cancelled' || !withResponses) return false;
  return !children || children.length === 0 || children.some(({ isAvailable }) => isAvailable !== false);
}

function timesOf(event: FeedEvent, zone: string): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  // A day without a time is the same day in every zone.
  if (event.isTimeToBeConfirmed) return { start: instantOf('UTC', event.date, '00:00'), allDay: true };
  const start = instantOf(zone, event.date, event.startTime);
  const { date, time } = endOf(event);
  const end = instantOf(zone, date, time);
  // A start that the clocks skip can be moved past the end.
  return { start, end: end > start ? end : addMinutes(start, assumedMinutes) };
}

/** Without the event's own description, which may name people. */
function linesOf(
  { isTimeToBeConfirmed, reportingTime, children, counts }: FeedEvent,
  withResponses: boolean,
  formats: ClubFormat,
): string[] {
  const lines = reportingTime ? [`Meet at ${clockTime(reportingTime, formats)}`] : [];
  if (isTimeToBeConfirmed) lines.push('Time to be confirmed');
  if (children) lines.push(`For ${listWords(children.map(givenNameOf))}`);
  if (!withResponses) return lines;
  for (const { isAvailable, isUnconfirmed, ...child } of children ?? []) {
    lines.push(
      `${givenNameOf(child)}: ${statusWords[availabilityStatus(isAvailable)]}${isUnconfirmed ? ', unconfirmed' : ''}`,
    );
  }
  if (counts) {
    const { available, unavailable, pending, unconfirmed } = counts;
    lines.push(`${available} available, ${unavailable} unavailable, ${pending} pending`);
    if (unconfirmed > 0) lines.push(`${unconfirmed} unconfirmed since the event changed`);
  }
  return lines;
}

const statusWords = { available: 'Available', unavailable: 'Unavailable', pending: 'Pending' };

/** Without the control characters that iCalendar forbids; line breaks are escaped. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
