import { type EventDto } from '@touchline/api-client';
import { clockTime, dateParts } from '@touchline/app-core';
import { Badge, Card, DateBadge, Row, Text, type Tone } from '@touchline/ui';
import { type ReactNode } from 'react';

interface EventCardProps {
  event: EventDto;
  /** After the title: what is still asked, how it stands. */
  badges?: ReactNode;
  struck?: boolean;
  /** Below the facts: who comes. */
  children?: ReactNode;
  /** As wide as the card: the answer. */
  footer?: ReactNode;
}

const kinds: Record<EventDto['type'], { label: string; mark: string; tone: Tone }> = {
  match: { label: 'Match', mark: 'M', tone: 'accent' },
  training: { label: 'Training', mark: 'T', tone: 'info' },
  tournament: { label: 'Tournament', mark: 'C', tone: 'plum' },
  friendly: { label: 'Friendly', mark: 'F', tone: 'warn' },
};

/** An event as everybody sees it: when, what, where. */
export function EventCard({ event, badges, struck, children, footer }: EventCardProps) {
  const { label, mark, tone } = kinds[event.type];
  const place = [event.location, teamNames(event)].filter(Boolean).join(' · ');

  return (
    <Card
      title={event.title}
      struck={struck}
      lead={<DateBadge {...dateParts(event.date)} />}
      aside={
        <Row gap="xxs">
          {statusBadge[event.status]}
          {badges}
        </Row>
      }
      footer={footer}
    >
      <Row gap="xs">
        <Badge tone={tone} mark={mark}>
          {label}
        </Badge>
        <Text size="secondary" numeric strong>
          {times(event)}
        </Text>
      </Row>
      {place && (
        <Text size="secondary" muted>
          {place}
        </Text>
      )}
      {children}
    </Card>
  );
}

const statusBadge: Record<EventDto['status'], ReactNode> = {
  confirmed: null,
  pending: <Badge tone="warn">Pending</Badge>,
  cancelled: <Badge tone="danger">Cancelled</Badge>,
};

function times({ startTime, endTime, reportingTime }: EventDto): string {
  const span = endTime ? `${clockTime(startTime)} – ${clockTime(endTime)}` : clockTime(startTime);
  return reportingTime ? `${span}, report ${clockTime(reportingTime)}` : span;
}

/** The first teams by name, the rest by number. */
function teamNames({ teams }: EventDto): string {
  const named = teams.length > 3 ? teams.slice(0, 2) : teams;
  const rest = teams.length - named.length;
  return named.map(({ name }) => name).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
