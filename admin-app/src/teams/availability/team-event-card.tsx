import { type EventDto, type TeamDto } from '@touchline/api-client';
import { dateParts, EventStatusBadge, EventTypeBadge } from '@touchline/app-core';
import { Card, DateBadge, Icon, Row, theme } from '@touchline/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AvailabilityCounts } from '../../events/availability-counts.tsx';
import { EventFacts } from '../../events/event-facts.tsx';
import { EventAvailabilityPanel } from './event-availability.panel.tsx';

interface TeamEventCardProps {
  team: TeamDto;
  event: EventDto;
  isOpen: boolean;
  onToggle: () => void;
}

/** An event of a team; a click anywhere on the card opens its availability. */
export function TeamEventCard({ team, event, isOpen, onToggle }: TeamEventCardProps) {
  const panelId = useId();
  return (
    <Item>
      <Card
        as="div"
        lead={<DateBadge {...dateParts(event.date)} />}
        title={
          <Toggle type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
            {event.title}
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
        {event.counts && <AvailabilityCounts counts={event.counts} />}
      </Card>
      <Arrow $up={isOpen}>
        <Icon of={ChevronDown} />
      </Arrow>
    </Item>
  );
}

const Item = styled.li`
  position: relative;
`;

const Toggle = styled.button`
  padding: 0 ${theme.space.l} 0 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
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
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
`;

const Arrow = styled.span<{ $up: boolean }>`
  position: absolute;
  top: ${theme.space.m};
  right: ${theme.space.m};
  display: inline-flex;
  color: ${theme.color.muted};
  transform: ${({ $up }) => ($up ? 'rotate(180deg)' : 'none')};
  transition: transform ${theme.quick};
  pointer-events: none;
`;

/** Above the click area of the title's button, which covers the card. */
const Panel = styled.div`
  position: relative;
  z-index: 1;
`;
