import { type EventDto } from '@touchline/api-client';
import { dateParts, EventStatusBadge, EventTypeBadge } from '@touchline/app-core';
import { Card, DateBadge, Row, Text, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EventTime } from '../events/event-time.tsx';
import { teamNames } from '../events/team-names.ts';

interface EventCardProps {
  event: EventDto;
  /** Right of the title: what is still asked. */
  badge?: ReactNode;
  struck?: boolean;
  /** Below the facts: who comes. */
  children?: ReactNode;
  /** As wide as the card: the answer. */
  footer?: ReactNode;
}

/** An event as everybody sees it: when, what, where. */
export function EventCard({ event, badge, struck, children, footer }: EventCardProps) {
  const status = event.status !== 'confirmed' && <EventStatusBadge status={event.status} />;
  const place = [event.location, teamNames(event)].filter(Boolean).join(' · ');
  const badges = (
    <Row gap="xxs">
      {status}
      {badge}
    </Row>
  );

  return (
    <Card
      title={event.title}
      struck={struck}
      lead={<DateBadge {...dateParts(event.date)} />}
      aside={(status || badge) && badges}
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
