import { IconButton } from '@touchline/ui';
import Bell from 'lucide-react/icons/bell';
import { useContext } from 'react';
import { useHeaderPart } from '../frame/header-parts.tsx';
import { usePart } from '../loading/use-part.ts';
import { NoticesContext } from './notices-context.tsx';
import { countOf } from './use-notices.ts';

const loadPanel = () => import('./notifications.panel.tsx');

/** The button on every page with the number of new notifications; opens their panel. */
export function Notifications({ zone, isAdmin }: { zone: string; isAdmin: boolean }) {
  const { Part: Panel, isOpen, open, close } = usePart(loadPanel, useHeaderPart('notifications'));
  const notices = useContext(NoticesContext)!;
  const count = countOf(notices);
  const label = count > 0 ? `Notifications, ${count} new` : 'Notifications';
  const button = <IconButton icon={Bell} label={label} count={count} aria-expanded={isOpen} onClick={open} />;
  const change = (next: boolean) => (next ? open() : close());
  return Panel ? (
    <Panel trigger={button} notices={notices} zone={zone} isAdmin={isAdmin} isOpen={isOpen} onChange={change} />
  ) : (
    button
  );
}
