import { useListOwnChildrenQuery } from '@touchline/api-client';
import { Page, useShell } from '@touchline/app-core';
import { isStaff } from '@touchline/domain';
import { Alert, media, SelectField, Skeleton, Stack, Text, theme, useMediaQuery } from '@touchline/ui';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { daysOf, periodName, periodOf } from './calendar-period.ts';
import { byDay, DayList } from './day-list.tsx';
import { EventDialog } from './event.dialog.tsx';
import { Filters } from './filters.popover.tsx';
import { Toolbar } from './toolbar.tsx';
import { UpcomingPanel } from './upcoming.panel.tsx';
import { useCalendarEvents } from './use-calendar-events.ts';
import { useCalendar } from './use-calendar.ts';

const Grid = lazy(() => import('./grid.tsx'));

export default function CalendarPage() {
  const [state, { turn, adjust }] = useCalendar();
  const { data: latest, isError, refetch } = useCalendarEvents(state);
  const { view: wanted, date: day } = state;
  const next = useMemo(() => ({ view: wanted, date: day, data: latest }), [wanted, day, latest]);
  // The toolbar responds at once; rendering a thousand events may be interrupted.
  const { view, date, data } = useDeferredValue(next);
  const [openId, setOpenId] = useState<number | null>(null);
  const isPhone = useMediaQuery(media.phone);
  const events = data ?? none;
  const [period, name] = [periodOf(view, date), periodName(view, date)];
  const asList = view !== 'month' && (isPhone || (view === 'day' && events.length > maxColumns));
  const playerName = events[0]?.availabilities?.find(({ childId }) => childId === state.childId)?.childName;
  const opened = events.find(({ id }) => id === openId);

  return (
    <Page title="Calendar">
      <Stack gap="m">
        <Choices>
          <ChildChoice value={state.childId} playerName={playerName} onChange={(childId) => adjust({ childId })} />
          <Filters state={state} adjust={adjust} />
        </Choices>
        <Toolbar state={state} turn={turn} />
        {isError && (
          <Alert action="Try again" onAction={() => void refetch()}>
            Error loading events. Please try again.
          </Alert>
        )}
        {asList && data && (
          <DayList label={name} days={withEmptyDays(daysOf(period), data)} onOpen={setOpenId} emptyText={noEvents} />
        )}
        {asList && !data && !isError && <Skeleton count={3} />}
        {!asList && (
          <Suspense fallback={<Skeleton shape="card" count={3} />}>
            <Busy aria-busy={!data && !isError}>
              <Grid
                view={view}
                date={date}
                events={events}
                onOpen={setOpenId}
                onOpenDay={(day) => turn({ view: 'day', date: day })}
              />
            </Busy>
          </Suspense>
        )}
        {view === 'month' && data && (
          <UpcomingPanel key={name} events={events} period={period} name={name} onOpen={setOpenId} />
        )}
        {view === 'month' && !data && !isError && <Skeleton count={3} />}
      </Stack>
      {opened && <EventDialog event={opened} onClose={() => setOpenId(null)} />}
    </Page>
  );
}

interface ChildChoiceProps {
  value: number | null;
  /** The name of a player who is not an own child; staff open links to those. */
  playerName: string | undefined;
  onChange: (childId: number | null) => void;
}

/** Selects one own child or all; for staff also any player from a link, or everyone. */
function ChildChoice({ value, playerName, onChange }: ChildChoiceProps) {
  const { session } = useShell();
  const { data: children = [] } = useListOwnChildrenQuery({});
  const staff = isStaff(session);
  const isOwn = children.some(({ id }) => id === value);
  const options = [
    { value: '', label: staff ? 'All Children' : 'All my children' },
    ...children.map(({ id, name }) => ({ value: id, label: name })),
    ...(staff && value && !isOwn ? [{ value, label: playerName ?? 'Selected player' }] : []),
  ];

  return (
    <SelectField
      label="Child"
      hideLabel
      options={options}
      value={isOwn || staff ? (value ?? '') : ''}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    />
  );
}

/** The most events of a day that are readable side by side. */
const maxColumns = 12;
const none: never[] = [];
const noEvents = <Text muted>No events</Text>;

function withEmptyDays(days: string[], events: Parameters<typeof byDay>[0]) {
  const filled = new Map(byDay(events).map((day) => [day.date, day]));
  return days.map((date) => filled.get(date) ?? { date, events: [] });
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  justify-content: space-between;
  gap: ${theme.space.s};
`;

const Busy = styled.div`
  transition: opacity ${theme.quick};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
