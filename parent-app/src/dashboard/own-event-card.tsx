import { type EventDto } from '@touchline/api-client';
import { Badge, Text } from '@touchline/ui';
import X from 'lucide-react/icons/x';
import { AnswerControl } from './answer-control.tsx';
import { EventCard } from './event-card.tsx';
import { OwnAnswers } from './own-answers.tsx';
import { useWhyClosed } from './use-why-closed.ts';

/** An event as a family sees it: whom it concerns, what they said, what is still asked. */
export function OwnEventCard({ event }: { event: EventDto }) {
  const answers = event.availabilities ?? [];
  const whyClosed = useWhyClosed(event);
  const isAsked = !whyClosed && answers.some(({ isAvailable }) => isAvailable === null);
  const nobodyComes = answers.length > 0 && answers.every(({ isAvailable }) => isAvailable === false);

  return (
    <EventCard
      event={event}
      struck={nobodyComes}
      badge={(isAsked && <Badge tone="warn">RSVP Needed</Badge>) || (nobodyComes && unavailable)}
      footer={!whyClosed && <AnswerControl event={event} answers={answers} />}
    >
      <OwnAnswers answers={answers} />
      {whyClosed && (
        <Text size="secondary" muted>
          {whyClosed}
        </Text>
      )}
    </EventCard>
  );
}

const unavailable = (
  <Badge tone="danger" icon={X}>
    Unavailable
  </Badge>
);
