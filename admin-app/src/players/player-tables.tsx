import { type ListedChildDto, useRestoreChildMutation } from '@touchline/api-client';
import { instantDate, useShell, useToday } from '@touchline/app-core';
import { can, canForAll } from '@touchline/domain';
import { Badge, Button, type Column, DataTable, Menu, type RowSelection, Text, theme } from '@touchline/ui';
import Combine from 'lucide-react/icons/combine';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import { styled } from 'styled-components';
import { type OpenDialog } from './open-dialog.ts';
import { identityColumns } from './player-columns.tsx';

interface PlayerTableProps {
  players: readonly ListedChildDto[];
  /** While players are being selected, when rows have no menus. */
  selection?: RowSelection<ListedChildDto>;
  openDialog: (dialog: OpenDialog) => void;
}

/** Registered players. Only admins can edit them, assign parents and remove players. */
export function PlayerTable({ players, selection, openDialog }: PlayerTableProps) {
  const { session } = useShell();
  const today = useToday();
  const columns: Column<ListedChildDto>[] = [
    ...identityColumns(today),
    { header: 'Parent', width: 'text', cell: (player) => <Guardians player={player} /> },
  ];
  const canManage =
    can(session, 'child.assign-parent') && can(session, 'child.unregister') && canForAll(session, 'child.correct');
  return (
    <DataTable
      label="Players"
      phones="rows"
      columns={columns}
      rows={players}
      rowKey={({ id }) => id}
      selection={selection}
      actions={
        canManage && !selection ? (player) => <PlayerActions player={player} openDialog={openDialog} /> : undefined
      }
    />
  );
}

/** All guardians, the primary one first. */
function Guardians({ player: { guardianNames, guardiansLeftAt } }: { player: ListedChildDto }) {
  const { club } = useShell();
  if (guardianNames.length > 0) return guardianNames.join(', ');
  return (
    <>
      <Badge tone="warn">Unassigned</Badge>
      {guardiansLeftAt && (
        <Text size="secondary" muted>
          Last guardian left on {instantDate(guardiansLeftAt, club.timeZone)}
        </Text>
      )}
    </>
  );
}

interface PlayerActionsProps {
  player: ListedChildDto;
  openDialog: (dialog: OpenDialog) => void;
}

function PlayerActions({ player, openDialog }: PlayerActionsProps) {
  return (
    <Menu
      label={`Actions for ${player.name}`}
      items={[
        { label: 'Edit Player', icon: Pencil, onSelect: () => openDialog({ kind: 'edit', player }) },
        {
          label: 'Assign Parent',
          icon: UserCog,
          onSelect: () => openDialog({ kind: 'assign-parent', player }),
        },
        { label: 'Guardians', icon: Users, onSelect: () => openDialog({ kind: 'guardians', player }) },
        { label: 'Merge with…', icon: Combine, onSelect: () => openDialog({ kind: 'merge', player }) },
        { label: 'Download Player’s Data…', icon: Download, onSelect: () => openDialog({ kind: 'download', player }) },
        { label: 'Remove', icon: Trash, tone: 'danger', onSelect: () => openDialog({ kind: 'remove', player }) },
      ]}
    />
  );
}

/** Players who were removed from the club. */
export function UnregisteredPlayerTable({ players, selection, openDialog }: PlayerTableProps) {
  return (
    <DataTable
      label="Unregistered players"
      columns={identityColumns(useToday())}
      rows={players}
      rowKey={({ id }) => id}
      selection={selection}
      actions={selection ? undefined : (player) => <RemovedPlayerActions player={player} openDialog={openDialog} />}
    />
  );
}

const RemovedPlayerActions = ({ player, openDialog }: PlayerActionsProps) => (
  <OneLine>
    <RestoreButton player={player} />
    <Menu
      label={`Actions for ${player.name}`}
      items={[
        {
          label: 'Download Player’s Data…',
          icon: Download,
          onSelect: () => openDialog({ kind: 'download', player }),
        },
        {
          label: 'Delete for Good…',
          icon: Trash,
          tone: 'danger',
          onSelect: () => openDialog({ kind: 'erase', player }),
        },
      ]}
    />
  </OneLine>
);

/** The column is as narrow as what it cannot wrap. */
const OneLine = styled.div`
  display: flex;
  gap: ${theme.space.xxs};
`;

function RestoreButton({ player }: { player: ListedChildDto }) {
  const [restore, restoring] = useRestoreChildMutation();
  return (
    <Button
      variant="secondary"
      icon={Undo}
      label={`Restore ${player.name}`}
      busy={restoring.isLoading}
      busyText="Restoring..."
      onClick={() => void restore(player.id)}
    >
      Restore
    </Button>
  );
}
