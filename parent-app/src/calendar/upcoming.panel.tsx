import { skipToken } from '@reduxjs/toolkit/query/react';
import { type EventDto, useListEventPageQuery } from '@touchline/api-client';
import { useShell } from '@touchline/app-core';
import { wallClock } from '@touchline/domain';
import { Alert, Button, Skeleton, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { useNow } from '../events/use-now.ts';
import { type CalendarState } from './calendar-address.ts';
import { byDay, withOwnResponses } from './calendar-days.ts';
import { periodName, periodOf } from './calendar-period.ts';
import { DayList } from './day-list.tsx';
import { type CalendarDays, clubFilter } from './use-calendar-days.ts';

const pageSize = 10;

interface UpcomingPanelProps {
  state: CalendarState;
  calendar: CalendarDays;
  onOpen: (event: EventDto) => void;
}

/** The upcoming events of the period as a list, with more detail than the grid has room for. */
export const UpcomingPanel = (props: UpcomingPanelProps) =>
  props.calendar.isClub ? <ClubUpcoming {...props} /> : <ChildrenUpcoming {...props} />;

/** Asks the server, because the days of the club list only their first events. */
function ClubUpcoming({ state, calendar: { own }, onOpen }: UpcomingPanelProps) {
  const [limit, setLimit] = useState(pageSize);
  const period = periodOf(state.view, state.date);
  const filter = { ...period, ...clubFilter(state), when: 'upcoming', counts: 'none', limit } as const;
  const { data, isError, refetch } = useListEventPageQuery(state.types.length > 0 ? filter : skipToken);
  const { rows, total } = state.types.length > 0 ? (data ?? {}) : { rows: [], total: 0 };

  if (isError) {
    return (
      <Alert action="Try again" onAction={() => void refetch()}>
        Error loading events. Please try again.
      </Alert>
    );
  }
  if (!rows) return <Skeleton count={3} />;
  const events = withOwnResponses(rows, own);
  const name = periodName(state.view, state.date);
  return (
    <UpcomingList name={name} events={events} total={total} onOpen={onOpen} onMore={() => setLimit(limit + pageSize)} />
  );
}

function ChildrenUpcoming({ state, calendar: { days }, onOpen }: UpcomingPanelProps) {
  const zone = useShell().club.timeZone;
  const clock = wallClock(zone, useNow());
  const [visibleCount, setVisibleCount] = useState(pageSize);
  if (!days) return <Skeleton count={3} />;

  const { from, to } = periodOf(state.view, state.date);
  const upcoming = days
    .flatMap(({ events }) => events)
    .filter(({ date, startTime }) => {
      const isInPeriod = date >= from && date <= to;
      return isInPeriod && (date > clock.date || (date === clock.date && startTime > clock.time));
    });
  return (
    <UpcomingList
      name={periodName(state.view, state.date)}
      events={upcoming.slice(0, visibleCount)}
      total={upcoming.length}
      onMore={() => setVisibleCount(visibleCount + pageSize)}
      onOpen={onOpen}
    />
  );
}

interface UpcomingListProps {
  /** The name of the period. */
  name: string;
  events: readonly EventDto[];
  total?: number;
  onMore: () => void;
  onOpen: (event: EventDto) => void;
}

function UpcomingList({ name, events, total = events.length, onMore, onOpen }: UpcomingListProps) {
  const rest = total - events.length;
  return (
    <Stack as="section" label="Upcoming Events" gap="s">
      <Text size="section">Upcoming Events</Text>
      {events.length === 0 && <Text muted>No upcoming events in {name}.</Text>}
      {events.length > 0 && <DayList label={`Upcoming Events in ${name}`} days={byDay(events)} onOpen={onOpen} />}
      {rest > 0 && (
        <div>
          <Button variant="secondary" full="phone" onClick={onMore}>
            Show {Math.min(rest, pageSize)} more of {rest}
          </Button>
        </div>
      )}
    </Stack>
  );
}
