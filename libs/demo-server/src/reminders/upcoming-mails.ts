import { type PlannedMailDto, type PlannedMailEventDto } from '@touchline/api-client';
import {
  addDays,
  type AskedChild,
  coachOverviewAt,
  coachOverviewKey,
  dailyMails,
  type FamilyEvent,
  type MailPreferences,
  plannedDays,
  type PlannedMail,
  sendingTime,
  wantsMail,
} from '@touchline/domain';
import { isAway } from '../absences/absences.ts';
import { concernedOwn, findAvailability, isForTeam } from '../events/concerned.ts';
import { inOrder } from '../events/events.ts';
import { movedFrom } from '../events/unconfirmed.ts';
import { type EventRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { coachedTeams } from '../users/coaches.ts';
import { oldestFirst, preferencesOf } from '../mail-preferences/mail-preferences.ts';

type Planned = PlannedMail<PlannedMailEventDto>;

/** The mails that the user will get in the next days if nothing changes; none in a club that sends no mail. */
export function listUpcomingMails(context: RequestContext): PlannedMailDto[] {
  const { club, clock, data, me } = context;
  if (!club.sendsMail || me.hasUnverifiedEmail) return [];
  const preferences = preferencesOf(data, me.id);
  const isSkipped = (key: string) => data.skippedMails.some((row) => row.userId === me.id && row.key === key);
  return [...ofFamily(context, preferences), ...ofCoach(context, preferences)]
    .filter(({ at }) => at > clock.wallTime())
    .map(({ key, topic, at, latest, events }) => {
      const [date, time] = sendingTime(preferences, { at, latest }).split(' ') as [string, string];
      return { key, topic, date, time, events, isOn: !isSkipped(key) };
    })
    .sort((one, other) =>
      `${one.date} ${one.time} ${one.key}`.localeCompare(`${other.date} ${other.time} ${other.key}`),
    );
}

function ofFamily(context: RequestContext, preferences: MailPreferences): Planned[] {
  const { clock } = context;
  const [now, today] = [clock.wallTime(), clock.today()];
  const events = inOrder(context.data.events)
    .filter((event) => !clock.hasStarted(event))
    .map((event) => familyEvent(context, event));
  return Array.from({ length: plannedDays }, (_, index) => addDays(today, index))
    .flatMap((day) => dailyMails(day, { preferences, events, now }))
    .map((mail) => ({
      ...mail,
      events: mail.events.map(({ children, ...event }) => ({
        ...shown(event),
        childNames: children.map(({ name }) => name),
      })),
    }));
}

interface NamedEvent extends FamilyEvent {
  title: string;
  children: (AskedChild & { name: string })[];
}

function familyEvent(context: RequestContext, event: EventRow): NamedEvent {
  const children = oldestFirst(concernedOwn(context, event)).map(({ id, name }) => {
    const row = findAvailability(context, event, { id });
    const isAvailable = row?.isAvailable ?? null;
    const away = isAway(context.data, id, { isAvailable, date: event.date });
    return { id, name, isAvailable, isAway: away, ...movedFrom(event, row) };
  });
  return { ...event, children, createdAt: event.createdAt ? context.clock.wallTime(event.createdAt) : '' };
}

function ofCoach(context: RequestContext, preferences: MailPreferences): Planned[] {
  const { clock, data, me } = context;
  if (!me.isCoach || !wantsMail(preferences, 'coach-overview')) return [];
  const teams = coachedTeams(data, me.id);
  const last = addDays(clock.today(), plannedDays);
  return data.events
    .filter((event) => event.status !== 'cancelled' && event.date <= last && !clock.hasStarted(event))
    .filter((event) => teams.some((team) => isForTeam(event, team)))
    .map((event) => ({
      key: coachOverviewKey(event),
      topic: 'coach-overview',
      at: coachOverviewAt(event),
      events: [{ ...shown(event), childNames: [] }],
    }));
}

const shown = ({ id, title, date, startTime }: Omit<PlannedMailEventDto, 'childNames'>) => ({
  id,
  title,
  date,
  startTime,
});
