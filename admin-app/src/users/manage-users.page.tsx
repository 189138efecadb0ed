import { type UserDto, useListUsersQuery } from '@touchline/api-client';
import { Faces, Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox, Skeleton, Tabs } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Paged } from '../paged.tsx';
import { useFound } from '../use-found.ts';
import { AddUserDialog } from './add-user.dialog.tsx';
import { NoUsers } from './no-users.tsx';
import { UserDialog } from './user.dialog.tsx';
import { type UserQuestion } from './user-menu.tsx';
import { isShownBy, userFilters } from './user-roles.ts';
import { UserTable } from './user-table.tsx';

export default function ManageUsersPage() {
  const users = useListUsersQuery({});
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');
  const [adding, setAdding] = useState(false);
  const [asked, ask] = useState<{ user: UserDto; question: UserQuestion } | null>(null);

  const found = useFound(users.data, search, textsOf);
  const filter = userFilters.find(({ value }) => value === tab) ?? userFilters[0]!;

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
      <Tabs
        label="Which users"
        tabs={userFilters.map((each) => ({ ...each, count: found?.filter((user) => isShownBy(each, user)).length }))}
        value={filter.value}
        onChange={setTab}
      >
        <Faces
          of={{ ...users, data: found?.filter((user) => isShownBy(filter, user)) }}
          loading={<Skeleton shape="row" count={6} label="Loading users..." />}
          error="Error loading users. Please try again."
          empty={<NoUsers onClearSearch={search ? () => setSearch('') : undefined} />}
        >
          {(rows) => (
            <Paged rows={rows}>
              {(shown) => <UserTable users={shown} onAsk={(user, question) => ask({ user, question })} />}
            </Paged>
          )}
        </Faces>
      </Tabs>
      {adding && <AddUserDialog role={filter.flag} onClose={() => setAdding(false)} />}
      {asked && <UserDialog {...asked} users={users.data ?? []} onClose={() => ask(null)} />}
    </Page>
  );
}

const textsOf = ({ fullName, email, username }: UserDto) => [fullName, email, username];
