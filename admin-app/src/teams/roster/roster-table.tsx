import { type Column, DataTable } from '@touchline/ui';
import { styled } from 'styled-components';
import { type TeamMember } from '../team-member.ts';
import { JerseyField, PositionField } from './member-fields.tsx';
import { MemberMenu } from './member-menu.tsx';
import { type RosterProps } from './roster-props.ts';

export function RosterTable({ teamId, members, pathTo, selection, onRemove }: RosterProps) {
  const columns: Column<TeamMember>[] = [
    {
      header: 'Jersey #',
      cell: (member) => (
        <JerseyColumn>
          <JerseyField teamId={teamId} member={member} />
        </JerseyColumn>
      ),
    },
    { header: 'Name', main: true, cell: ({ name }) => name, to: pathTo },
    { header: 'Age', numeric: true, cell: ({ age }) => age },
    { header: 'Position', cell: (member) => <PositionField teamId={teamId} member={member} /> },
  ];
  return (
    <DataTable
      label="Team Roster"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      selection={selection}
      actions={
        selection ? undefined : (member) => <MemberMenu member={member} to={pathTo(member)} onRemove={onRemove} />
      }
    />
  );
}

/** Wide enough for three digits with the saved state, and for the validation message below them. */
const JerseyColumn = styled.div`
  width: 128px;
`;
