import { type PlannedMailDto } from '@touchline/api-client';
import { addDays, plannedDays, upcomingMails } from '@touchline/domain';
import { isAway } from '../absences/absences.ts';
import { concernedOwn, findAvailability, isForTeam } from '../events/concerned.ts';
import { inOrder } from '../events/events.ts';
import { movedFrom } from '../events/unconfirmed.ts';
import { oldestFirst, preferencesOf } from '../mail-preferences/mail-preferences.ts';
import { type EventRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { coachedTeams } from '../users/coaches.ts';

/** The mails that the user will get in the next days if nothing changes; none in a club that sends no mail. */
export function listUpcomingMails(context: RequestContext): PlannedMailDto[] {
  const { club, clock, data, me } = context;
  if (!club.sendsMail || me.hasUnverifiedEmail) return [];
  const now = clock.wallTime();
  const events = inOrder(data.events).filter((event) => !clock.hasStarted(event));
  return upcomingMails({
    preferences: preferencesOf(data, me.id),
    now,
    familyEvents: events.map((event) => familyEvent(context, event)),
    coachedEvents: events.filter((event) => hasOverview(context, event)),
    isOpen: ({ at }) => at > now,
    isSkipped: (key) => data.skippedMails.some((row) => row.userId === me.id && row.key === key),
  });
}

function familyEvent(context: RequestContext, event: EventRow) {
  const children = oldestFirst(concernedOwn(context, event)).map(({ id, name }) => {
    const row = findAvailability(context, event, { id });
    const isAvailable = row?.isAvailable ?? null;
    const away = isAway(context.data, id, { isAvailable, date: event.date });
    return { id, name, isAvailable, isAway: away, ...movedFrom(event, row) };
  });
  return { ...event, children, createdAt: event.createdAt ? context.clock.wallTime(event.createdAt) : '' };
}

/** Whether the user, as a coach of its teams, gets an overview of an event in the next days. */
const hasOverview = ({ clock, data, me }: RequestContext, event: EventRow): boolean =>
  me.isCoach &&
  event.status !== 'cancelled' &&
  event.date <= addDays(clock.today(), plannedDays) &&
  coachedTeams(data, me.id).some((team) => isForTeam(event, team));
