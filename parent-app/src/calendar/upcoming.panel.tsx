import { type EventDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { wallClock } from '@touchline/domain';
import { Button, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { useNow } from '../events/use-now.ts';
import { type Period } from './calendar-period.ts';
import { byDay, DayList } from './day-list.tsx';

const pageSize = 10;

interface UpcomingPanelProps {
  events: readonly EventDto[];
  period: Period;
  /** The name of the period. */
  name: string;
  onOpen: (id: number) => void;
}

/** The upcoming events of the period as a list, with more detail than the grid has room for. */
export function UpcomingPanel({ events, period: { from, to }, name, onOpen }: UpcomingPanelProps) {
  const zone = useShell().club.timeZone;
  // Read once, because reading the clock of a time zone is slow and a month may have a thousand events.
  const clock = wallClock(zone, useNow());
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const upcoming = events.filter(({ date, startTime }) => {
    const isInPeriod = date >= from && date <= to;
    return isInPeriod && (date > clock.date || (date === clock.date && startTime > clock.time));
  });
  const rest = upcoming.length - visibleCount;

  return (
    <Stack as="section" label="Upcoming Events" gap="s">
      <Text size="section">Upcoming Events</Text>
      {upcoming.length === 0 && <Text muted>No upcoming events in {name}.</Text>}
      {upcoming.length > 0 && (
        <DayList label={`Upcoming Events in ${name}`} days={byDay(upcoming.slice(0, visibleCount))} onOpen={onOpen} />
      )}
      {rest > 0 && (
        <div>
          <Button variant="secondary" full="phone" onClick={() => setVisibleCount(visibleCount + pageSize)}>
            Show {Math.min(rest, pageSize)} more of {rest}
          </Button>
        </div>
      )}
    </Stack>
  );
}
