import { type ListedChildDto } from '@touchline/api-client';
import { Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useDeferredValue, useState } from 'react';
import { AddPlayerDialog } from './add-player.dialog.tsx';
import { AssignParentDialog } from './assign-parent.dialog.tsx';
import { LockedNames } from './locked-names.tsx';
import { type PlayerQuestion } from './player-table.tsx';
import { PlayerTabs } from './player-tabs.tsx';
import { RemovePlayerDialog } from './remove-player.dialog.tsx';

export default function ManagePlayersPage() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [adding, setAdding] = useState(false);
  const [asked, ask] = useState<{ player: ListedChildDto; question: PlayerQuestion } | null>(null);
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
      <LockedNames />
      <PlayerTabs search={useDeferredValue(search)} onAsk={ask} />
      {adding && <AddPlayerDialog onClose={() => setAdding(false)} />}
      {asked?.question === 'assign' && <AssignParentDialog player={asked.player} onClose={close} />}
      {asked?.question === 'remove' && <RemovePlayerDialog player={asked.player} onClose={close} />}
    </Page>
  );
}
