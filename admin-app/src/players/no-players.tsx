import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';

interface NoPlayersProps {
  /** Why the tab is empty. */
  text: string;
  /** Only while something is searched for. */
  onClearSearch?: () => void;
}

export function NoPlayers({ text, onClearSearch }: NoPlayersProps) {
  if (!onClearSearch) return <EmptyState icon={Users} title="No players found" text={text} />;
  return (
    <EmptyState
      icon={SearchX}
      title="No players found"
      text="No player, parent or team here has a name like this."
      action="Show all players"
      onAction={onClearSearch}
    />
  );
}
