import {
  type AccessRequestDto,
  type AnnouncementDto,
  type ChildNoticeDto,
  type Club,
  type EventChangeDto,
  type EventDto,
  type LockedNameDto,
  type NotificationsDto,
  type SessionUser,
  useGetNotificationsQuery,
  useListAccessRequestsToDecideQuery,
  useListDashboardEventsQuery,
  useListLockedNamesQuery,
  useReadNotificationsMutation,
} from '@touchline/api-client';
import { addDays, can, hasStarted, isAsked, isPastDeadline, todayIn, wallTimeIn } from '@touchline/domain';
import { useEffect, useState } from 'react';
import { type WeekAnswers } from '../frame/week-context.ts';
import { useWeekAnswers } from './week-answers.ts';

/** Only the next weeks: a whole season of open RSVPs would overwhelm. */
const daysAhead = 28;

/** An admin decides the others on the page of players. */
const shownRequests = 10;

export interface Notices {
  /** Upcoming events that ask for an own child. */
  pendingEvents: EventDto[];
  /** Events for own children that have changed since the user last looked. */
  changes: readonly EventChangeDto[];
  /** What others did with the records of own children since the user last looked. */
  childNotices: readonly ChildNoticeDto[];
  /** Announcements since the user last looked. */
  announcements: readonly AnnouncementDto[];
  /** Who asks for access to the user's children or, for admins, to any child. */
  accessRequests: readonly AccessRequestDto[];
  /** Names with too many failed searches, for admins. */
  lockedNames: readonly LockedNameDto[];
  week: WeekAnswers;
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

/** The number at the bell. Answers that are missing have a number of their own, at Home. */
export const countOf = ({ changes, childNotices, announcements, accessRequests, lockedNames }: Notices): number =>
  [childNotices, announcements, accessRequests, lockedNames].flat().length + changesTogether(changes).length;

/** Events of one title that were changed together, such as those of a series, each group by date. */
export function changesTogether(changes: readonly EventChangeDto[]): [EventChangeDto, ...EventChangeDto[]][] {
  const groups = new Map<string, [EventChangeDto, ...EventChangeDto[]]>();
  for (const change of changes) {
    const key = [change.changedAt, change.title, change.change].join();
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  const dateOf = ({ now, before }: EventChangeDto) => (now ?? before).date;
  return [...groups.values()].map((group) => group.sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1)));
}

export function useNotices(user: SessionUser, club: Club, isOpen: boolean): Notices {
  const today = todayIn(club.timeZone);
  const events = useListDashboardEventsQuery({ from: today, to: addDays(today, daysAhead) });
  const { news, ...notifications } = useNews(isOpen);
  const locked = useListLockedNamesQuery(undefined, { skip: !can(user, 'child.unlock-names') });
  const decides = user.isParent || user.isAdmin;
  const requests = useListAccessRequestsToDecideQuery({ limit: shownRequests }, { skip: !decides });
  const asOf = new Date(events.fulfilledTimeStamp ?? 0);
  const failed = [events, notifications, requests, locked].filter(({ isError }) => isError);
  return {
    pendingEvents: events.data?.filter((event) => isRsvpNeeded(event, club, asOf)) ?? [],
    changes: news?.changes ?? [],
    // Servers before 0.3.0 send none.
    childNotices: news?.children ?? [],
    announcements: news?.announcements ?? [],
    accessRequests: requests.data ?? [],
    lockedNames: locked.data ?? [],
    week: useWeekAnswers(user, club, events.data ?? []),
    isLoading: failed.length === 0 && !(events.data && news),
    isError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** What is new since the user last looked. The list stays unchanged while it is open, because the user reads it. */
function useNews(isOpen: boolean) {
  const { data, isError, refetch } = useGetNotificationsQuery();
  const [markRead] = useReadNotificationsMutation();
  const [shown, setShown] = useState<NotificationsDto | null>(null);
  /** Hides what was read here until the server leaves it out. */
  const [readUntil, setReadUntil] = useState('');
  if (isOpen && !shown && data) setShown(newsSince(data, readUntil));
  if (!isOpen && shown) {
    setShown(null);
    setReadUntil(newestOf(shown) ?? readUntil);
  }

  const until = shown && newestOf(shown);
  useEffect(() => {
    if (until) void markRead({ until });
  }, [until, markRead]);

  return { news: shown ?? (data && newsSince(data, readUntil)), isError, refetch };
}

const newestOf = ({ announcements, changes, children = [] }: NotificationsDto): string | undefined =>
  [
    ...announcements.map(({ createdAt }) => createdAt),
    ...changes.map(({ changedAt }) => changedAt),
    ...children.map(({ at }) => at),
  ]
    .sort()
    .at(-1);

const newsSince = (news: NotificationsDto, instant: string): NotificationsDto => ({
  ...news,
  announcements: news.announcements.filter(({ createdAt }) => createdAt > instant),
  changes: news.changes.filter(({ changedAt }) => changedAt > instant),
  children: news.children?.filter(({ at }) => at > instant),
});

/** The given names of the own children who are asked. */
export const pendingNames = ({ availabilities = [] }: EventDto): string[] =>
  availabilities.filter(isAsked).map(({ givenName }) => givenName);

const isRsvpNeeded = (event: EventDto, { timeZone }: Club, at: Date): boolean =>
  event.status !== 'cancelled' &&
  pendingNames(event).length > 0 &&
  !hasStarted(event, timeZone, at) &&
  !isPastDeadline(event, wallTimeIn(timeZone, at));
