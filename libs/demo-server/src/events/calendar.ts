import { type CalendarDayDto, type EventDto } from '@touchline/api-client';
import { addDays, fromDigits, limits, messages, optional, wholeNumberRule } from '@touchline/domain';
import { fieldProblem } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { isCoached } from './concerned.ts';
import { filterRules, isOfLeague, isOfTypes, isWithin } from './event-filter.ts';
import { staffEvent } from './event-view.ts';
import { inOrder } from './events.ts';

const rules = {
  from: filterRules.from,
  to: filterRules.to,
  perDay: optional(fromDigits(wholeNumberRule({ min: 1, max: limits.page.max }))),
  leagueId: filterRules.leagueId,
  coached: filterRules.coached,
  types: filterRules.types,
};

/** The number of events on each day that has any, and the first ones of the day. */
export function listCalendarDays(context: RequestContext): CalendarDayDto[] {
  const filter = check(context.query, rules);
  const { leagueId, coached } = filter;
  const from = filter.from ?? context.clock.today();
  const lastDay = addDays(from, limits.calendar.days - 1);
  const to = filter.to ?? lastDay;
  if (to > lastDay) throw fieldProblem('to', messages.calendarTooLong);
  const events = inOrder(context.data.events).filter(
    (event) =>
      isWithin(context, event, { from, to }) &&
      isOfTypes(event, filter) &&
      (!leagueId || isOfLeague(context.data, event, leagueId)) &&
      (!coached || isCoached(context, event)),
  );
  return [...new Set(events.map(({ date }) => date))].map((date) => {
    const ofDay = events.filter((event) => event.date === date);
    const first = ofDay.slice(0, filter.perDay ?? 3);
    return { date, total: ofDay.length, events: first.map((event) => withoutCounts(staffEvent(context, event))) };
  });
}

const withoutCounts = ({ counts: _, ...event }: EventDto): EventDto => event;
