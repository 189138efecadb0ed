import {
  type AnnouncementDto,
  type Club,
  type EventDto,
  type LockedNameDto,
  type SessionUser,
  useListAnnouncementsQuery,
  useListDashboardEventsQuery,
  useListLockedNamesQuery,
} from '@touchline/api-client';
import { addDays, can, hasStarted, todayIn } from '@touchline/domain';
import { subWeeks } from 'date-fns';
import { useEffect, useState } from 'react';
import { lastSeenAnnouncement, rememberSeenAnnouncement } from '../session/browser-memory.ts';

/** Only the next weeks: a whole season of open RSVPs would overwhelm. */
const daysAhead = 28;

export interface Notices {
  /** Upcoming events with a pending availability of an own child. */
  pendingEvents: EventDto[];
  /** Announcements since the user last looked. */
  news: AnnouncementDto[];
  /** Names with too many failed searches, for admins. */
  lockedNames: readonly LockedNameDto[];
  isLoading: boolean;
  isError: boolean;
  retry: () => void;
}

export function useNotices(user: SessionUser, club: Club, isOpen: boolean): Notices {
  const today = todayIn(club.timeZone);
  const events = useListDashboardEventsQuery({ from: today, to: addDays(today, daysAhead) });
  const { news, ...announcements } = useNews(user, isOpen);
  const locked = useListLockedNamesQuery(undefined, { skip: !can(user, 'child.unlock-names') });
  const asOf = new Date(events.fulfilledTimeStamp ?? 0);
  const failed = [events, announcements, locked].filter(({ isError }) => isError);
  return {
    pendingEvents: events.data?.filter((event) => isRsvpNeeded(event, club, asOf)) ?? [],
    news: news ?? [],
    lockedNames: locked.data ?? [],
    isLoading: failed.length === 0 && !(events.data && news),
    isError: failed.length > 0,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

const pageSize = 20;
/** How long an announcement is news in a browser whose user has not looked at the notifications yet. */
const newsWeeks = 1;

/** Announcements by others since this user last looked. The list stays unchanged while it is open, because the user reads it. */
function useNews(user: SessionUser, isOpen: boolean) {
  const { data, isError, refetch } = useListAnnouncementsQuery({ limit: pageSize });
  const [since, setSince] = useState(
    () => lastSeenAnnouncement(user.id) ?? subWeeks(new Date(), newsWeeks).toISOString(),
  );
  const latest = data
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (wasOpen && latest) setSince(latest);
  }
  useEffect(() => {
    if (isOpen && latest) rememberSeenAnnouncement(user.id, latest);
  }, [isOpen, latest, user.id]);

  return {
    news: data?.filter(({ authorId, createdAt }) => createdAt > since && authorId !== user.id),
    isError,
    refetch,
  };
}

/** The given names of the own children whose availability is pending. */
export const pendingNames = ({ availabilities = [] }: EventDto): string[] =>
  availabilities
    .filter(({ isAvailable }) => isAvailable === null)
    .map(({ childName }) => childName.split(' ')[0] ?? childName);

const isRsvpNeeded = (event: EventDto, { timeZone }: Club, at: Date): boolean =>
  event.status !== 'cancelled' && pendingNames(event).length > 0 && !hasStarted(event, timeZone, at);
