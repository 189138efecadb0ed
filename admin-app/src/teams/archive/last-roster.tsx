import { PlayerSheet, useOpenedParam } from '@touchline/app-core';
import { type Column, DataTable, EmptyState } from '@touchline/ui';
import Users from 'lucide-react/icons/users';
import { type TeamMember } from '../team-member.ts';

/** Who was in the team when it was archived; a name opens the player's sheet. */
export function LastRoster({ members }: { members: TeamMember[] }) {
  const sheet = useOpenedParam('player');
  const opened = members.find(({ id }) => String(id) === sheet.value);
  if (members.length === 0) {
    return <EmptyState icon={Users} title="No Players" text="Nobody was in the team when it was archived." />;
  }
  const columns: Column<TeamMember>[] = [
    { header: 'Name', main: true, cell: ({ name }) => name, to: ({ id }) => sheet.pathTo(String(id)) },
    { header: 'Jersey #', width: 'text', onPhone: 'hidden', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    { header: 'Position', width: 'text', onPhone: 'hidden', cell: ({ position }) => position ?? '–' },
    { header: 'Jersey and Position', onPhone: 'only', cell: placeOf },
  ];
  return (
    <>
      <DataTable label="Last roster" phones="rows" columns={columns} rows={members} rowKey={({ id }) => id} />
      {opened && <PlayerSheet id={opened.id} name={opened.name} onClose={sheet.close} />}
    </>
  );
}

/** `#7 · Forward` */
function placeOf({ jerseyNumber, position }: TeamMember): string {
  return [jerseyNumber === null || jerseyNumber === undefined ? [] : `#${jerseyNumber}`, position || []]
    .flat()
    .join(' · ');
}
