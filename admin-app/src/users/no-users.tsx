import { useSearchParam } from '@touchline/app-core';
import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';

/** Nobody stands on the tab, or nobody is found there. */
export function NoUsers() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  if (!search) return <EmptyState icon={Users} title="No users found" text="Nobody holds this role yet." />;
  return (
    <EmptyState
      icon={SearchX}
      title="No users found"
      text="Nobody here has a name, email or username like this."
      action="Show all users"
      onAction={() => setSearch('')}
    />
  );
}
