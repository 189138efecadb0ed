import { type EventDto } from '@touchline/api-client';
import { dateParts } from '@touchline/app-core';
import { Button, DateBadge, media, Stack, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type CalendarDay } from './calendar-days.ts';
import { EventRow } from './event-row.tsx';

interface DayListProps {
  label: string;
  days: readonly CalendarDay[];
  onOpen: (event: EventDto) => void;
  /** Shown on days without events. */
  emptyText?: ReactNode;
  /** For days that list only their first events. */
  more?: { label: (day: CalendarDay) => string; onPress: (day: CalendarDay) => void };
}

export function DayList({ label, days, onOpen, emptyText, more }: DayListProps) {
  return (
    <Stack as="ol" gap="m" label={label}>
      {days.map((day) => (
        <Day key={day.date}>
          <DateBadge {...dateParts(day.date)} />
          {day.events.length === 0 && emptyText}
          {day.events.length > 0 && (
            <Stack as="ul" gap="xs">
              {day.events.map((event) => (
                <li key={event.id}>
                  <EventRow event={event} onOpen={onOpen} />
                </li>
              ))}
              {more && day.total > day.events.length && (
                <li>
                  <Button variant="secondary" full="phone" onClick={() => more.onPress(day)}>
                    {more.label(day)}
                  </Button>
                </li>
              )}
            </Stack>
          )}
        </Day>
      ))}
    </Stack>
  );
}

const Day = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.s};

  ${media.tablet} {
    gap: ${theme.space.m};
  }
`;
