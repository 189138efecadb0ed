import { Alert, EmptyState, Popover, Skeleton, Stack } from '@touchline/ui';
import CheckCheck from 'lucide-react/icons/check-check';
import { type MouseEvent, type ReactElement } from 'react';
import { AnswersNeeded } from './answers-needed.tsx';
import { LockedNames } from './locked-names.tsx';
import { NewAnnouncements } from './new-announcements.tsx';
import { type Notices } from './use-notices.ts';

interface NotificationsPanelProps {
  /** The button that opened it. */
  trigger: ReactElement;
  notices: Notices;
  /** The club's. */
  zone: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** What is asked of this person, and what is new. */
export default function NotificationsPanel({ trigger, notices, zone, isOpen, onChange }: NotificationsPanelProps) {
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onChange(false);
  };
  return (
    <Popover label="Notifications" width="wide" trigger={trigger} open={isOpen} onOpenChange={onChange}>
      <div onClick={closeOnLink}>
        <Stack gap="m">
          <Faces notices={notices} zone={zone} />
        </Stack>
      </div>
    </Popover>
  );
}

function Faces({ notices, zone }: { notices: Notices; zone: string }) {
  const { answers, news, lockedNames, isComing, isError, retry } = notices;
  const isNothing = !isComing && !isError && answers.length + news.length + lockedNames.length === 0;
  return (
    <>
      {isError && (
        <Alert action="Try again" onAction={retry}>
          Not all notifications could be loaded.
        </Alert>
      )}
      <LockedNames names={lockedNames} />
      <AnswersNeeded events={answers} />
      <NewAnnouncements news={news} zone={zone} />
      {isComing && <Skeleton shape="row" count={2} />}
      {isNothing && <EmptyState level={3} icon={CheckCheck} title="You are all caught up" text="Nothing is new." />}
    </>
  );
}
