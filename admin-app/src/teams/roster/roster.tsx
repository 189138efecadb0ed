import { type Column, DataTable, IconButton, media, Text, theme, useMediaQuery } from '@touchline/ui';
import UserMinus from 'lucide-react/icons/user-minus';
import { styled } from 'styled-components';
import { type TeamMember } from '../team-member.ts';
import { JerseyField, PositionField } from './member-fields.tsx';

interface RosterProps {
  teamId: number;
  members: readonly TeamMember[];
  onRemove: (member: TeamMember) => void;
}

export function Roster(props: RosterProps) {
  const wide = useMediaQuery(media.tablet);
  return wide ? <RosterTable {...props} /> : <RosterList {...props} />;
}

function RosterTable({ teamId, members, onRemove }: RosterProps) {
  const columns: Column<TeamMember>[] = [
    {
      header: 'Jersey #',
      cell: (member) => (
        <JerseyColumn>
          <JerseyField teamId={teamId} member={member} />
        </JerseyColumn>
      ),
    },
    { header: 'Name', main: true, cell: ({ name }) => name },
    { header: 'Age', numeric: true, cell: ({ age }) => age },
    { header: 'Position', cell: (member) => <PositionField teamId={teamId} member={member} /> },
  ];
  return (
    <DataTable
      label="Team Roster"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      actions={(member) => <RemoveButton member={member} onRemove={onRemove} />}
    />
  );
}

/** For phones; the jersey number comes first, because it identifies the player. */
function RosterList({ teamId, members, onRemove }: RosterProps) {
  return (
    <List aria-label="Team Roster">
      {members.map((member) => (
        <Item key={member.id}>
          <JerseyField teamId={teamId} member={member} />
          <div>
            <Text size="name" as="div">
              {member.name}
            </Text>
            <Text size="secondary" muted numeric>
              Age {member.age}
            </Text>
          </div>
          <RemoveButton member={member} onRemove={onRemove} />
          <FullWidth>
            <PositionField teamId={teamId} member={member} />
          </FullWidth>
        </Item>
      ))}
    </List>
  );
}

const RemoveButton = ({ member, onRemove }: { member: TeamMember; onRemove: RosterProps['onRemove'] }) => (
  <IconButton icon={UserMinus} label={`Remove ${member.name}`} tone="danger" onClick={() => onRemove(member)} />
);

/** Wide enough for three digits and for the validation message below them. */
const JerseyColumn = styled.div`
  width: 88px;
`;

const List = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.s};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const FullWidth = styled.div`
  grid-column: 1 / -1;
`;
