import { type Club, type EventDto, useListDashboardEventsQuery } from '@touchline/api-client';
import { addDays, todayIn } from '@touchline/domain';
import { isAsked } from './unanswered.ts';

/** Days ahead that somebody is asked about: a whole season at once would be a pile nobody begins with. */
const ahead = 28;

export interface Notices {
  /** The next events for which an own child has not answered yet, and may. */
  answers: EventDto[];
  isComing: boolean;
  isError: boolean;
  retry: () => void;
}

/** What the notifications tell: answers that are still needed. */
export function useNotices(club: Club): Notices {
  const today = todayIn(club.timeZone);
  const events = useListDashboardEventsQuery({ from: today, to: addDays(today, ahead) });
  const asOf = new Date(events.fulfilledTimeStamp ?? 0);
  return {
    answers: events.data?.filter((event) => isAsked(event, club, asOf)) ?? [],
    isComing: !events.data && !events.isError,
    isError: events.isError,
    retry: () => void events.refetch(),
  };
}
