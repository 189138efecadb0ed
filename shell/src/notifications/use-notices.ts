import {
  type AnnouncementDto,
  type Club,
  type EventDto,
  type LockedNameDto,
  type SessionUser,
  useListDashboardEventsQuery,
  useListLockedNamesQuery,
} from '@touchline/api-client';
import { addDays, can, hasStarted, todayIn } from '@touchline/domain';
import { useNews } from './use-news.ts';

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

/** The given names of the own children whose availability is pending. */
export const pendingNames = ({ availabilities = [] }: EventDto): string[] =>
  availabilities
    .filter(({ isAvailable }) => isAvailable === null)
    .map(({ childName }) => childName.split(' ')[0] ?? childName);

const isRsvpNeeded = (event: EventDto, { timeZone }: Club, at: Date): boolean =>
  event.status !== 'cancelled' && pendingNames(event).length > 0 && !hasStarted(event, timeZone, at);
