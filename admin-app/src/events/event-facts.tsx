import { type EventDto } from '@touchline/api-client';
import { shortDate, teamPath, timeWords } from '@touchline/app-core';
import { Text, TextLink } from '@touchline/ui';

/** The date, times and location of an event, in a card. */
export function EventFacts({ event }: { event: EventDto }) {
  return (
    <>
      <Text size="secondary" numeric>
        {shortDate(event.date)} · {timeWords(event)}
      </Text>
      {event.location && (
        <Text size="secondary" muted>
          {event.location}
        </Text>
      )}
    </>
  );
}

/** The teams of an event; a single team links to its page. */
export function EventTeams({ event: { teams } }: { event: EventDto }) {
  const [team] = teams;
  if (!team) return 'All Teams';
  if (teams.length > 1) return `Multiple Teams (${teams.length})`;
  return <TextLink to={teamPath(team.id)}>{team.name}</TextLink>;
}
