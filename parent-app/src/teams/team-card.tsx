import { type TeamDto } from '@touchline/api-client';
import { Badge, Card, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';

/** A team with the members that this user may see. */
export function TeamCard({ team }: { team: TeamDto }) {
  const { name, league, leadCoach, memberCount, members } = team;
  return (
    <Card
      title={name}
      level={2}
      aside={
        <Badge tone={league?.ageGroup ? 'accent' : 'neutral'}>Age Group: {league?.ageGroup || 'Unspecified'}</Badge>
      }
    >
      <Text size="secondary" muted>
        {league?.name ?? 'No League Assigned'}
      </Text>
      {leadCoach && (
        <Text size="secondary" muted>
          Coach: {leadCoach.fullName}
        </Text>
      )}
      <Text size="secondary" strong numeric>
        {memberCount} {memberCount === 1 ? 'member' : 'members'}
      </Text>
      {members.length > 0 && <Members members={members} label={`Members of ${name}`} />}
      {memberCount > 0 && members.length === 0 && (
        <Text size="secondary" muted>
          Only the team’s own families see names.
        </Text>
      )}
    </Card>
  );
}

function Members({ members, label }: { members: TeamDto['members']; label: string }) {
  return (
    <List role="list" aria-label={label}>
      {members.map((member, at) => (
        // Children of other households have no id, and their names may repeat.
        <li key={member.id ?? `${member.name} ${at}`}>
          <span>{member.name}</span>
          <Age>Age {member.age}</Age>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  font: ${theme.font.secondary};
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s};
    padding: 6px 0;
    border-top: 1px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
`;

const Age = styled.span`
  flex: none;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums;
`;
