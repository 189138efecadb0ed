import { type UserDto, useListUsersQuery } from '@touchline/api-client';
import { QueryList } from '@touchline/app-core';
import { EmptyState, Skeleton, Tabs } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { memo } from 'react';
import { NoMatches } from '../no-matches.tsx';
import { PaginatedList } from '../paginated-list.tsx';
import { useTextFilter } from '../use-text-filter.ts';
import { type OpenDialog } from './open-dialog.ts';
import { matchesFilter, type UserFilter, userFilters } from './user-roles.ts';
import { UserTable } from './user-table.tsx';

interface UserTabsProps {
  search: string;
  filter: UserFilter;
  setTab: (tab: string) => void;
  openDialog: (dialog: OpenDialog) => void;
}

/** Memoized, so that typing in the search box does not wait for thousands of rows to render. */
export const UserTabs = memo(function UserTabs({ search, filter, setTab, openDialog }: UserTabsProps) {
  const users = useListUsersQuery({});
  const found = useTextFilter(users.data, search, textsOf);
  return (
    <Tabs
      label="Which users"
      tabs={userFilters.map((each) => ({ ...each, count: found?.filter((user) => matchesFilter(user, each)).length }))}
      value={filter.value}
      onChange={setTab}
    >
      <QueryList
        query={{ ...users, data: found?.filter((user) => matchesFilter(user, filter)) }}
        loading={<Skeleton shape="row" count={6} label="Loading users..." />}
        error="Error loading users. Please try again."
        empty={
          search ? (
            <NoMatches title="No users found" items="users" />
          ) : (
            <EmptyState icon={Users} title="No users found" text="Nobody has this role yet." />
          )
        }
      >
        {(rows) => (
          <PaginatedList rows={rows}>
            {(pageRows) => <UserTable users={pageRows} openDialog={openDialog} />}
          </PaginatedList>
        )}
      </QueryList>
    </Tabs>
  );
});

const textsOf = ({ fullName, email, username }: UserDto) => [fullName, email, username];
