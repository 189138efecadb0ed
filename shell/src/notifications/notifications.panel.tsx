import { Alert, EmptyState, Popover, Skeleton, Stack } from '@touchline/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import { type MouseEvent, type ReactElement } from 'react';
import {
  AccessRequests,
  ChildNotices,
  EventChanges,
  LockedNames,
  NewAnnouncements,
  RsvpsNeeded,
} from './notice-lists.tsx';
import { countOf, type Notices } from './use-notices.ts';

interface NotificationsPanelProps {
  /** The button that opened it. */
  trigger: ReactElement;
  notices: Notices;
  /** The club's time zone. */
  zone: string;
  isAdmin: boolean;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

export default function NotificationsPanel({
  trigger,
  notices,
  zone,
  isAdmin,
  isOpen,
  onChange,
}: NotificationsPanelProps) {
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onChange(false);
  };
  return (
    <Popover label="Notifications" width="wide" trigger={trigger} open={isOpen} onOpenChange={onChange}>
      <div onClick={closeOnLink}>
        <Stack gap="m">
          <NoticeLists notices={notices} zone={zone} isAdmin={isAdmin} />
        </Stack>
      </div>
    </Popover>
  );
}

function NoticeLists({ notices, zone, isAdmin }: Pick<NotificationsPanelProps, 'notices' | 'zone' | 'isAdmin'>) {
  const { pendingEvents, changes, childNotices, announcements, isLoading, isError, retry } = notices;
  const isEmpty = !isLoading && !isError && countOf(notices) + pendingEvents.length === 0;
  return (
    <>
      {isError && (
        <Alert action="Try again" onAction={retry}>
          Some notifications did not load.
        </Alert>
      )}
      <LockedNames names={notices.lockedNames} />
      <AccessRequests requests={notices.accessRequests} isAdmin={isAdmin} />
      <ChildNotices notices={childNotices} zone={zone} />
      <EventChanges changes={changes} zone={zone} />
      <RsvpsNeeded events={pendingEvents} zone={zone} />
      <NewAnnouncements announcements={announcements} zone={zone} />
      {isLoading && <Skeleton shape="row" count={2} />}
      {isEmpty && <EmptyState level={3} icon={CheckCheck} title="You are all caught up" text="No new notifications." />}
    </>
  );
}
