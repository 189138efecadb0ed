import {
  type AnnouncementDto,
  type Club,
  type EventDto,
  type LockedNameDto,
  type SessionUser,
  useListDashboardEventsQuery,
  useListLockedNamesQuery,
} from '@touchline/api-client';
import { addDays, can, todayIn } from '@touchline/domain';
import { isAsked } from './unanswered.ts';
import { useNews } from './use-news.ts';

/** Days ahead that somebody is asked about: a whole season at once would be a pile nobody begins with. */
const ahead = 28;

export interface Notices {
  /** The next events for which an own child has not answered yet, and may. */
  answers: EventDto[];
  /** Announcements since the last look. */
  news: AnnouncementDto[];
  /** Names that were tried too often, for admins. */
  lockedNames: readonly LockedNameDto[];
  isComing: boolean;
  isError: boolean;
  retry: () => void;
  /** The person looks at them now, and has looked. */
  look: () => void;
  leave: () => void;
}

/** What the notifications tell: answers that are still needed, what was announced, and names that admins should know of. */
export function useNotices(user: SessionUser, club: Club): Notices {
  const today = todayIn(club.timeZone);
  const events = useListDashboardEventsQuery({ from: today, to: addDays(today, ahead) });
  const { news, look, leave, ...announcements } = useNews(user);
  const locked = useListLockedNamesQuery(undefined, { skip: !can(user, 'child.unlock-names') });
  const asOf = new Date(events.fulfilledTimeStamp ?? 0);
  const failed = [events, announcements, locked].filter(({ isError }) => isError);
  return {
    answers: events.data?.filter((event) => isAsked(event, club, asOf)) ?? [],
    news: news ?? [],
    lockedNames: locked.data ?? [],
    isComing: failed.length === 0 && !(events.data && news),
    isError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    look,
    leave,
  };
}
