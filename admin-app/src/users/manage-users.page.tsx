import { Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useDeferredValue, useState } from 'react';
import { AddUserDialog } from './add-user.dialog.tsx';
import { type AskedAboutUser, UserDialog } from './user.dialog.tsx';
import { useUserFilter } from './user-roles.ts';
import { UserTabs } from './user-tabs.tsx';

export default function ManageUsersPage() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [filter] = useUserFilter();
  const [adding, setAdding] = useState(false);
  const [asked, ask] = useState<AskedAboutUser | null>(null);

  return (
    <Page
      title="User Management"
      intro={<SearchBox label="Search users" value={search} onChange={setSearch} />}
      actions={
        <Button icon={UserPlus} onClick={() => setAdding(true)}>
          Add User
        </Button>
      }
    >
      <UserTabs search={useDeferredValue(search)} onAsk={ask} />
      {adding && <AddUserDialog role={filter.flag} onClose={() => setAdding(false)} />}
      {asked && <UserDialog {...asked} onClose={() => ask(null)} />}
    </Page>
  );
}
