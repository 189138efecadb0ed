import { type TeamDto } from '@touchline/api-client';
import { Card, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { leagueLabel, pluralize } from '../labels.ts';

export function TeamSummary({ team }: { team: TeamDto }) {
  const { name, league, description, memberCount } = team;
  const facts = {
    League: league ? leagueLabel(league) : 'No league assigned',
    'Age Group': league?.ageGroup ?? 'N/A',
    Roster: pluralize(memberCount, 'player'),
  };
  return (
    <Card as="section" title={name} level={2}>
      {description && (
        <Text muted lines>
          {description}
        </Text>
      )}
      <Facts>
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size="secondary" muted>
              {label}
            </Text>
            <Text as="dd" numeric>
              {value}
            </Text>
          </div>
        ))}
      </Facts>
    </Card>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};
`;
