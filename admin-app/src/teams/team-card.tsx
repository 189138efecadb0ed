import { type TeamDto } from '@touchline/api-client';
import { teamPath } from '@touchline/app-core';
import { Badge, Card, Row, Stack, Text } from '@touchline/ui';
import { type ReactNode } from 'react';
import { countWords } from '../count-words.ts';
import { leagueLabel } from '../league-label.ts';

interface TeamCardProps {
  team: TeamDto;
  /** What can be done with it. */
  menu: ReactNode;
}

/** A team on a phone. */
export function TeamCard({ team, menu }: TeamCardProps) {
  const { name, league, leadCoach, memberCount } = team;
  return (
    <Card as="li" level={2} title={name} to={teamPath(team.id)}>
      <Row>{league ? <Badge>{leagueLabel(league)}</Badge> : <Badge tone="warn">No League</Badge>}</Row>
      <Row justify="between" align="end" noWrap>
        <Stack gap="xxs">
          <Text size="secondary" muted>
            {leadCoach?.fullName ?? 'No Lead Coach Assigned'}
          </Text>
          <Text size="secondary" numeric>
            {countWords(memberCount, 'player')}
          </Text>
        </Stack>
        {menu}
      </Row>
    </Card>
  );
}
