import { type EventDto } from '@touchline/api-client';
import { calendarDayPath, clockTime, dateParts, typeWords } from '@touchline/app-core';
import { Card, DateBadge, Text } from '@touchline/ui';
import { NoticeList } from './notice-list.tsx';
import { unanswered } from './unanswered.ts';

/** Which events still wait for this family's word, and for whom. */
export function AnswersNeeded({ events }: { events: readonly EventDto[] }) {
  return (
    <NoticeList title="Answers needed">
      {events.map((event) => (
        <Card
          key={event.id}
          as="li"
          level={4}
          look="quiet"
          lead={<DateBadge {...dateParts(event.date)} />}
          title={event.title}
          to={calendarDayPath(event.date)}
        >
          <Text size="secondary" muted>
            {typeWords[event.type].label} · {clockTime(event.startTime)} · {unanswered(event).join(', ')}
          </Text>
        </Card>
      ))}
    </NoticeList>
  );
}
