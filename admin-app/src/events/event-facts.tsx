import { type EventDto } from '@touchline/api-client';
import { shortDate, timeWords } from '@touchline/app-core';
import { Text } from '@touchline/ui';

/** When and where, in a card. */
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
