import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type AnnouncementDto,
  useDeleteAnnouncementMutation,
  useListAnnouncementsQuery,
  useListTeamPageQuery,
} from '@touchline/api-client';
import { Page, QueryList, useSearchParam, useShell } from '@touchline/app-core';
import { Button, EmptyState, Skeleton, Stack, Tabs } from '@touchline/ui';
import Megaphone from 'lucide-react/icons/megaphone';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ConfirmMutationDialog } from '../confirm-mutation.dialog.tsx';
import { PaginatedList } from '../paginated-list.tsx';
import { AddressedAnnouncementDialog } from './addressed-announcement.dialog.tsx';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementFormDialog } from './announcement-form.dialog.tsx';
import { type Scope, scopeBadges, scopeOf, scopes } from './announcement-scope.ts';

const filters = ['all', ...scopes] as const;
type Filter = (typeof filters)[number];

/** The dialog that is open on the page. */
type OpenDialog = { kind: 'create' } | { kind: 'edit' | 'delete'; announcement: AnnouncementDto };

export default function ManageAnnouncementsPage() {
  const announcements = useListAnnouncementsQuery({});
  const [tabParam, setTab] = useSearchParam('tab', 'all', 'page');
  const [dialog, openDialog] = useState<OpenDialog | null>(null);
  const closeDialog = () => openDialog(null);
  const ownTeamId = useOwnTeamId();

  const tab = filters.find((filter) => filter === tabParam) ?? 'all';
  const filterBy = (filter: Filter) =>
    announcements.data?.filter((announcement) => filter === 'all' || scopeOf(announcement) === filter);
  const tabs = filters.map((value) => ({ value, label: labelOf(value), count: filterBy(value)?.length }));
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
          query={{ ...announcements, data: filterBy(tab) }}
          loading={<Skeleton count={3} label="Loading announcements..." />}
          error="Error loading announcements. Please try again."
          empty={
            tab === 'all' ? (
              <EmptyState
                icon={Megaphone}
                title="No Announcements Yet"
                text="Families see an announcement as soon as you publish it."
                action="Create Your First Announcement"
                onAction={create}
              />
            ) : (
              <EmptyState
                icon={Megaphone}
                title={`No ${scopeBadges[tab].label} Announcements`}
                text={emptyTexts[tab]}
              />
            )
          }
        >
          {(rows) => (
            <PaginatedList rows={rows}>
              {(pageRows) => (
                <Stack as="ul" gap="s" label="Announcements">
                  {pageRows.map((announcement) => (
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
      <AddressedAnnouncementDialog />
      {dialog?.kind === 'create' && <AnnouncementFormDialog ownTeamId={ownTeamId} onClose={closeDialog} />}
      {dialog?.kind === 'edit' && <AnnouncementFormDialog announcement={dialog.announcement} onClose={closeDialog} />}
      {dialog?.kind === 'delete' && (
        <DeleteAnnouncementDialog announcement={dialog.announcement} onClose={closeDialog} />
      )}
    </Page>
  );
}

/** The team that a coach coaches, or the first of them; none for admins, who write to the whole club. */
function useOwnTeamId(): number | undefined {
  const { session } = useShell();
  const teams = useListTeamPageQuery(session.isAdmin ? skipToken : { coached: true, members: 'none', limit: 1 });
  return teams.data?.rows[0]?.id;
}

interface DeleteAnnouncementDialogProps {
  announcement: AnnouncementDto;
  onClose: () => void;
}

function DeleteAnnouncementDialog({ announcement, onClose }: DeleteAnnouncementDialogProps) {
  const [deleteAnnouncement, state] = useDeleteAnnouncementMutation();
  return (
    <ConfirmMutationDialog
      title={`Delete ${announcement.title}?`}
      text="This action cannot be undone. The announcement will disappear for everyone."
      confirmLabel="Delete Announcement"
      busyText="Deleting..."
      mutate={() => deleteAnnouncement(announcement.id)}
      state={state}
      onClose={onClose}
    />
  );
}

const labelOf = (filter: Filter) => (filter === 'all' ? 'All' : scopeBadges[filter].label);

const emptyTexts: Record<Scope, string> = {
  general: 'There are no announcements for all users.',
  team: 'There are no announcements for a single team.',
  league: 'There are no announcements for a single league.',
};
