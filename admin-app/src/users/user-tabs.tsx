import { type UserDto, useListUsersQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { Skeleton, Tabs } from '@touchline/ui';
import { memo } from 'react';
import { Paged } from '../paged.tsx';
import { useFound } from '../use-found.ts';
import { NoUsers } from './no-users.tsx';
import { isShownBy, useUserFilter, userFilters } from './user-roles.ts';
import { type AskAboutUser, UserTable } from './user-table.tsx';

interface UserTabsProps {
  search: string;
  onAsk: AskAboutUser;
}

/** The accounts by role. Kept while somebody types: the field does not wait for thousands of rows. */
export const UserTabs = memo(function UserTabs({ search, onAsk }: UserTabsProps) {
  const users = useListUsersQuery({});
  const [filter, setTab] = useUserFilter();
  const found = useFound(users.data, search, textsOf);
  return (
    <Tabs
      label="Which users"
      tabs={userFilters.map((each) => ({ ...each, count: found?.filter((user) => isShownBy(each, user)).length }))}
      value={filter.value}
      onChange={setTab}
    >
      <QueryList
        query={{ ...users, data: found?.filter((user) => isShownBy(filter, user)) }}
        loading={<Skeleton shape="row" count={6} label="Loading users..." />}
        error="Error loading users. Please try again."
        empty={<NoUsers />}
      >
        {(rows) => <Paged rows={rows}>{(shown) => <UserTable users={shown} onAsk={onAsk} />}</Paged>}
      </QueryList>
    </Tabs>
  );
});

const textsOf = ({ fullName, email, username }: UserDto) => [fullName, email, username];
