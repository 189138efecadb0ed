import { type ListedChildDto, useListAllChildrenQuery } from '@touchline/api-client';
import { Faces, Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox, Spinner, Tabs } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo, useState } from 'react';
import { Paged } from '../paged.tsx';
import { useFound } from '../use-found.ts';
import { AddPlayerDialog } from './add-player.dialog.tsx';
import { AssignParentDialog } from './assign-parent.dialog.tsx';
import { NoPlayers } from './no-players.tsx';
import { playerFilters, textsOfPlayer } from './player-filters.ts';
import { type PlayerQuestion, PlayerTable } from './player-table.tsx';
import { RemovePlayerDialog } from './remove-player.dialog.tsx';

export default function ManagePlayersPage() {
  const children = useListAllChildrenQuery({});
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [tab, setTab] = useSearchParam('tab', 'all', 'page');
  const [adding, setAdding] = useState(false);
  const [asked, ask] = useState<{ player: ListedChildDto; question: PlayerQuestion } | null>(null);

  const registered = useMemo(() => children.data?.filter(({ isRegistered }) => isRegistered), [children.data]);
  const found = useFound(registered, search, textsOfPlayer);
  const filter = playerFilters.find(({ value }) => value === tab) ?? playerFilters[0]!;
  const close = () => ask(null);

  return (
    <Page
      title="Manage Players"
      intro={<SearchBox label="Search players" value={search} onChange={setSearch} />}
      actions={
        <Button icon={UserPlus} onClick={() => setAdding(true)}>
          Add New Player
        </Button>
      }
    >
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
          empty={<NoPlayers text={filter.nobody} onClearSearch={search ? () => setSearch('') : undefined} />}
        >
          {(rows) => (
            <Paged rows={rows}>
              {(shown) => <PlayerTable players={shown} onAsk={(player, question) => ask({ player, question })} />}
            </Paged>
          )}
        </Faces>
      </Tabs>
      {adding && <AddPlayerDialog onClose={() => setAdding(false)} />}
      {asked?.question === 'assign' && <AssignParentDialog player={asked.player} onClose={close} />}
      {asked?.question === 'remove' && <RemovePlayerDialog player={asked.player} onClose={close} />}
    </Page>
  );
}
