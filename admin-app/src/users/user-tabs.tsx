import { useCountUsersQuery, useListUserPageQuery } from '@touchline/api-client';
import { EmptyState, Skeleton, Stack, Tabs } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { NoMatches } from '../no-matches.tsx';
import { PagedQuery, usePageArgs } from '../paged-query.tsx';
import { NeverSignedIn } from './never-signed-in.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { type UserFilter, userFilters } from './user-roles.ts';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  search: string;
  filter: UserFilter;
  openDialog: (dialog: OpenDialog) => void;
}

export function UserTabs({ setTab, ...list }: UserListProps & { setTab: (tab: string) => void }) {
  const { search, filter } = list;
  const counts = useCountUsersQuery(search);
  const offered = userFilters.filter(
    ({ value, isRare }) => !isRare || value === list.filter.value || counts.data?.[value],
  );
  return (
    <Tabs
      label="Which users"
      tabs={offered.map(({ value, label }) => ({ value, label, count: counts.data?.[value] }))}
      value={filter.value}
      onChange={setTab}
    >
      <UserList key={filter.value} {...list} />
    </Tabs>
  );
}

function UserList({ search, filter, openDialog }: UserListProps) {
  const users = useListUserPageQuery({ q: search, ...filter.query, ...usePageArgs() });
  return (
    <PagedQuery
      query={users}
      loading={<Skeleton shape="row" count={6} label="Loading users..." />}
      error="Error loading users. Please try again."
      empty={
        search ? (
          <NoMatches title="No users found" items="users" />
        ) : (
          <EmptyState
            icon={Users}
            title="No users found"
            text={filter.isWork ? 'Nothing left to do here.' : 'Nobody has this role yet.'}
          />
        )
      }
    >
      {(rows) => (
        <Stack>
          <UserTable users={rows} openDialog={openDialog} />
          {/* Below the list, which must not move when the count arrives. */}
          <NeverSignedIn onInvite={(count) => openDialog({ kind: 'invite-all', count })} />
        </Stack>
      )}
    </PagedQuery>
  );
}
