import { type EventDto } from '@touchline/api-client';
import { lazyPart, LoadError, Page } from '@touchline/app-core';
import { media, Row, Skeleton, Stack, Text, useMediaQuery } from '@touchline/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTeamWait } from '../children/use-team-wait.ts';
import { CalendarButtons, CalendarDialog, type CalendarDialogName } from './calendar-actions.tsx';
import { type CalendarState } from './calendar-address.ts';
import { type GridView, periodName } from './calendar-period.ts';
import { withOwnResponses } from './calendar-days.ts';
import { CalendarView, firstEvents } from './calendar-view.tsx';
import { ChildChoice } from './child-choice.tsx';
import { EventDialog } from './event.dialog.tsx';
import { Filters } from './filters.popover.tsx';
import { Toolbar } from './toolbar.tsx';
import { UpcomingPanel } from './upcoming.panel.tsx';
import { type CalendarDays, useCalendarDays } from './use-calendar-days.ts';
import { type CalendarActions, useCalendar } from './use-calendar.ts';

const Agenda = lazyPart(() => import('./agenda/agenda.tsx'), <Skeleton shape="row" count={6} />);

export default function CalendarPage() {
  const [state, { turn, adjust }, isReady] = useCalendar();
  const period = periodName(state.view, state.date);
  const [more, setMore] = useState({ period, count: 0 });
  const added = more.period === period ? more.count : 0;
  const perDay = firstEvents[state.view] + added;
  const calendar = useCalendarDays(state, perDay, isReady);
  const next = useMemo(() => ({ state, isReady, days: calendar.days }), [state, isReady, calendar.days]);
  // The toolbar responds at once; rendering many events may be interrupted.
  const { state: shown, days, ...deferred } = useDeferredValue(next);
  const isPhone = useMediaQuery(media.phone);
  const [dialog, setDialog] = useState<CalendarDialogName | null>(null);
  const events = days?.flatMap((day) => day.events) ?? [];
  const playerName = events[0]?.availabilities?.find(({ childId }) => childId === state.childId)?.childName;

  return (
    <Page title="Calendar" actions={isPhone && <CalendarButtons isSmall onOpen={setDialog} />}>
      <Stack gap={shown.view === 'agenda' ? 'xs' : 'm'}>
        <Toolbar
          state={state}
          turn={turn}
          child={<ChildChoice value={state} playerName={playerName} onChange={adjust} />}
          filters={
            <Row>
              {!isPhone && <CalendarButtons isSmall={false} onOpen={setDialog} />}
              <Filters state={state} adjust={adjust} />
            </Row>
          }
        />
        {shown.view === 'agenda' ? (
          <Agenda state={shown} days={days} isReady={deferred.isReady} onTurn={(date) => turn({ date })} />
        ) : (
          <Days
            state={{ ...shown, view: shown.view }}
            calendar={{ ...calendar, days }}
            turn={turn}
            onMore={() => setMore({ period, count: added + firstEvents.day })}
          />
        )}
      </Stack>
      {dialog && <CalendarDialog name={dialog} onClose={() => setDialog(null)} />}
    </Page>
  );
}

interface DaysProps {
  state: CalendarState & { view: GridView };
  calendar: CalendarDays;
  turn: CalendarActions['turn'];
  onMore: () => void;
}

/** The month, the week or the day. */
function Days({ state, calendar, turn, onMore }: DaysProps) {
  const { days, own, isClub, isError, refetch } = calendar;
  const [opened, setOpened] = useState<EventDto | null>(null);
  const events = days?.flatMap((day) => day.events) ?? [];
  return (
    <>
      <LoadError query={calendar} onRetry={refetch}>
        Error loading events. Please try again.
      </LoadError>
      <CalendarView
        state={state}
        days={days}
        isLoading={!days && !isError}
        isFamily={!isClub}
        onOpen={setOpened}
        onOpenDay={(date) => turn({ view: 'day', date })}
        onMore={onMore}
      />
      {state.view === 'month' && days && (
        <UpcomingPanel key={periodName(state.view, state.date)} state={state} calendar={calendar} onOpen={setOpened} />
      )}
      {state.view === 'month' && !days && !isError && <Skeleton count={3} />}
      {!isClub && days && events.length === 0 && <TeamWait childId={state.childId} />}
      {opened && <EventDialog event={latestOf(opened, events, own)} onClose={() => setOpened(null)} />}
    </>
  );
}

function TeamWait({ childId }: { childId: number | null }) {
  const wait = useTeamWait(childId);
  return wait && <Text muted>{wait}</Text>;
}

/** The opened event with its latest RSVPs. */
const latestOf = (opened: EventDto, events: readonly EventDto[], own: readonly EventDto[] | undefined): EventDto =>
  events.find(({ id }) => id === opened.id) ?? withOwnResponses([opened], own)[0] ?? opened;
