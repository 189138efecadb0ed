import { EmptyState } from '@touchline/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import { type Scope, scopeWords } from './announcement-scope.ts';

interface NoAnnouncementsProps {
  /** Of which kind there is none. */
  tab: Scope | 'all';
  onAdd: () => void;
}

export const NoAnnouncements = ({ tab, onAdd }: NoAnnouncementsProps) =>
  tab === 'all' ? (
    <EmptyState
      icon={Megaphone}
      title="No Announcements Yet"
      text="Families read an announcement as soon as you publish it."
      action="Create Your First Announcement"
      onAction={onAdd}
    />
  ) : (
    <EmptyState icon={Megaphone} title={`No ${scopeWords[tab].label} Announcements`} text={texts[tab]} />
  );

const texts: Record<Scope, string> = {
  general: 'There is no announcement for all users.',
  team: 'There is no announcement for a single team.',
  league: 'There is no announcement for a single league.',
};
