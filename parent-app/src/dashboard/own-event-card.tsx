import { type EventDto } from '@touchline/api-client';
import { Badge } from '@touchline/ui';
import X from 'lucide-react/icons/x';
import { AnswerControl } from './answer-control.tsx';
import { EventCard } from './event-card.tsx';
import { OwnAnswers } from './own-answers.tsx';

/** An event as a family sees it: whom it concerns, what they said, what is still asked. */
export function OwnEventCard({ event }: { event: EventDto }) {
  const answers = event.availabilities ?? [];
  const isAsked = event.status !== 'cancelled' && answers.some(({ isAvailable }) => isAvailable === null);
  const nobodyComes = answers.length > 0 && answers.every(({ isAvailable }) => isAvailable === false);

  return (
    <EventCard
      event={event}
      struck={nobodyComes}
      badges={
        <>
          {isAsked && <Badge tone="warn">RSVP Needed</Badge>}
          {nobodyComes && (
            <Badge tone="danger" icon={X}>
              Unavailable
            </Badge>
          )}
        </>
      }
      footer={<AnswerControl event={event} answers={answers} />}
    >
      <OwnAnswers answers={answers} />
    </EventCard>
  );
}
