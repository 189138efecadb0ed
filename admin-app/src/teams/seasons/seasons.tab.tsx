import { type SeasonDto } from '@touchline/api-client';
import { type ListQuery, QueryList, shortDate, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Badge, type Column, DataTable, IconButton, Skeleton, Stack, Text } from '@touchline/ui';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode } from 'react';
import { type OpenDialog } from '../open-dialog.ts';

interface SeasonsTabProps {
  seasons: ListQuery<SeasonDto>;
  openDialog: (dialog: OpenDialog) => void;
}

/** The years of the club, the latest first. Only admins change them. */
export function SeasonsTab({ seasons, openDialog }: SeasonsTabProps) {
  const canManage = can(useShell().session, 'season.manage');
  const actionsOf = (season: SeasonDto) =>
    season.status !== 'archived' && (
      <IconButton
        icon={Pencil}
        label={`Edit ${season.name}`}
        onClick={() => openDialog({ kind: 'edit-season', season })}
      />
    );
  return (
    <QueryList
      query={seasons}
      loading={<Skeleton shape="row" count={2} label="Loading seasons..." />}
      error="Error loading seasons. Please try again."
      // Every club has one.
      empty={null}
    >
      {(rows) => (
        <Stack>
          <DataTable
            label="Seasons"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            actions={canManage ? actionsOf : undefined}
          />
          {rows.some(({ isByDefault }) => isByDefault) && (
            <Text size="secondary" muted>
              Nobody has set the days of this season yet, so they follow the server’s settings, and ages move up each
              year by themselves.
            </Text>
          )}
        </Stack>
      )}
    </QueryList>
  );
}

const columns: Column<SeasonDto>[] = [
  { header: 'Season', main: true, cell: ({ name }) => name },
  { header: 'Days', cell: ({ firstDay, lastDay }) => `${shortDate(firstDay)} – ${shortDate(lastDay)}` },
  { header: 'Cut-off', cell: ({ cutoff }) => shortDate(cutoff) },
  { header: 'Status', cell: ({ status }) => statusBadges[status] },
  { header: 'Teams', numeric: true, cell: ({ teamCount }) => teamCount },
];

const statusBadges: Record<SeasonDto['status'], ReactNode> = {
  running: <Badge tone="accent">Running</Badge>,
  planned: <Badge tone="info">Planned</Badge>,
  archived: <Badge>Archived</Badge>,
};
