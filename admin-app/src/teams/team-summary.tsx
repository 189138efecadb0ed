import { type TeamDto } from '@touchline/api-client';
import { pluralize } from '@touchline/domain';
import { Card, Facts, Stack, Text } from '@touchline/ui';
import { UnconfirmedCoaches } from './unconfirmed-coaches.tsx';

/** The facts about the team that the page's title names. */
export function TeamSummary({ team }: { team: TeamDto }) {
  const { name, league, leadCoach, assistantCoaches, description, memberCount } = team;
  const coaches = [
    ...(leadCoach ? [leadCoach.fullName] : []),
    ...assistantCoaches.map(({ fullName }) => `${fullName} (assistant)`),
  ];
  return (
    <Stack gap="s" as="section" label={name}>
      <Card as="div">
        <Facts
          isShort
          items={[
            { label: 'League', value: league?.name ?? 'No league assigned' },
            { label: 'Age Group', value: league?.ageGroup ?? 'N/A' },
            { label: 'Roster', value: pluralize(memberCount, 'player') },
            { label: 'Coaches', value: coaches.join(', ') || 'No coach yet' },
          ]}
        />
        {description && (
          <Text muted lines>
            {description}
          </Text>
        )}
      </Card>
      <UnconfirmedCoaches team={team} />
    </Stack>
  );
}
