import { lazyPart, Page, useSearchParam } from '@touchline/app-core';
import { limits } from '@touchline/domain';
import { Button, SearchBox } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useAdds } from '../use-adds.ts';
import { DeleteTeamDialog } from './delete-team.dialog.tsx';
import { DeleteLeagueDialog } from './leagues/delete-league.dialog.tsx';
import { LeagueFormDialog } from './leagues/league-form.dialog.tsx';
import { type OpenDialog } from './open-dialog.ts';
import { TeamAndLeagueTabs } from './team-and-league-tabs.tsx';
import { TeamFormDialog } from './team-form.dialog.tsx';

const EditSeasonDialog = lazyPart(() => import('./seasons/edit-season.dialog.tsx'));

export default function ManageTeamsPage() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [tab, setTab] = useSearchParam('tab', 'teams', 'page');
  const [dialog, openDialog] = useState<OpenDialog | null>(useAdds() ? { kind: 'create-team' } : null);
  const closeDialog = () => openDialog(null);

  return (
    <Page
      title="Manage Teams"
      intro={
        <SearchBox label="Search teams and leagues" value={search} onChange={setSearch} maxLength={limits.name.max} />
      }
      actions={<AddButton tab={tab} openDialog={openDialog} />}
    >
      <TeamAndLeagueTabs search={search} tab={tab} setTab={setTab} openDialog={openDialog} />
      {dialog?.kind === 'create-team' && <TeamFormDialog onClose={closeDialog} />}
      {dialog?.kind === 'edit-team' && <TeamFormDialog team={dialog.team} onClose={closeDialog} />}
      {dialog?.kind === 'delete-team' && <DeleteTeamDialog team={dialog.team} onClose={closeDialog} />}
      {dialog?.kind === 'create-league' && <LeagueFormDialog onClose={closeDialog} />}
      {dialog?.kind === 'edit-league' && <LeagueFormDialog league={dialog.league} onClose={closeDialog} />}
      {dialog?.kind === 'delete-league' && <DeleteLeagueDialog league={dialog.league} onClose={closeDialog} />}
      {dialog?.kind === 'edit-season' && <EditSeasonDialog season={dialog.season} onClose={closeDialog} />}
    </Page>
  );
}

function AddButton({ tab, openDialog }: { tab: string; openDialog: (dialog: OpenDialog) => void }) {
  if (tab === 'seasons') return null;
  return tab === 'leagues' ? (
    <Button icon={Plus} onClick={() => openDialog({ kind: 'create-league' })}>
      Add League
    </Button>
  ) : (
    <Button icon={Plus} onClick={() => openDialog({ kind: 'create-team' })}>
      Add Team
    </Button>
  );
}
