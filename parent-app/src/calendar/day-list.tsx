import { type EventDto } from '@touchline/api-client';
import { dateParts } from '@touchline/app-core';
import { type CivilDate } from '@touchline/domain';
import { DateBadge, media, Stack, theme } from '@touchline/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EventRow } from './event-row.tsx';

interface DayListProps {
  label: string;
  days: readonly DayEvents[];
  onOpen: (id: number) => void;
  /** Shown on days without events. */
  emptyText?: ReactNode;
}

export interface DayEvents {
  date: CivilDate;
  events: readonly EventDto[];
}

export function DayList({ label, days, onOpen, emptyText }: DayListProps) {
  return (
    <Stack as="ol" gap="m" label={label}>
      {days.map(({ date, events }) => (
        <Day key={date}>
          <DateBadge {...dateParts(date)} />
          {events.length === 0 && emptyText}
          {events.length > 0 && (
            <Stack as="ul" gap="xs">
              {events.map((event) => (
                <li key={event.id}>
                  <EventRow event={event} onOpen={onOpen} />
                </li>
              ))}
            </Stack>
          )}
        </Day>
      ))}
    </Stack>
  );
}

/** Groups events by day and keeps their order. */
export function byDay(events: readonly EventDto[]): DayEvents[] {
  const days = new Map<CivilDate, EventDto[]>();
  for (const event of events) {
    const ofDay = days.get(event.date);
    if (ofDay) ofDay.push(event);
    else days.set(event.date, [event]);
  }
  return [...days].map(([date, ofDay]) => ({ date, events: ofDay }));
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
