import { type ChildDto, useGetTeamQuery, useListChildEventsQuery } from '@touchline/api-client';
import { eventPath, guardiansPath, nearDate, startWords, paths, useToday } from '@touchline/app-core';
import { Card, Row, Shirt, Stack, Text, TextLink } from '@touchline/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import UserPlus from 'lucide-react/icons/user-plus';

/** Welcomes a child who has just been claimed: the team, its coach, the next training, and what comes next. */
export default function ClaimedPanel({ child }: { child: ChildDto }) {
  const name = child.givenName;
  const [team] = child.teams;
  const coach = useGetTeamQuery(team?.id ?? skipToken).data?.leadCoach?.fullName;
  return (
    <Card
      as="section"
      level={2}
      title={team ? `Welcome to the ${team.name}, ${name}` : `${name} is on your dashboard`}
      lead={<Shirt name={child.name} team={team?.name} />}
    >
      <Stack gap="xs">
        {coach && <Text>Coach: {coach}</Text>}
        {team ? (
          <NextTraining child={child} />
        ) : (
          <Text>The club will put {name} in a team. Events appear here then.</Text>
        )}
        <Row gap="m">
          <TextLink to={paths.feeds} icon={CalendarPlus} alone>
            Add to my calendar
          </TextLink>
          <TextLink to={guardiansPath(child.id)} icon={UserPlus} alone>
            Invite the other parent
          </TextLink>
        </Row>
      </Stack>
    </Card>
  );
}

function NextTraining({ child }: { child: ChildDto }) {
  const { data } = useListChildEventsQuery({ id: child.id, from: useToday(), when: 'upcoming', limit: 10 });
  const next = data?.find(({ type, status }) => type === 'training' && status !== 'cancelled');
  if (!next) return null;
  return (
    <Text>
      Next training:{' '}
      <TextLink to={eventPath(next.id)}>
        {nearDate(next.date)}, {startWords(next)}
      </TextLink>
    </Text>
  );
}
