import { type EventDto } from '@touchline/api-client';
import { CountMarks, EventRow } from '@touchline/app-core';
import { List } from '@touchline/ui';

/** Events with the counts of their answers, for staff. */
export default function ClubEvents({ title, events }: { title: string; events: readonly EventDto[] }) {
  return (
    <List label={title}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} marks={<CountMarks event={event} />} />
        </li>
      ))}
    </List>
  );
}
