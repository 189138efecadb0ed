import { type TeamDto } from '@touchline/api-client';
import { Card, Facts, Text } from '@touchline/ui';
import { countWords } from '../count-words.ts';

/** What a team is, in one card. */
export function TeamSummary({ team }: { team: TeamDto }) {
  const { name, league, description, memberCount } = team;
  return (
    <Card as="section" title={name} level={2}>
      {description && (
        <Text muted lines>
          {description}
        </Text>
      )}
      <Facts
        items={[
          { label: 'League', value: league ? `${league.name} · ${league.ageGroup}` : 'No league assigned' },
          { label: 'Players', value: countWords(memberCount, 'player') },
          { label: 'Age Group', value: league?.ageGroup ?? 'N/A' },
        ]}
      />
    </Card>
  );
}
