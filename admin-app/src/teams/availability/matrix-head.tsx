import { type EventDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { clockTime, dateParts } from '@touchline/app-core';
import { IconButton, Text, TextLink } from '@touchline/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';

/** An event above its column: when, and the way to its answers. */
export function MatrixHead({ event }: { event: EventDto }) {
  const { isError, refetch } = useListEventAvailabilitiesQuery({ id: event.id });
  const { weekday, day, month } = dateParts(event.date);
  return (
    <th scope="col">
      <Text size="secondary" as="div" muted numeric>
        {weekday} {day} {month}
        <br />
        {clockTime(event.startTime)}
      </Text>
      <Text size="secondary" as="div">
        <TextLink to={`?tab=availability&event=${event.id}`}>{event.title}</TextLink>
      </Text>
      {isError && <IconButton icon={RotateCw} label={`Try again: ${event.title}`} onClick={() => void refetch()} />}
    </th>
  );
}
