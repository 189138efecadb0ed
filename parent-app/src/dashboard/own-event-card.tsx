import { type EventDto } from '@touchline/api-client';
import { Badge, Text } from '@touchline/ui';
import { AnswerControl } from '../events/answer-control.tsx';
import { readAnswers } from '../events/answers.ts';
import { OwnAnswers } from '../events/own-answers.tsx';
import { UnavailableBadge } from '../events/unavailable-badge.tsx';
import { useWhyClosed } from '../events/use-why-closed.ts';
import { EventCard } from './event-card.tsx';

/** An event as a family sees it: whom it concerns, what they said, what is still asked. */
export function OwnEventCard({ event }: { event: EventDto }) {
  const { answers, isUnanswered, nobodyComes } = readAnswers(event);
  const whyClosed = useWhyClosed(event);
  const isAsked = !whyClosed && isUnanswered;

  return (
    <EventCard
      event={event}
      struck={nobodyComes}
      badge={(isAsked && <Badge tone="warn">RSVP Needed</Badge>) || (nobodyComes && <UnavailableBadge />)}
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
