import { type ListedChildDto, useListAllChildrenQuery, useListUnregisteredChildrenQuery } from '@touchline/api-client';
import { QueryList, useSearchParam, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Spinner, Tabs } from '@touchline/ui';
import { memo, useMemo } from 'react';
import { Paged } from '../paged.tsx';
import { useFound } from '../use-found.ts';
import { NoPlayers } from './no-players.tsx';
import { type PlayerFilter, playerFilters, textsOfPlayer, unregistered } from './player-filters.ts';
import { type AskAboutPlayer, PlayerTable } from './player-table.tsx';
import { UnregisteredTable } from './unregistered-table.tsx';

interface PlayerTabsProps {
  search: string;
  onAsk: AskAboutPlayer;
}

/**
 * The registered players by whether they have a parent, and for admins the unregistered ones. Kept while somebody types: the
 * field does not wait for thousands.
 */
export const PlayerTabs = memo(function PlayerTabs({ search, onAsk }: PlayerTabsProps) {
  const { session } = useShell();
  const mayRestore = can(session, 'child.restore');
  const children = useListAllChildrenQuery({});
  const removed = useListUnregisteredChildrenQuery({}, { skip: !mayRestore });
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');

  const registered = useMemo(() => children.data?.filter(({ isRegistered }) => isRegistered), [children.data]);
  const found = useFound(registered, search, textsOfPlayer);
  const foundRemoved = useFound(removed.data, search, textsOfPlayer);
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
        empty={<NoPlayers text={filter.nobody} />}
      >
        {(rows) => (
          <Paged rows={rows}>
            {(shown) =>
              filter === unregistered ? (
                <UnregisteredTable players={shown} />
              ) : (
                <PlayerTable players={shown} onAsk={onAsk} />
              )
            }
          </Paged>
        )}
      </QueryList>
    </Tabs>
  );
});
