import { type TeamDto } from '@touchline/api-client';
import { Card, Text, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { countWords } from '../count-words.ts';
import { leagueLabel } from '../league-label.ts';

/** What a team is, in one card. */
export function TeamSummary({ team }: { team: TeamDto }) {
  const { name, league, description, memberCount } = team;
  const facts = {
    League: league ? leagueLabel(league) : 'No league assigned',
    'Age Group': league?.ageGroup ?? 'N/A',
    Roster: countWords(memberCount, 'player'),
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

/** As many beside each other as there is room for, each as wide as its words. */
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.xl};
`;
