import { type EventDto } from '@touchline/api-client';
import { timeWords, useToday } from '@touchline/app-core';
import { addDays, type CivilDate } from '@touchline/domain';
import { Badge, theme, type Tone, VisuallyHidden } from '@touchline/ui';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { availabilityWords, type ChildResponse, shortName } from './responses.ts';

/** For events that no own child attends. */
export const AbsentBadge = ({ responses }: { responses: readonly ChildResponse[] }) =>
  responses.every(({ isAway }) => isAway) ? (
    <Badge>Away</Badge>
  ) : (
    <Badge tone="danger" icon={X}>
      Unavailable
    </Badge>
  );

/** The own children with their availabilities: `Mia ✓  Leo ?`. */
export function RsvpList({ responses }: { responses: readonly ChildResponse[] }) {
  return (
    <List role="list" aria-label="RSVPs">
      {responses.map((child) => {
        const { word, mark, tone } = availabilityWords(child);
        return (
          <li key={child.childId}>
            {shortName(child, responses)}{' '}
            <Mark $tone={tone} aria-hidden>
              {mark}
            </Mark>
            <VisuallyHidden>{word}</VisuallyHidden>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.m};
  font: ${theme.font.label};
  overflow-wrap: anywhere;
  list-style: none;
`;

const Mark = styled.span<{ $tone: Tone }>`
  color: ${({ $tone }) => ($tone === 'neutral' ? theme.color.muted : theme.color[$tone])};
`;

/** `Today 10:30 AM – 12:00 PM, report 10:00 AM` */
export function EventTime({ event }: { event: EventDto }) {
  return (
    <>
      {nearDay(event.date, useToday())}
      {timeWords(event)}
    </>
  );
}

function nearDay(date: CivilDate, today: CivilDate): string {
  if (date === today) return 'Today ';
  return date === addDays(today, 1) ? 'Tomorrow ' : '';
}

/** `U10 Otters, U12 Lions and 3 more` */
export function teamNames({ teams }: EventDto): string {
  const named = teams.length > 3 ? teams.slice(0, 2) : teams;
  const rest = teams.length - named.length;
  return named.map(({ name }) => name).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
