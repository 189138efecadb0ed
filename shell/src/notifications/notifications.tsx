import { type Club, type SessionUser } from '@touchline/api-client';
import { IconButton } from '@touchline/ui';
import Bell from 'lucide-react/icons/bell';
import { usePart } from '../loading/use-part.ts';
import { useNotices } from './use-notices.ts';

const loadPanel = () => import('./notifications.panel.tsx');

/** The button on every page with the number of new notifications; opens their panel. */
export function Notifications({ user, club }: { user: SessionUser; club: Club }) {
  const { Part: Panel, isOpen, open, close } = usePart(loadPanel);
  const notices = useNotices(user, club);
  const show = () => {
    open();
    notices.onOpen();
  };
  const hide = () => {
    close();
    notices.onClose();
  };
  const count = notices.pendingEvents.length + notices.news.length + notices.lockedNames.length;
  const label = count > 0 ? `Notifications, ${count} new` : 'Notifications';
  const button = <IconButton icon={Bell} label={label} count={count} aria-expanded={isOpen} onClick={show} />;
  const change = (next: boolean) => (next ? show() : hide());
  return Panel ? (
    <Panel trigger={button} notices={notices} zone={club.timeZone} isOpen={isOpen} onChange={change} />
  ) : (
    button
  );
}
