import {
  type ListedChildDto,
  useCountChildrenQuery,
  useListChildPageQuery,
  useListUnregisteredChildPageQuery,
} from '@touchline/api-client';
import { lazyPart, useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { EmptyState, Spinner, Stack, Tabs, Text } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { type ReactNode } from 'react';
import { PlayersBar, RemovedPlayersBar } from '../many/bars.ts';
import { type Selection } from '../many/use-selection.ts';
import { NoMatches } from '../no-matches.tsx';
import { PagedQuery, type PageQuery, usePageArgs } from '../paged-query.tsx';
import { useDuplicatesTab, useIsDuplicatesTab } from './duplicates/duplicates-tab.ts';
import { useErasuresTab, useIsErasuresTab } from './erasure/erasures-tab.ts';
import { KeptFor } from './kept-for.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { type PlayerFilter, registeredFilters, unregisteredFilter } from './player-filters.ts';
import { PlayerTable, UnregisteredPlayerTable } from './player-tables.tsx';

const loadingPlayers = <Spinner label="Loading..." text="Loading players data..." />;

const PossibleDuplicates = lazyPart(() => import('./duplicates/possible-duplicates.tsx'), loadingPlayers);
const ErasureRequests = lazyPart(() => import('./erasure/erasure-requests.tsx'), loadingPlayers);

interface PlayerTabsProps {
  search: string;
  selection: Selection<ListedChildDto>;
  openDialog: (dialog: OpenDialog) => void;
}

/** Registered players with and without a parent; for admins, possible duplicates, unregistered and those to delete, too. */
export function PlayerTabs({ search, selection, openDialog }: PlayerTabsProps) {
  const { session } = useShell();
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');
  const counts = useCountChildrenQuery(search);
  const duplicatesTab = useDuplicatesTab();
  const isDuplicates = useIsDuplicatesTab();
  const erasuresTab = useErasuresTab(counts.data?.erasureRequests);
  const isErasures = useIsErasuresTab();

  const known = can(session, 'child.restore') ? [...registeredFilters, unregisteredFilter] : registeredFilters;
  const filters = known.filter(({ value, isRare, count }) => !isRare || value === tab || counts.data?.[count]);
  const filter = filters.find(({ value }) => value === tab) ?? registeredFilters[0]!;
  const tabOf = ({ value, label, count }: PlayerFilter) => ({ value, label, count: counts.data?.[count] });
  return (
    <Tabs
      label="Which players"
      tabs={[
        ...filters.flatMap((one) => [...(one === unregisteredFilter ? duplicatesTab : []), tabOf(one)]),
        ...erasuresTab,
      ]}
      value={isDuplicates || isErasures ? tab : filter.value}
      onChange={setTab}
    >
      {isDuplicates ? (
        <PossibleDuplicates openDialog={openDialog} />
      ) : isErasures ? (
        <ErasureRequests openDialog={openDialog} />
      ) : filter === unregisteredFilter ? (
        <UnregisteredPlayers search={search} selection={selection} openDialog={openDialog} />
      ) : (
        <RegisteredPlayers
          key={filter.value}
          search={search}
          selection={selection}
          filter={filter}
          openDialog={openDialog}
        />
      )}
    </Tabs>
  );
}

function RegisteredPlayers({ search, selection, filter, openDialog }: PlayerTabsProps & { filter: PlayerFilter }) {
  const players = useListChildPageQuery({ q: search, ...filter.query, ...usePageArgs() });
  return (
    <>
      <Stack>
        {filter.explanation && <Text muted>{filter.explanation}</Text>}
        <PlayerList query={players} search={search} filter={filter}>
          {(rows) => <PlayerTable players={rows} selection={selection.of(rows, nameOf)} openDialog={openDialog} />}
        </PlayerList>
      </Stack>
      {selection.isOn && <PlayersBar selection={selection} />}
    </>
  );
}

const nameOf = ({ name }: ListedChildDto) => name;

function UnregisteredPlayers({ search, selection, openDialog }: PlayerTabsProps) {
  const players = useListUnregisteredChildPageQuery({ q: search, ...usePageArgs() });
  return (
    <>
      <Stack>
        <KeptFor />
        <PlayerList query={players} search={search} filter={unregisteredFilter}>
          {(rows) => (
            <UnregisteredPlayerTable players={rows} selection={selection.of(rows, nameOf)} openDialog={openDialog} />
          )}
        </PlayerList>
      </Stack>
      {selection.isOn && <RemovedPlayersBar selection={selection} />}
    </>
  );
}

interface PlayerListProps {
  query: PageQuery<ListedChildDto>;
  search: string;
  filter: PlayerFilter;
  children: (rows: readonly ListedChildDto[]) => ReactNode;
}

function PlayerList({ query, search, filter, children }: PlayerListProps) {
  return (
    <PagedQuery
      query={query}
      loading={loadingPlayers}
      error="Error: Failed to load children data."
      empty={
        search ? (
          <NoMatches title="No players found" items="players" />
        ) : (
          <EmptyState icon={Users} title="No players found" text={filter.emptyText} />
        )
      }
    >
      {children}
    </PagedQuery>
  );
}
