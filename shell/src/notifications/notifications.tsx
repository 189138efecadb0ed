import { type Club } from '@touchline/api-client';
import { IconButton } from '@touchline/ui';
import Bell from 'lucide-react/icons/bell';
import { usePart } from '../loading/use-part.ts';
import { useNotices } from './use-notices.ts';

const loadPanel = () => import('./notifications.panel.tsx');

/** The button on every page that says how much is new, and shows what. */
export function Notifications({ club }: { club: Club }) {
  const { Part: Panel, isOpen, open, close } = usePart(loadPanel);
  const notices = useNotices(club);
  const count = notices.answers.length;
  const label = count > 0 ? `Notifications, ${count} new` : 'Notifications';
  const button = <IconButton icon={Bell} label={label} count={count} aria-expanded={isOpen} onClick={open} />;
  const change = (next: boolean) => (next ? open() : close());
  return Panel ? <Panel trigger={button} notices={notices} isOpen={isOpen} onChange={change} /> : button;
}
