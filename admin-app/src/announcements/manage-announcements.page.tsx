import { type AnnouncementDto, useListAnnouncementsQuery } from '@touchline/api-client';
import { QueryList, Page, useSearchParam } from '@touchline/app-core';
import { Button, EmptyState, Skeleton, Stack, Tabs } from '@touchline/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { PaginatedList } from '../paginated-list.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementFormDialog } from './announcement-form.dialog.tsx';
import { type Scope, scopeOf, scopes, scopeWords } from './announcement-scope.ts';
import { DeleteAnnouncementDialog } from './delete-announcement.dialog.tsx';

const kinds = ['all', ...scopes] as const;
type Kind = (typeof kinds)[number];

/** The dialog that is open on the page. */
type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; announcement: AnnouncementDto };

export default function ManageAnnouncementsPage() {
  const answer = useListAnnouncementsQuery({});
  const [tabParam, setTab] = useSearchParam('tab', 'all', 'page');
  const [dialog, openDialog] = useState<OpenDialog | null>(null);
  const closeDialog = () => openDialog(null);

  const tab = kinds.find((kind) => kind === tabParam) ?? 'all';
  const of = (kind: Kind) => answer.data?.filter((one) => kind === 'all' || scopeOf(one) === kind);
  const tabs = kinds.map((value) => ({ value, label: labelOf(value), count: of(value)?.length }));
  const create = () => openDialog({ kind: 'create' });

  return (
    <Page
      title="Manage Announcements"
      actions={
        <Button icon={Plus} onClick={create}>
          New Announcement
        </Button>
      }
    >
      <Tabs label="Which announcements" tabs={tabs} value={tab} onChange={setTab}>
        <QueryList
          query={{ ...answer, data: of(tab) }}
          loading={<Skeleton count={3} label="Loading announcements..." />}
          error="Error loading announcements. Please try again."
          empty={
            tab === 'all' ? (
              <EmptyState
                icon={Megaphone}
                title="No Announcements Yet"
                text="Families read an announcement as soon as you publish it."
                action="Create Your First Announcement"
                onAction={create}
              />
            ) : (
              <EmptyState icon={Megaphone} title={`No ${scopeWords[tab].label} Announcements`} text={emptyTexts[tab]} />
            )
          }
        >
          {(rows) => (
            <PaginatedList rows={rows}>
              {(shown) => (
                <Stack as="ul" gap="s" label="Announcements">
                  {shown.map((announcement) => (
                    <AnnouncementCard
                      key={announcement.id}
                      announcement={announcement}
                      onEdit={() => openDialog({ kind: 'edit', announcement })}
                      onDelete={() => openDialog({ kind: 'delete', announcement })}
                    />
                  ))}
                </Stack>
              )}
            </PaginatedList>
          )}
        </QueryList>
      </Tabs>
      {dialog?.kind === 'create' && <AnnouncementFormDialog onClose={closeDialog} />}
      {dialog?.kind === 'edit' && <AnnouncementFormDialog announcement={dialog.announcement} onClose={closeDialog} />}
      {dialog?.kind === 'delete' && (
        <DeleteAnnouncementDialog announcement={dialog.announcement} onClose={closeDialog} />
      )}
    </Page>
  );
}

const labelOf = (kind: Kind) => (kind === 'all' ? 'All' : scopeWords[kind].label);

const emptyTexts: Record<Scope, string> = {
  general: 'There is no announcement for all users.',
  team: 'There is no announcement for a single team.',
  league: 'There is no announcement for a single league.',
};
