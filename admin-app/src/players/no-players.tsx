import { useSearchParam } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';

/** Nobody stands on the tab, which says why, or nobody is found there. */
export function NoPlayers({ text }: { text: string }) {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  if (!search) return <EmptyState icon={Users} title="No players found" text={text} />;
  return (
    <EmptyState
      icon={SearchX}
      title="No players found"
      text="No player, parent or team here has a name like this."
      action="Show all players"
      onAction={() => setSearch('')}
    />
  );
}
