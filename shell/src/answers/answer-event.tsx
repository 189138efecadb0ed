import { type AnswerLinkEventDto } from '@touchline/api-client';
import {
  AnswerControl,
  availabilityDisplay,
  awayDisplay,
  ClashHint,
  dateParts,
  movedWords,
  deadlineWords,
  EventStatusBadge,
  EventTypeBadge,
  timeWords,
} from '@touchline/app-core';
import { availabilityStatus, placeWords } from '@touchline/domain';
import { Card, DateBadge, Row, Stack, Text } from '@touchline/ui';
import { useId } from 'react';
import { acceptsFor, choiceFor, type Choices, keyOf, type Reason, type Reasons } from './answer-choices.ts';
import { ReasonChoice } from './reason-choice.tsx';

interface AnswerEventProps {
  event: AnswerLinkEventDto;
  choices: Choices;
  isSending: boolean;
  onChoose: (childId: number, isAvailable: boolean) => void;
  reasons: Reasons;
  onReason: (childId: number, reason: Reason) => void;
}

/** An event with a choice for each child. Only a button of a mail preselects one. */
export function AnswerEvent({ event, choices, isSending, onChoose, reasons, onReason }: AnswerEventProps) {
  // An earlier server knows no deadlines.
  const words = deadlineWords(event.deadline ?? null, event.isPastDeadline);
  const place = placeWords(event);
  const deadlineId = useId();
  return (
    <Card
      as="li"
      level={2}
      title={event.title}
      aside={event.status !== 'confirmed' && <EventStatusBadge status={event.status} />}
      lead={<DateBadge {...dateParts(event.date)} />}
      footer={
        <Stack as="ul" gap="s" label={`Children asked for ${event.title}`}>
          {event.children.map(({ id, name, isAvailable, isAway, movedFrom }) => {
            const choice = choiceFor(choices, { eventId: event.id, childId: id });
            return (
              <Stack key={id} as="li" gap="xs">
                <Row justify="between">
                  <Text size="name">{name}</Text>
                  {(isAvailable !== null || isAway) && (
                    <Text size="secondary" muted>
                      {movedFrom ? 'Your answer' : 'Now'}:{' '}
                      {isAway ? awayDisplay.label : availabilityDisplay[availabilityStatus(isAvailable)].label}
                    </Text>
                  )}
                </Row>
                {movedFrom && (
                  <Text size="secondary">Before: {movedWords(movedFrom, event)}. Is your answer still right?</Text>
                )}
                <AnswerControl
                  label={`${name}: ${event.title}`}
                  value={choice === null ? null : availabilityStatus(choice)}
                  acceptClosed={acceptsFor(event, isAvailable) ? undefined : deadlineId}
                  saving={isSending && choice !== null ? availabilityStatus(choice) : null}
                  before={movedFrom ? isAvailable : null}
                  onAnswer={(answer) => !isSending && onChoose(id, answer === 'available')}
                />
                {choice === false && (
                  <ReasonChoice
                    name={name}
                    value={reasons[keyOf({ eventId: event.id, childId: id })]}
                    onChange={(reason) => onReason(id, reason)}
                  />
                )}
              </Stack>
            );
          })}
        </Stack>
      }
    >
      <Row>
        <EventTypeBadge type={event.type} />
        <Text as="span" strong numeric>
          {timeWords(event)}
        </Text>
      </Row>
      {place && (
        <Text size="secondary" muted>
          {place}
        </Text>
      )}
      {words && (
        <Text size="secondary" muted id={deadlineId}>
          {words}
        </Text>
      )}
      <ClashHint event={event} />
    </Card>
  );
}
