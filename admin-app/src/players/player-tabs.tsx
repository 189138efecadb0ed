import { type ListedChildDto, useListAllChildrenQuery, useListUnregisteredChildrenQuery } from '@touchline/api-client';
import { QueryList, useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { EmptyState, Spinner, Tabs } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { memo, useMemo } from 'react';
import { NoMatches } from '../no-matches.tsx';
import { PaginatedList } from '../paginated-list.tsx';
import { useTextFilter } from '../use-text-filter.ts';
import { type OpenDialog } from './open-dialog.ts';
import { type PlayerFilter, playerFilters, textsOfPlayer, unregistered } from './player-filters.ts';
import { PlayerTable } from './player-table.tsx';
import { UnregisteredTable } from './unregistered-table.tsx';

interface PlayerTabsProps {
  search: string;
  openDialog: (dialog: OpenDialog) => void;
}

/**
 * The registered players by whether they have a parent, and for admins the unregistered ones. Memoized, so that the search box
 * does not wait for thousands of rows.
 */
export const PlayerTabs = memo(function PlayerTabs({ search, openDialog }: PlayerTabsProps) {
  const { session } = useShell();
  const mayRestore = can(session, 'child.restore');
  const children = useListAllChildrenQuery({});
  const removed = useListUnregisteredChildrenQuery({}, { skip: !mayRestore });
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');

  const registered = useMemo(() => children.data?.filter(({ isRegistered }) => isRegistered), [children.data]);
  const found = useTextFilter(registered, search, textsOfPlayer);
  const foundRemoved = useTextFilter(removed.data, search, textsOfPlayer);
  const filters = mayRestore ? [...playerFilters, unregistered] : playerFilters;
  const filter = filters.find(({ value }) => value === tab) ?? playerFilters[0]!;
  const rowsOf = (each: PlayerFilter): readonly ListedChildDto[] | undefined =>
    each === unregistered ? foundRemoved : found?.filter(each.shows);

  return (
    <Tabs
      label="Which players"
      tabs={filters.map((each) => ({ ...each, count: rowsOf(each)?.length }))}
      value={filter.value}
      onChange={setTab}
    >
      <QueryList
        query={{ ...(filter === unregistered ? removed : children), data: rowsOf(filter) }}
        loading={<Spinner label="Loading..." text="Loading players data..." />}
        error="Error: Failed to load children data."
        empty={
          search ? (
            <NoMatches title="No players found" what="players" />
          ) : (
            <EmptyState icon={Users} title="No players found" text={filter.nobody} />
          )
        }
      >
        {(rows) => (
          <PaginatedList rows={rows}>
            {(shown) =>
              filter === unregistered ? (
                <UnregisteredTable players={shown} />
              ) : (
                <PlayerTable players={shown} openDialog={openDialog} />
              )
            }
          </PaginatedList>
        )}
      </QueryList>
    </Tabs>
  );
});
