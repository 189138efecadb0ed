import { Page, useSearchParam } from '@touchline/app-core';
import { Button, SearchBox } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { type Asked, ManageTeamsDialog } from './manage-teams.dialogs.tsx';
import { TeamAndLeagueTabs } from './team-and-league-tabs.tsx';

export default function ManageTeamsPage() {
  const [search, setSearch] = useSearchParam('search', '', 'page');
  const [tab] = useSearchParam('tab', 'teams');
  const [asked, ask] = useState<Asked | null>(null);
  const about = tab === 'leagues' ? 'league' : 'team';

  return (
    <Page
      title="Manage Teams"
      intro={<SearchBox label="Search teams and leagues" value={search} onChange={setSearch} />}
      actions={
        <Button icon={Plus} onClick={() => ask({ about, question: 'edit' })}>
          {about === 'league' ? 'Add League' : 'Add Team'}
        </Button>
      }
    >
      <TeamAndLeagueTabs search={useDeferredValue(search)} onAsk={ask} />
      {asked && <ManageTeamsDialog asked={asked} onClose={() => ask(null)} />}
    </Page>
  );
}
