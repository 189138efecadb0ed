import { type AnnouncementDto, useListAnnouncementsQuery } from '@touchline/api-client';
import { QueryList, Page, useSearchParam } from '@touchline/app-core';
import { Button, Skeleton, Stack, Tabs } from '@touchline/ui';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Paged } from '../paged.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementFormDialog } from './announcement-form.dialog.tsx';
import { type Scope, scopeOf, scopes, scopeWords } from './announcement-scope.ts';
import { DeleteAnnouncementDialog } from './delete-announcement.dialog.tsx';
import { NoAnnouncements } from './no-announcements.tsx';

const kinds = ['all', ...scopes] as const;
type Kind = (typeof kinds)[number];

export default function ManageAnnouncementsPage() {
  const answer = useListAnnouncementsQuery({});
  const [asked, setTab] = useSearchParam('tab', 'all', 'page');
  const [editing, edit] = useState<AnnouncementDto | 'new' | null>(null);
  const [deleting, askToDelete] = useState<AnnouncementDto | null>(null);

  const tab = kinds.find((kind) => kind === asked) ?? 'all';
  const of = (kind: Kind) => answer.data?.filter((one) => kind === 'all' || scopeOf(one) === kind);
  const tabs = kinds.map((value) => ({ value, label: labelOf(value), count: of(value)?.length }));
  const add = () => edit('new');

  return (
    <Page
      title="Manage Announcements"
      actions={
        <Button icon={Plus} onClick={add}>
          New Announcement
        </Button>
      }
    >
      <Tabs label="Which announcements" tabs={tabs} value={tab} onChange={setTab}>
        <QueryList
          query={{ ...answer, data: of(tab) }}
          loading={<Skeleton count={3} label="Loading announcements..." />}
          error="Error loading announcements. Please try again."
          empty={<NoAnnouncements tab={tab} onAdd={add} />}
        >
          {(rows) => (
            <Paged rows={rows}>
              {(shown) => (
                <Stack as="ul" gap="s" label="Announcements">
                  {shown.map((one) => (
                    <AnnouncementCard
                      key={one.id}
                      announcement={one}
                      onEdit={() => edit(one)}
                      onDelete={() => askToDelete(one)}
                    />
                  ))}
                </Stack>
              )}
            </Paged>
          )}
        </QueryList>
      </Tabs>
      {editing && (
        <AnnouncementFormDialog announcement={editing === 'new' ? undefined : editing} onClose={() => edit(null)} />
      )}
      {deleting && <DeleteAnnouncementDialog announcement={deleting} onClose={() => askToDelete(null)} />}
    </Page>
  );
}

const labelOf = (kind: Scope | 'all') => (kind === 'all' ? 'All' : scopeWords[kind].label);
