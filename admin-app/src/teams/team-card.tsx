import { type TeamDto } from '@touchline/api-client';
import { teamPath } from '@touchline/app-core';
import { Badge, Card, Row, Text } from '@touchline/ui';
import { countWords } from '../count-words.ts';

/** A team on a phone. */
export function TeamCard({ team }: { team: TeamDto }) {
  return (
    <Card
      as="li"
      level={2}
      title={team.name}
      to={teamPath(team.id)}
      aside={
        team.league ? (
          <Badge>
            {team.league.name} · {team.league.ageGroup}
          </Badge>
        ) : (
          <Badge tone="warn">No League</Badge>
        )
      }
    >
      <Row justify="between">
        <Text size="secondary" muted>
          {team.leadCoach?.fullName ?? 'No Lead Coach Assigned'}
        </Text>
        <Text size="secondary" numeric>
          {countWords(team.memberCount, 'player')}
        </Text>
      </Row>
    </Card>
  );
}
