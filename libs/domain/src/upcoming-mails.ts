import { addDays, type CivilDate, type ClockTime, type WallTime, wallTime } from './civil-time.ts';
import {
  coachOverviewAt,
  coachOverviewKey,
  dailyMails,
  type DailyTopic,
  type FamilyEvent,
  plannedDays,
  type PlannedMail,
  sendingTime,
} from './mail-plan.ts';
import { type MailPreferences, wantsMail } from './mail-preferences.ts';
import { pick } from './pick.ts';

/** An event that a planned mail is about. */
export interface MailedEvent {
  id: number;
  title: string;
  date: CivilDate;
  startTime: ClockTime;
  isTimeToBeConfirmed?: boolean;
  /** Empty for a coach's overview. */
  childNames: string[];
}

type Planned = PlannedMail<MailedEvent>;

/** A mail that a user will get if nothing changes until then. */
export interface UpcomingMail extends Pick<Planned, 'key' | 'topic' | 'events'> {
  date: CivilDate;
  /** After quiet hours. */
  time: ClockTime;
  /** False if the user has switched this mail off. */
  isOn: boolean;
}

interface NamedFamilyEvent extends FamilyEvent {
  title: string;
  isTimeToBeConfirmed?: boolean;
  children: readonly (FamilyEvent['children'][number] & { name: string })[];
}

interface UserMails {
  preferences: MailPreferences;
  now: WallTime;
  /** The events for the user's children. */
  familyEvents: readonly NamedFamilyEvent[];
  /** The events of the user's teams in the next `plannedDays` days, without cancelled ones. */
  coachedEvents: readonly Omit<MailedEvent, 'childNames'>[];
  /** Whether a mail has not been sent yet. */
  isOpen: (mail: Planned) => boolean;
  isSkipped: (key: string) => boolean;
}

/** The mails that a user will get in the next days if nothing changes, the first to be sent first. */
export function upcomingMails({ isOpen, isSkipped, ...user }: UserMails): UpcomingMail[] {
  const { preferences, now } = user;
  return [...familyMails(user), ...coachMails(user)]
    .filter(isOpen)
    .map(({ key, topic, at, latest, events }) => {
      const sent = whenSent({ at, latest }, preferences, now);
      const [date, time] = sent.split(' ') as [CivilDate, ClockTime];
      return { key, topic, date, time, events, isOn: !isSkipped(key) };
    })
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

type Recipient = Omit<UserMails, 'isOpen' | 'isSkipped'>;

const familyMails = ({ preferences, now, familyEvents: events }: Recipient): Planned[] =>
  dailyMailsToCome({ preferences, events, now }).map((mail) => ({
    ...mail,
    events: mail.events.map((event) => mailed(event, event.children)),
  }));

/** The daily mails of the next days, and those of yesterday, which may still wait for the end of quiet hours. */
export function dailyMailsToCome<Event extends FamilyEvent>(family: {
  preferences: MailPreferences;
  events: readonly Event[];
  now: WallTime;
}): PlannedMail<Event, DailyTopic>[] {
  const [today] = family.now.split(' ') as [CivilDate];
  const days = Array.from({ length: plannedDays + 1 }, (_, index) => addDays(today, index - 1));
  return days.flatMap((day) => dailyMails(day, family));
}

/** When a planned mail is sent: after quiet hours, and not before now. */
export const whenSent = (
  { at, latest }: Pick<PlannedMail<unknown>, 'at' | 'latest'>,
  preferences: MailPreferences,
  now: WallTime,
): WallTime => sendingTime(preferences, { at: at > now ? at : now, latest });

function coachMails({ preferences, now, coachedEvents }: Recipient): Planned[] {
  if (!wantsMail(preferences, 'coach-overview')) return [];
  return coachedEvents
    .filter(({ date, startTime }) => wallTime(date, startTime) > now)
    .map((event) => ({
      key: coachOverviewKey(event),
      topic: 'coach-overview',
      at: coachOverviewAt(event),
      events: [mailed(event, [])],
    }));
}

const mailed = (event: Omit<MailedEvent, 'childNames'>, children: readonly { name: string }[]): MailedEvent => ({
  ...pick(event, ['id', 'title', 'date', 'startTime', 'isTimeToBeConfirmed']),
  childNames: children.map(({ name }) => name),
});

const orderOf = ({ date, time, key }: UpcomingMail): string => `${date} ${time} ${key}`;
