import { type Club, type EventDto, type SessionUser, useListEventPageQuery } from '@touchline/api-client';
import { addDays, hasStarted, isAsked, isPastDeadline, todayIn, wallTimeIn } from '@touchline/domain';
import { media, useMediaQuery } from '@touchline/ui';
import { type WeekAnswers } from '../frame/week-context.ts';

/** Today and the six days after it. */
const daysAhead = 6;

/** A coach of more events than this in a week sees the share of the first ones. */
const maxEvents = 30;

/**
 * The answers of coached teams, if any of them plays this week; otherwise those for the own children, who are among `own`. Teams are
 * asked for on phones alone, which show the touchline.
 */
export function useWeekAnswers(user: SessionUser, { timeZone }: Club, own: readonly EventDto[]): WeekAnswers {
  const [from, now] = [todayIn(timeZone), new Date()];
  const to = addDays(from, daysAhead);
  const week = { coached: true, from, to, when: 'upcoming', limit: maxEvents } as const;
  const showsTeams = useMediaQuery(media.phone) && user.isCoach;
  const coached = useListEventPageQuery(week, { skip: !showsTeams }).data?.rows ?? [];

  const isThisWeek = (event: EventDto) =>
    event.date <= to && event.status !== 'cancelled' && !hasStarted(event, timeZone, now);
  const isOpen = (event: EventDto) => !isPastDeadline(event, wallTimeIn(timeZone, now));
  const answers = own
    .filter(isThisWeek)
    .flatMap((event) => event.availabilities?.map((one) => ({ ...one, isOpen: isOpen(event) })) ?? []);
  const given = answers.filter((one) => one.isAvailable !== null && !isAsked(one)).length;
  const missing = answers.filter((one) => isAsked(one) && one.isOpen).length;

  const ofTeams = coached.reduce(addCounts, { given: 0, asked: 0, isOfTeams: true, missing });
  return ofTeams.asked > 0 ? ofTeams : { given, asked: given + missing, isOfTeams: false, missing };
}

function addCounts(sum: WeekAnswers, { status, counts }: EventDto): WeekAnswers {
  if (status === 'cancelled' || !counts) return sum;
  const { available, unavailable, pending, awayCount = 0 } = counts;
  const given = available + unavailable;
  return { ...sum, given: sum.given + given, asked: sum.asked + given + pending - awayCount };
}
