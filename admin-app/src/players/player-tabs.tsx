import { useListAllChildrenQuery } from '@touchline/api-client';
import { Faces, useSearchParam } from '@touchline/app-core';
import { Spinner, Tabs } from '@touchline/ui';
import { memo, useMemo } from 'react';
import { Paged } from '../paged.tsx';
import { useFound } from '../use-found.ts';
import { NoPlayers } from './no-players.tsx';
import { playerFilters, textsOfPlayer } from './player-filters.ts';
import { type AskAboutPlayer, PlayerTable } from './player-table.tsx';

interface PlayerTabsProps {
  search: string;
  onAsk: AskAboutPlayer;
}

/** The registered players by whether they have a parent. Kept while somebody types: the field does not wait for thousands. */
export const PlayerTabs = memo(function PlayerTabs({ search, onAsk }: PlayerTabsProps) {
  const children = useListAllChildrenQuery({});
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');
  const registered = useMemo(() => children.data?.filter(({ isRegistered }) => isRegistered), [children.data]);
  const found = useFound(registered, search, textsOfPlayer);
  const filter = playerFilters.find(({ value }) => value === tab) ?? playerFilters[0]!;
  return (
    <Tabs
      label="Which players"
      tabs={playerFilters.map((each) => ({ ...each, count: found?.filter(each.shows).length }))}
      value={filter.value}
      onChange={setTab}
    >
      <Faces
        of={{ ...children, data: found?.filter(filter.shows) }}
        loading={<Spinner label="Loading..." text="Loading players data..." />}
        error="Error: Failed to load children data."
        empty={<NoPlayers text={filter.nobody} />}
      >
        {(rows) => <Paged rows={rows}>{(shown) => <PlayerTable players={shown} onAsk={onAsk} />}</Paged>}
      </Faces>
    </Tabs>
  );
});
