import { type EventDto } from '@touchline/api-client';
import { movedWords } from '@touchline/app-core';
import { availabilityStatus } from '@touchline/domain';
import { Text } from '@touchline/ui';
import { type ChildResponse } from './responses.ts';

/** Shows how the event was when it was answered, and asks whether the answer still holds. Renders nothing if it has not moved since. */
export function MovedNotice({ event, response }: { event: EventDto; response: ChildResponse }) {
  const { movedFrom, isAvailable } = response;
  if (!movedFrom) return null;
  return (
    <Text size="secondary">
      Before: {movedWords(movedFrom, event)}. <strong>Still {availabilityStatus(isAvailable)}?</strong>
    </Text>
  );
}
