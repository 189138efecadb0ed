import { type ListedChildDto } from '@touchline/api-client';
import { CorrectPlayerDialog, lazyPart, Page, useOpenedParam, useSearchParam, useSettled } from '@touchline/app-core';
import { correctedFields, limits } from '@touchline/domain';
import { Button, SearchBox, theme } from '@touchline/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SelectButton } from '../many/select-button.tsx';
import { useSelection } from '../many/use-selection.ts';
import { useAdds } from '../use-adds.ts';
import { AddPlayerDialog } from './new/add-player.dialog.tsx';
import { AssignParentDialog } from './assign-parent.dialog.tsx';
import { useIsDuplicatesTab } from './duplicates/duplicates-tab.ts';
import { useIsErasuresTab } from './erasure/erasures-tab.ts';
import { AccessRequests } from './guardians/access-requests.tsx';
import { LockedNames } from './locked-names.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { PlayerTabs } from './player-tabs.tsx';
import { RemovePlayerDialog } from './remove-player.dialog.tsx';
import { useMaySelect } from './use-may-select.ts';

const GuardiansDialog = lazyPart(() => import('./guardians/guardians.dialog.tsx'));
const DownloadPlayerDialog = lazyPart(() => import('./download-player.dialog.tsx'));
const MergeDialog = lazyPart(() => import('./duplicates/merge.dialog.tsx'));
const EraseDialog = lazyPart(() => import('./erasure/erase.dialog.tsx'));
const LinkedGuardians = lazyPart(() => import('./guardians/linked-guardians.tsx'));

export default function ManagePlayersPage() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [dialog, openDialog] = useState<OpenDialog | null>(useAdds() ? { kind: 'create' } : null);
  const closeDialog = () => openDialog(null);
  const isDuplicates = useIsDuplicatesTab();
  const searches = !useIsErasuresTab() && !isDuplicates;
  const [tab] = useSearchParam('tab', 'all');
  const selection = useSelection<ListedChildDto>(tab);
  const maySelect = useMaySelect();
  const linked = useOpenedParam('guardians');
  const linkedId = Number(linked.value);

  return (
    <Page
      title="Manage Players"
      intro={
        searches && (
          <SearchRow>
            <SearchBox label="Search players" value={search} onChange={setSearch} maxLength={limits.name.max} />
            {maySelect && <SelectButton selection={selection} />}
          </SearchRow>
        )
      }
      actions={
        <Button icon={UserPlus} onClick={() => openDialog({ kind: 'create' })}>
          Add New Player
        </Button>
      }
    >
      <LockedNames />
      <AccessRequests />
      <PlayerTabs search={useSettled(search)} selection={selection} openDialog={openDialog} />
      {dialog?.kind === 'create' && <AddPlayerDialog onClose={closeDialog} />}
      {dialog?.kind === 'edit' && (
        <CorrectPlayerDialog
          title="Edit Player"
          player={dialog.player}
          fields={correctedFields}
          onClose={closeDialog}
        />
      )}
      {dialog?.kind === 'assign-parent' && <AssignParentDialog player={dialog.player} onClose={closeDialog} />}
      {dialog?.kind === 'guardians' && <GuardiansDialog player={dialog.player} onClose={closeDialog} />}
      {Number.isSafeInteger(linkedId) && linkedId > 0 && <LinkedGuardians id={linkedId} onClose={linked.close} />}
      {dialog?.kind === 'merge' && (
        <MergeDialog player={dialog.player} otherId={dialog.otherId} onClose={closeDialog} />
      )}
      {dialog?.kind === 'download' && <DownloadPlayerDialog player={dialog.player} onClose={closeDialog} />}
      {dialog?.kind === 'remove' && <RemovePlayerDialog player={dialog.player} onClose={closeDialog} />}
      {dialog?.kind === 'erase' && <EraseDialog player={dialog.player} onClose={closeDialog} />}
    </Page>
  );
}

const SearchRow = styled.div`
  display: flex;
  gap: ${theme.space.xs};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;
