import { type EventDto } from '@touchline/api-client';
import { EventStatusBadge, EventTypeBadge, spanWords } from '@touchline/app-core';
import { Badge, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { AbsentBadge, teamNames } from '../events/event-parts.tsx';
import { readResponses } from '../events/responses.ts';
import { useDeadline } from '../events/use-deadline.ts';
import { useWhyClosed } from '../events/use-why-closed.ts';

interface EventRowProps {
  event: EventDto;
  onOpen: (event: EventDto) => void;
}

/** An event in a day's list; a press opens its details. */
export function EventRow({ event, onOpen }: EventRowProps) {
  const { responses, wanted, isNobodyAvailable } = readResponses(event);
  const whyClosed = useWhyClosed(event);
  const { isPast } = useDeadline(event);
  const isAsked = wanted !== null && !whyClosed && !isPast;
  const place = [event.location, teamNames(event)].filter(Boolean).join(' · ');

  return (
    <RowButton type="button" onClick={() => onOpen(event)}>
      <Title $struck={isNobodyAvailable}>{event.title}</Title>
      <Facts>
        <EventTypeBadge type={event.type} />
        <span>{spanWords(event)}</span>
        {event.status !== 'confirmed' && <EventStatusBadge status={event.status} />}
        {isAsked && <Badge tone="warn">{wanted}</Badge>}
        {isNobodyAvailable && !isAsked && <AbsentBadge responses={responses} />}
      </Facts>
      {place && <Place>{place}</Place>}
    </RowButton>
  );
}

const RowButton = styled.button`
  display: grid;
  gap: ${theme.space.xxs};
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background ${theme.quick};

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
`;

const Title = styled.span<{ $struck: boolean }>`
  font: ${theme.font.name};
  ${({ $struck }) => $struck && 'text-decoration: line-through;'}
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
`;

const Place = styled.span`
  color: ${theme.color.muted};
  font: ${theme.font.secondary};
`;
