import { EmptyState } from '@touchline/ui';
import SearchX from 'lucide-react/icons/search-x';
import Users from 'lucide-react/icons/users';

/** Nobody stands on the tab; `onClearSearch` while something is searched for. */
export function NoUsers({ onClearSearch }: { onClearSearch?: () => void }) {
  if (!onClearSearch) {
    return <EmptyState icon={Users} title="No users found" text="Nobody holds this role yet." />;
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No users found"
      text="Nobody here has a name, email or username like this."
      action="Show all users"
      onAction={onClearSearch}
    />
  );
}
