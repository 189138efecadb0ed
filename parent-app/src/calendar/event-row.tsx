import { type EventDto } from '@touchline/api-client';
import { EventStatusBadge, EventTypeBadge, spanWords, teamNames } from '@touchline/app-core';
import { Badge, theme } from '@touchline/ui';
import { styled } from 'styled-components';
import { FamilyAnswers } from '../events/family-answers.tsx';
import { readResponses } from '../events/responses.ts';
import { useAsking } from '../events/use-deadline.ts';

interface EventRowProps {
  event: EventDto;
  onOpen: (event: EventDto) => void;
}

/** An event in a day's list; a press on its words opens the details. */
export function EventRow({ event, onOpen }: EventRowProps) {
  const { responses, isNobodyAvailable } = readResponses(event);
  const asks = useAsking()(event);
  const place = [event.location, teamNames(event)].filter(Boolean).join(' · ');

  return (
    <Box>
      <RowButton type="button" onClick={() => onOpen(event)}>
        <Title $struck={isNobodyAvailable}>{event.title}</Title>
        <Facts>
          <EventTypeBadge type={event.type} />
          <span>{spanWords(event)}</span>
          {event.status !== 'confirmed' && <EventStatusBadge status={event.status} />}
          {asks && <Badge tone="warn">{asks}</Badge>}
        </Facts>
        {place && <Place>{place}</Place>}
      </RowButton>
      {responses.length > 0 && event.status !== 'cancelled' && (
        <Answers>
          <FamilyAnswers event={event} place="list" />
        </Answers>
      )}
    </Box>
  );
}

const Box = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;

const Answers = styled.div`
  padding: 0 ${theme.space.s} ${theme.space.s};
`;

const RowButton = styled.button`
  display: grid;
  gap: ${theme.space.xxs};
  width: 100%;
  min-height: ${theme.size.touch};
  padding: ${theme.space.s} ${theme.space.m};
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background ${theme.quick};

  /* Inside, because the box cuts off what is outside. */
  &:focus-visible {
    outline-offset: -3px;
  }
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
