import { type EventAvailabilityDto } from '@touchline/api-client';
import { clockTime, instantInText } from '@touchline/app-core';
import { type CivilDate, wallClock } from '@touchline/domain';

type Origin = Pick<EventAvailabilityDto, 'respondedBy' | 'responderName' | 'respondedVia' | 'respondedAt'>;

/**
 * Who responded, how and when, by the club's clock: `Another guardian, in the app, 7:02 PM`. The day is left out if it is today.
 * Null if nobody has.
 */
export function responderWords(
  { respondedBy, responderName, respondedVia, respondedAt }: Origin,
  zone: string,
  today: CivilDate,
): string | null {
  // An earlier server does not say who.
  if (!respondedBy || respondedAt === null) return null;
  const { date, time } = wallClock(zone, new Date(respondedAt));
  const when = date === today ? clockTime(time) : instantInText(respondedAt, zone);
  const who = {
    you: 'You',
    household: responderName ?? 'Another guardian',
    // Staff see names in the history.
    guardian: responderName ?? 'Another guardian',
    staff: responderName ? `${responderName} (staff)` : 'Staff',
  };
  const way = { app: 'in the app', mail: 'with the link in a mail', staff: null }[respondedVia ?? 'staff'];
  return [who[respondedBy], way, when].filter(Boolean).join(', ');
}
