import { type EventDto, type EventLinkDto } from '@touchline/api-client';
import { dayWords, eventPath, useShell } from '@touchline/app-core';
import { can } from '@touchline/domain';
import { Link } from '@touchline/router';
import { Icon, type LucideIcon, media, Text, theme } from '@touchline/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { EventMenu } from './event-menu.tsx';
import { KeepReady } from './keep-ready.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useNeighbours } from './use-neighbours.ts';

/** The event's day between the steps to the previous and the next event, and what one can do with it. */
export function EventToolbar({ id, event }: { id: number; event?: EventDto }) {
  const { previous, next } = useNeighbours(id, event);
  const { session } = useShell();
  useArrowKeys({ ArrowLeft: previous && eventPath(previous.id), ArrowRight: next && eventPath(next.id) });

  return (
    <Bar>
      <Step event={previous} word="Previous event" icon={ChevronLeft} />
      <Day>
        <Text size="name" as="span" numeric>
          {event && dayWords(event.date)}
        </Text>
      </Day>
      {event && can(session, 'event.manage') && <EventMenu event={event} />}
      <Step event={next} word="Next event" icon={ChevronRight} />
      {event && [previous, next].map((near) => near && <KeepReady key={near.id} id={near.id} />)}
    </Bar>
  );
}

function Step({ event, word, icon }: { event: EventLinkDto | null; word: string; icon: LucideIcon }) {
  if (!event) return <NoStep aria-hidden />;
  const label = `${word}: ${event.title}, ${dayWords(event.date)}`;
  return (
    <StepLink to={eventPath(event.id)} aria-label={label} title={label}>
      <Icon of={icon} />
    </StepLink>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.size.touch};

  ${media.phone} {
    margin-block: -8px;
  }
  @media print {
    display: none;
  }
`;

const Day = styled.div`
  flex: 1;
  min-width: 0;
  text-align: center;

  ${media.tablet} {
    text-align: start;
  }
`;

const StepLink = styled(Link)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.touch};
  height: ${theme.size.touch};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
`;

const NoStep = styled.span`
  flex: none;
  width: ${theme.size.touch};
`;
