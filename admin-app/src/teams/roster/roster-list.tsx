import { RowCheck, SelectAll, Text, TextLink, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { JerseyField, PositionField } from './member-fields.tsx';
import { MemberMenu } from './member-menu.tsx';
import { type RosterProps } from './roster-props.ts';

/** For phones; the jersey number comes first, because it identifies the player. */
export function RosterList({ teamId, members, pathTo, selection, onRemove }: RosterProps) {
  return (
    <>
      {selection && <SelectAll selection={selection} />}
      <List aria-label="Team Roster">
        {members.map((member) => (
          <Item key={member.id} $isSelected={selection?.isSelected(member)} $hasCheck={selection !== undefined}>
            {selection && (
              <RowCheck
                label={`Select ${selection.labelOf(member)}`}
                isOn={selection.isSelected(member)}
                onToggle={() => selection.onToggle(member)}
              />
            )}
            <Jersey>
              <JerseyField teamId={teamId} member={member} />
            </Jersey>
            <div>
              <TextLink to={pathTo(member)} alone>
                {member.name}
              </TextLink>
              <Facts>
                <Text size="secondary" as="span" muted numeric>
                  Age {member.age}
                </Text>
                <PositionField teamId={teamId} member={member} />
              </Facts>
            </div>
            {!selection && <MemberMenu member={member} to={pathTo(member)} onRemove={onRemove} />}
          </Item>
        ))}
      </List>
    </>
  );
}

const List = styled.ul`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
`;

const Item = styled.li<{ $hasCheck: boolean; $isSelected?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasCheck }) => ($hasCheck ? '44px 64px minmax(0, 1fr)' : '64px minmax(0, 1fr) auto')};
  align-items: start;
  gap: ${theme.space.xxs} ${theme.space.xs};
  padding: ${theme.space.xs};
  background: ${({ $isSelected }) => ($isSelected ? theme.color.accentSoft : 'none')};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
  &:first-child {
    border-top-left-radius: 11px;
    border-top-right-radius: 11px;
  }
  &:last-child {
    border-bottom-left-radius: 11px;
    border-bottom-right-radius: 11px;
  }
`;

/** An error message needs more than the column's width. */
const Jersey = styled.div`
  &:has([aria-invalid='true']) {
    grid-column: 1 / -1;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
`;
