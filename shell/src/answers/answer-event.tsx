import { type AnswerLinkEventDto } from '@touchline/api-client';
import {
  availabilityDisplay,
  awayDisplay,
  ClashHint,
  dateParts,
  deadlineWords,
  EventStatusBadge,
  EventTypeBadge,
  timeWords,
} from '@touchline/app-core';
import { availabilityStatus, movedWords, placeWords } from '@touchline/domain';
import { Card, DateBadge, Row, SegmentedControl, Stack, Text } from '@touchline/ui';
import { acceptsFor, choiceFor, type Choices } from './answer-choices.ts';

const { available, unavailable } = availabilityDisplay;
const options = [
  { value: 'available', label: available.label, icon: available.icon, tone: available.tone },
  { value: 'unavailable', label: unavailable.label, icon: unavailable.icon, tone: unavailable.tone },
] as const;

interface AnswerEventProps {
  event: AnswerLinkEventDto;
  choices: Choices;
  isSending: boolean;
  onChoose: (childId: number, isAvailable: boolean) => void;
}

/** An event with a choice for each child. Nothing is preselected, because mail scanners press buttons. */
export function AnswerEvent({ event, choices, isSending, onChoose }: AnswerEventProps) {
  // An earlier server knows no deadlines.
  const words = deadlineWords(event.deadline ?? null, event.isPastDeadline);
  const place = placeWords(event);
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
                <SegmentedControl
                  label={`${name}: ${event.title}`}
                  options={options.filter(({ value }) => value === 'unavailable' || acceptsFor(event, isAvailable))}
                  value={choice === null ? null : choice ? 'available' : 'unavailable'}
                  busy={isSending}
                  onChange={(value) => onChoose(id, value === 'available')}
                />
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
        <Text size="secondary" muted>
          {words}
        </Text>
      )}
      <ClashHint event={event} />
    </Card>
  );
}
