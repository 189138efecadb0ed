import { type EventDto } from '@touchline/api-client';
import { ClashHint, dateParts, EventCounts, eventPath, EventStatusBadge, EventTypeBadge } from '@touchline/app-core';
import { Badge, Card, DateBadge, Stack, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AbsentBadge, EventTime, RsvpList, teamNames } from '../events/event-parts.tsx';
import { readResponses } from '../events/responses.ts';
import { RsvpControl } from '../events/rsvp-control.tsx';
import { useDeadline } from '../events/use-deadline.ts';
import { useWhyClosed } from '../events/use-why-closed.ts';

/** An event with the own children's RSVPs, for parents. */
export function OwnEventCard({ event }: { event: EventDto }) {
  const { responses, wanted, isNobodyAvailable } = readResponses(event);
  const whyClosed = useWhyClosed(event);
  const { isPast } = useDeadline(event);
  const isAsked = wanted !== null && !whyClosed && !isPast;

  return (
    <EventCard
      event={event}
      struck={isNobodyAvailable}
      footer={
        !whyClosed && (
          // The hint comes last, so that the buttons stay where they are when a response removes it.
          <Stack gap="s">
            <RsvpControl event={event} responses={responses} />
            <ClashHint event={event} />
          </Stack>
        )
      }
    >
      <Responses>
        <RsvpList responses={responses} />
        {isAsked && <Badge tone="warn">{wanted}</Badge>}
        {isNobodyAvailable && !isAsked && <AbsentBadge responses={responses} />}
      </Responses>
      {whyClosed && (
        <Text size="secondary" muted>
          {whyClosed}
        </Text>
      )}
    </EventCard>
  );
}

/** As high with a badge as without, so that the buttons below stay where they are when one of them is pressed. */
const Responses = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(128px, auto);
  align-items: center;
  justify-items: start;
  gap: ${theme.space.s};
  min-height: 24px;

  > :nth-child(2) {
    justify-self: end;
  }
`;

/** An event with its counts, for staff. */
export function ClubEventCard({ event }: { event: EventDto }) {
  return (
    <EventCard event={event}>
      <EventCounts event={event} />
    </EventCard>
  );
}

interface EventCardProps {
  event: EventDto;
  struck?: boolean;
  /** Below the details. */
  children?: ReactNode;
  /** As wide as the card. */
  footer?: ReactNode;
}

function EventCard({ event, struck, children, footer }: EventCardProps) {
  const place = [event.location, teamNames(event)].filter(Boolean).join(' · ');

  return (
    <Card
      title={event.title}
      to={eventPath(event.id)}
      struck={struck}
      lead={<DateBadge {...dateParts(event.date)} />}
      aside={event.status !== 'confirmed' && <EventStatusBadge status={event.status} />}
      footer={footer}
    >
      <When>
        <EventTypeBadge type={event.type} /> <EventTime event={event} />
      </When>
      {place && (
        <Text size="secondary" muted>
          {place}
        </Text>
      )}
      {children}
    </Card>
  );
}

const When = styled.p`
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
  line-height: 1.75rem;
`;
