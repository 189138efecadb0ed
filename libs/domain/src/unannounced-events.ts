import { addDays, type CivilDate, minutesAfter, type WallTime, wallTime } from './civil-time.ts';
import { answersUntil, isPastDeadline } from './events/deadlines.ts';
import { type FamilyEvent, isOnShortNotice, plannedDays, type PlannedMail } from './mail-plan.ts';
import { type MailPreferences, wantsMail } from './mail-preferences.ts';
import { dailyMailsToCome, whenSent } from './upcoming-mails.ts';

interface FamilyMails<Event extends FamilyEvent> {
  preferences: MailPreferences;
  now: WallTime;
  /** As for `dailyMails`. */
  events: readonly Event[];
  /** Whether a mail has not been sent yet. */
  isOpen: (mail: PlannedMail<Event>) => boolean;
  isSkipped: (key: string) => boolean;
}

/**
 * The events of the next `plannedDays` days that no mail still to come tells in time, each with the children for whom that holds. In time
 * is before the event begins, and before its deadline unless that has passed already. Cancelled events are left out.
 */
export function unannouncedEvents<Event extends FamilyEvent>({
  isOpen,
  isSkipped,
  ...family
}: FamilyMails<Event>): Event[] {
  const { preferences, now, events } = family;
  const told = new Set<string>();
  for (const mail of dailyMailsToCome(family)) {
    if (!isOpen(mail) || isSkipped(mail.key)) continue;
    const sent = whenSent(mail, preferences, now);
    for (const event of mail.events) {
      if (sent >= endOfUse(event, now)) continue;
      for (const child of event.children) told.add(keyOf(event, child));
    }
  }
  const isTold = (event: Event, child: { id: number }) =>
    told.has(keyOf(event, child)) || (isToldSoon(event, now) && wantsMail(preferences, 'new-events', child.id));
  const lastDay = addDays(now.split(' ')[0] as CivilDate, plannedDays);
  return events
    .filter(({ date, startTime }) => date <= lastDay && wallTime(date, startTime) > now)
    .filter(({ status }) => status !== 'cancelled')
    .map((event) => ({ ...event, children: event.children.filter((child) => !isTold(event, child)) }))
    .filter(({ children }) => children.length > 0);
}

const keyOf = (event: { id: number }, child: { id: number }) => `${event.id} ${child.id}`;

const endOfUse = (event: FamilyEvent, now: WallTime): WallTime =>
  isPastDeadline(event, now) ? wallTime(event.date, event.startTime) : answersUntil(event);

/** Whether a new event on short notice has not been told yet: that takes some minutes, in case it is corrected. */
const isToldSoon = (event: FamilyEvent, now: WallTime): boolean =>
  !event.isAnnounced && isOnShortNotice(event) && event.createdAt > minutesAfter(now, -24 * 60);
