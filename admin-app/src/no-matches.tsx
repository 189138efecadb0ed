import { useSearchParam } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';

/** The empty state of a list when no row matches the search, which is a URL parameter; its button clears the search. */
export function NoMatches({ title, items }: { title: string; items: string }) {
  const [, setSearch] = useSearchParam('search', '', 'page');
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      text={`No ${items} match your search.`}
      action={`Show all ${items}`}
      onAction={() => setSearch('')}
    />
  );
}
