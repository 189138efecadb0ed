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
import { useState } from 'react';
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
  /** The user opened the panel. */
  onOpen: () => void;
  /** The user closed the panel. */
  onClose: () => void;
}

export function useNotices(user: SessionUser, club: Club): Notices {
  const today = todayIn(club.timeZone);
  const events = useListDashboardEventsQuery({ from: today, to: addDays(today, daysAhead) });
  const { news, onOpen, onClose, ...announcements } = useNews(user);
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
    onOpen,
    onClose,
  };
}

const pageSize = 20;
/** How long an announcement is news in a browser whose user has not looked at the notifications yet. */
const newsWeeks = 1;

/** Announcements by others since this user last opened the notifications. */
function useNews(user: SessionUser) {
  const { data, isError, refetch } = useListAnnouncementsQuery({ limit: pageSize });
  const [since, setSince] = useState(
    () => lastSeenAnnouncement(user.id) ?? subWeeks(new Date(), newsWeeks).toISOString(),
  );
  const latest = data
    ?.map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);

  return {
    news: data?.filter(({ authorId, createdAt }) => createdAt > since && authorId !== user.id),
    isError,
    refetch,
    // Stored on opening, but the list stays unchanged until closing, while the user reads it.
    onOpen: () => latest && rememberSeenAnnouncement(user.id, latest),
    onClose: () => latest && setSince(latest),
  };
}

/** The given names of the own children whose availability is pending. */
export const pendingNames = ({ availabilities = [] }: EventDto): string[] =>
  availabilities
    .filter(({ isAvailable }) => isAvailable === null)
    .map(({ childName }) => childName.split(' ')[0] ?? childName);

const isRsvpNeeded = (event: EventDto, { timeZone }: Club, at: Date): boolean =>
  event.status !== 'cancelled' && pendingNames(event).length > 0 && !hasStarted(event, timeZone, at);
