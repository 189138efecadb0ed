import { useSearchParam } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';

/** The empty state of a list that the search in the address has emptied, with the way back to the whole list. */
export function NoMatches({ title, what }: { title: string; what: string }) {
  const [, setSearch] = useSearchParam('search', '', 'page');
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      text={`No ${what} match your search.`}
      action={`Show all ${what}`}
      onAction={() => setSearch('')}
    />
  );
}
