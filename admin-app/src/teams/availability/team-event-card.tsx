import { type EventDto, type TeamDto } from '@touchline/api-client';
import { dateParts, EventCounts, eventPath, EventStatusBadge, EventTypeBadge } from '@touchline/app-core';
import { Card, DateBadge, Icon, Row, theme } from '@touchline/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useId, useState } from 'react';
import { styled } from 'styled-components';
import { EventFacts } from '../../events/event-facts.tsx';
import { EventAvailabilityPanel } from './event-availability.panel.tsx';

interface TeamEventCardProps {
  team: TeamDto;
  event: EventDto;
  isOpen: boolean;
  onToggle: () => void;
}

/** An event of a team; a click anywhere on the card but its title opens the players' availability. */
export function TeamEventCard({ team, event, isOpen, onToggle }: TeamEventCardProps) {
  const panelId = useId();
  const reveal = useReveal(isOpen);
  return (
    <Item ref={reveal}>
      <Card
        as="div"
        level={2}
        lead={<DateBadge {...dateParts(event.date)} />}
        title={<Title>{event.title}</Title>}
        to={eventPath(event.id)}
        aside={
          <Toggle
            type="button"
            aria-label={`Players: ${event.title}`}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={onToggle}
          >
            <Icon of={ChevronDown} />
          </Toggle>
        }
        footer={
          isOpen && (
            <Panel id={panelId}>
              <EventAvailabilityPanel team={team} event={event} />
            </Panel>
          )
        }
      >
        <Row>
          <EventTypeBadge type={event.type} />
          {event.status !== 'confirmed' && <EventStatusBadge status={event.status} />}
        </Row>
        <EventFacts event={event} />
        {!isOpen && <EventCounts event={event} />}
      </Card>
    </Item>
  );
}

/** A ref that scrolls to a card which the address has opened. */
function useReveal(isOpen: boolean) {
  const [startsOpen] = useState(isOpen);
  return useCallback(
    (card: HTMLElement | null) => {
      if (startsOpen) card?.scrollIntoView();
    },
    [startsOpen],
  );
}

const Item = styled.li`
  position: relative;
  scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});
`;

/** Above the button's click area, which covers the card. */
const Title = styled.span`
  position: relative;
  z-index: 1;
`;

const Toggle = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  margin: -8px -8px 0 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.muted};
  cursor: pointer;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  svg {
    transition: transform ${theme.quick};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

/** Above the button's click area, too. */
const Panel = styled.div`
  position: relative;
  z-index: 1;
`;
