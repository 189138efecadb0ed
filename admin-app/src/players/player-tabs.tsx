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
import { PlayerTable, UnregisteredPlayerTable } from './player-tables.tsx';

interface PlayerTabsProps {
  search: string;
  openDialog: (dialog: OpenDialog) => void;
}

/**
 * Registered players with and without a parent; for admins, unregistered ones too. Memoized, so that typing in the search box
 * does not wait for thousands of rows to render.
 */
export const PlayerTabs = memo(function PlayerTabs({ search, openDialog }: PlayerTabsProps) {
  const { session } = useShell();
  const canRestore = can(session, 'child.restore');
  const children = useListAllChildrenQuery({});
  const unregistered = useListUnregisteredChildrenQuery({}, { skip: !canRestore });
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');

  const registered = useMemo(() => children.data?.filter(({ isRegistered }) => isRegistered), [children.data]);
  const found = useTextFilter(registered, search, textsOfPlayer);
  const foundUnregistered = useTextFilter(unregistered.data, search, textsOfPlayer);
  const filters = canRestore ? [...registeredFilters, unregisteredFilter] : registeredFilters;
  const filter = filters.find(({ value }) => value === tab) ?? registeredFilters[0]!;
  const rowsOf = (each: PlayerFilter): readonly ListedChildDto[] | undefined =>
    each === unregisteredFilter ? foundUnregistered : found?.filter(each.includes);

  return (
    <Tabs
      label="Which players"
      tabs={filters.map((each) => ({ ...each, count: rowsOf(each)?.length }))}
      value={filter.value}
      onChange={setTab}
    >
      <QueryList
        query={{ ...(filter === unregisteredFilter ? unregistered : children), data: rowsOf(filter) }}
        loading={<Spinner label="Loading..." text="Loading players data..." />}
        error="Error: Failed to load children data."
        empty={
          search ? (
            <NoMatches title="No players found" items="players" />
          ) : (
            <EmptyState icon={Users} title="No players found" text={filter.emptyText} />
          )
        }
      >
        {(rows) => (
          <PaginatedList rows={rows}>
            {(pageRows) =>
              filter === unregisteredFilter ? (
                <UnregisteredPlayerTable players={pageRows} />
              ) : (
                <PlayerTable players={pageRows} openDialog={openDialog} />
              )
            }
          </PaginatedList>
        )}
      </QueryList>
    </Tabs>
  );
});

interface PlayerFilter {
  value: string;
  label: string;
  includes: (player: ListedChildDto) => boolean;
  emptyText: string;
}

const isAssigned = ({ parentName }: ListedChildDto) => parentName !== null;

const registeredFilters: readonly PlayerFilter[] = [
  {
    value: 'all',
    label: 'All Players',
    includes: () => true,
    emptyText: 'Families add their children, or you add them here.',
  },
  {
    value: 'unassigned',
    label: 'Unassigned Players',
    includes: (player) => !isAssigned(player),
    emptyText: 'Every player has a parent.',
  },
  { value: 'assigned', label: 'Assigned Players', includes: isAssigned, emptyText: 'No player has a parent yet.' },
];

/** Has a query of its own; only for admins. */
const unregisteredFilter: PlayerFilter = {
  value: 'unregistered',
  label: 'Unregistered Players',
  includes: () => true,
  emptyText: 'Players removed from the club appear here and can be restored.',
};

const textsOfPlayer = ({ name, parentName, teams }: ListedChildDto) => [
  name,
  parentName,
  ...teams.map((team) => team.name),
];
