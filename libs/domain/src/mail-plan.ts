import { getISODay } from 'date-fns';
import { type AskedChild, isAsked } from './availability.ts';
import { addDays, asUtcDate, type CivilDate, type ClockTime, type WallTime, wallTime } from './civil-time.ts';
import { type EventStatus } from './events/concerns.ts';
import {
  answersUntil,
  deadlineOf,
  type DeadlineFields,
  isPastDeadline,
  type TimedDeadline,
} from './events/deadlines.ts';
import { type MailPreferences, type MailTopic, wantsMail } from './mail-preferences.ts';

/** When the daily mails go out. Quiet hours postpone them. */
export const dailyMailTime: ClockTime = '17:00';
/** If no server was running then, they still go out until this time of the next day. */
export const dailyMailEnd: ClockTime = '12:00';

/** Families are reminded of events within this many days at most. */
export const plannedDays = 14;

/** The day whose daily mails are to be sent now, or null. */
export function dayOfDailyMails({ date, time }: { date: CivilDate; time: ClockTime }): CivilDate | null {
  if (time >= dailyMailTime) return date;
  return time < dailyMailEnd ? addDays(date, -1) : null;
}

/** An event that concerns children of a family. */
export interface FamilyEvent extends DeadlineFields {
  id: number;
  date: CivilDate;
  startTime: ClockTime;
  status: EventStatus;
  createdAt: WallTime;
  /** Whether families have been told of it at short notice. False if it is missing. */
  isAnnounced?: boolean;
  children: readonly AskedChild[];
}

/**
 * Whether the next daily mails after an event's creation would tell of it too late: it takes place on that day or before, or its deadline
 * has passed by then.
 */
export function isOnShortNotice(event: TimedDeadline & Pick<FamilyEvent, 'createdAt'>): boolean {
  const [day, time] = event.createdAt.split(' ') as [CivilDate, ClockTime];
  const next = time < dailyMailTime ? day : addDays(day, 1);
  return event.date <= next || isPastDeadline(event, wallTime(next, dailyMailTime));
}

/** A mail and what it is about. */
export interface PlannedMail<Event, Topic extends MailTopic = MailTopic> {
  /** Identifies the mail among those of a user. */
  key: string;
  topic: Topic;
  at: WallTime;
  /** When it is no longer of use, or undefined if it may wait for the end of quiet hours in any case. */
  latest?: WallTime;
  events: Event[];
}

export const dailyTopics = ['last-call', 'reminders', 'new-events', 'weekly-overview'] as const;
export type DailyTopic = (typeof dailyTopics)[number];

/** Whether a daily mail of a day is about an event, as far as its dates tell. Reads the calendar once, because events are many. */
function dailyMailFilter(
  topic: DailyTopic,
  day: CivilDate,
  { reminderDays, weeklyDay }: MailPreferences,
): (event: FamilyEvent) => boolean {
  switch (topic) {
    case 'last-call':
      return lastCallFilter(day);
    case 'reminders': {
      const dates = reminderDays.map((days) => addDays(day, days));
      return ({ date }) => dates.includes(date);
    }
    case 'new-events': {
      const [start, end] = [wallTime(addDays(day, -1), dailyMailTime), wallTime(day, dailyMailTime)];
      return (event) =>
        event.createdAt >= start && event.createdAt < end && !event.isAnnounced && !isOnShortNotice(event);
    }
    case 'weekly-overview': {
      if (getISODay(asUtcDate(day)) !== weeklyDay) return () => false;
      const end = addDays(day, 7);
      return ({ date }) => date > day && date <= end;
    }
  }
}

/** The last call is the last daily mail before an event's deadline or, without one, that of the day before the event. */
function lastCallFilter(day: CivilDate): (event: FamilyEvent) => boolean {
  const tomorrow = addDays(day, 1);
  const [sent, next] = [wallTime(day, dailyMailTime), wallTime(tomorrow, dailyMailTime)];
  return (event) => {
    const deadline = deadlineOf(event);
    return deadline === null ? event.date === tomorrow : deadline > sent && deadline <= next;
  };
}

export const dailyMailKey = (topic: DailyTopic, day: CivilDate) => `${topic}:${day}`;

/** Marks the daily mails of a day as planned. */
export const dailyPlanKey = (day: CivilDate) => `daily:${day}`;

export const earliestStart = (events: readonly Pick<FamilyEvent, 'date' | 'startTime'>[]): WallTime | undefined =>
  events.map(({ date, startTime }) => wallTime(date, startTime)).sort()[0];

/** When the first of the events no longer asks for answers. */
export const earliestDeadline = (events: readonly FamilyEvent[]): WallTime | undefined =>
  events.map(answersUntil).sort()[0];

/** Mails that ask for a response are only about children who are asked, and events whose deadline has not passed. */
const asksToRespond = (topic: DailyTopic) => topic === 'last-call' || topic === 'reminders';

/**
 * The daily mails of a day to a guardian: one per topic, about all events and children that it concerns. An event that has begun or
 * is cancelled is in none; what is in the last call is not in the reminders as well. `events` are all events for the guardian's children
 * in the next `plannedDays` days, and those whose deadline is then.
 */
export const dailyMails = <Event extends FamilyEvent>(
  day: CivilDate,
  { preferences, events, now }: { preferences: MailPreferences; events: readonly Event[]; now: WallTime },
): PlannedMail<Event, DailyTopic>[] => {
  const isLastCall = lastCallFilter(day);
  const at = wallTime(day, dailyMailTime);
  return dailyTopics.flatMap((topic) => {
    const isInMail = dailyMailFilter(topic, day, preferences);
    const asks = asksToRespond(topic);
    const isRemindedAnyway = (event: FamilyEvent, id: number) =>
      topic === 'reminders' && isLastCall(event) && wantsMail(preferences, 'last-call', id);
    const about = events
      .filter(isInMail)
      .filter((event) => event.status !== 'cancelled' && wallTime(event.date, event.startTime) > now)
      .filter((event) => !asks || !isPastDeadline(event, now > at ? now : at))
      .map((event) => ({
        ...event,
        children: event.children.filter(
          (child) =>
            wantsMail(preferences, topic, child.id) && (isAsked(child) || !asks) && !isRemindedAnyway(event, child.id),
        ),
      }))
      .filter(({ children }) => children.length > 0);
    if (about.length === 0) return [];
    const mail = { key: dailyMailKey(topic, day), topic, at, events: about };
    return topic === 'last-call' ? { ...mail, latest: earliestDeadline(about) } : mail;
  });
};

/** When a coach gets the overview of an event: at the same time on the day before. */
export const coachOverviewAt = ({ date, startTime }: { date: CivilDate; startTime: ClockTime }): WallTime =>
  wallTime(addDays(date, -1), startTime);

/** Includes the date, because an event that moves to another day has another overview. */
export const coachOverviewKey = ({ id, date }: { id: number; date: CivilDate }): string =>
  `coach-overview:${id}:${date}`;

/** The end of the quiet hours in which a moment lies, or the moment itself. */
export function afterQuietHours({ quietHours }: MailPreferences, at: WallTime): WallTime {
  const [date, time] = at.split(' ') as [CivilDate, ClockTime];
  if (!quietHours) return at;
  const { from, to } = quietHours;
  if (from < to) return time >= from && time < to ? wallTime(date, to) : at;
  if (time >= from) return wallTime(addDays(date, 1), to);
  return time < to ? wallTime(date, to) : at;
}

/** When a mail is sent: after quiet hours, unless it is no longer of use when they end. */
export function sendingTime(
  preferences: MailPreferences,
  { at, latest }: { at: WallTime; latest?: WallTime },
): WallTime {
  const end = afterQuietHours(preferences, at);
  return latest && latest <= end ? at : end;
}
