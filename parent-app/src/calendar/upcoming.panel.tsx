import { type EventDto } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { wallClock } from '@touchline/domain';
import { Button, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { useNow } from '../events/use-now.ts';
import { type Period } from './calendar-period.ts';
import { byDay, DayList } from './day-list.tsx';

/** How many events the list shows at first, and how many more at a time. */
const step = 10;

interface UpcomingPanelProps {
  events: readonly EventDto[];
  period: Period;
  /** The period in words. */
  name: string;
  onOpen: (id: number) => void;
}

/** What is still to come of the shown period, in words: the grid says it in marks. */
export function UpcomingPanel({ events, period: { from, to }, name, onOpen }: UpcomingPanelProps) {
  const zone = useShell().club.timeZone;
  // Read once: a month may have a thousand events, and a clock of a zone is slow to read.
  const clock = wallClock(zone, useNow());
  const [shown, setShown] = useState(step);
  const upcoming = events.filter(({ date, startTime }) => {
    const isInPeriod = date >= from && date <= to;
    return isInPeriod && (date > clock.date || (date === clock.date && startTime > clock.time));
  });
  const rest = upcoming.length - shown;

  return (
    <Stack as="section" label="Upcoming Events" gap="s">
      <Text size="section">Upcoming Events</Text>
      {upcoming.length === 0 && <Text muted>No upcoming events in {name}.</Text>}
      {upcoming.length > 0 && (
        <DayList label={`Upcoming Events in ${name}`} days={byDay(upcoming.slice(0, shown))} onOpen={onOpen} />
      )}
      {rest > 0 && (
        <div>
          <Button variant="secondary" full="phone" onClick={() => setShown(shown + step)}>
            Show {Math.min(rest, step)} more of {rest}
          </Button>
        </div>
      )}
    </Stack>
  );
}
