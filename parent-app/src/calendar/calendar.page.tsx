import { type EventDto } from '@touchline/api-client';
import { LoadError, Page, paths } from '@touchline/app-core';
import { LinkButton, media, Row, Skeleton, Stack, Text, useMediaQuery } from '@touchline/ui';
import CalendarSync from 'lucide-react/icons/calendar-sync';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTeamWait } from '../children/use-team-wait.ts';
import { periodName } from './calendar-period.ts';
import { withOwnResponses } from './calendar-days.ts';
import { CalendarView, firstEvents } from './calendar-view.tsx';
import { ChildChoice } from './child-choice.tsx';
import { EventDialog } from './event.dialog.tsx';
import { Filters } from './filters.popover.tsx';
import { Toolbar } from './toolbar.tsx';
import { UpcomingPanel } from './upcoming.panel.tsx';
import { useCalendarDays } from './use-calendar-days.ts';
import { useCalendar } from './use-calendar.ts';

export default function CalendarPage() {
  const [state, { turn, adjust }, isReady] = useCalendar();
  const period = periodName(state.view, state.date);
  const [more, setMore] = useState({ period, count: 0 });
  const added = more.period === period ? more.count : 0;
  const perDay = firstEvents[state.view] + added;
  const calendar = useCalendarDays(state, perDay, isReady);
  const next = useMemo(() => ({ state, days: calendar.days }), [state, calendar.days]);
  // The toolbar responds at once; rendering many events may be interrupted.
  const { state: shown, days } = useDeferredValue(next);
  const [opened, setOpened] = useState<EventDto | null>(null);
  const isPhone = useMediaQuery(media.phone);
  const events = days?.flatMap((day) => day.events) ?? [];
  const playerName = events[0]?.availabilities?.find(({ childId }) => childId === state.childId)?.childName;

  return (
    <Page title="Calendar" actions={isPhone && <Subscribe />}>
      <Stack gap="m">
        <Toolbar
          state={state}
          turn={turn}
          child={<ChildChoice value={state} playerName={playerName} onChange={adjust} />}
          filters={
            <Row>
              {!isPhone && <Subscribe />}
              <Filters state={state} adjust={adjust} />
            </Row>
          }
        />
        <LoadError query={{ ...calendar, data: days }} onRetry={calendar.refetch}>
          Error loading events. Please try again.
        </LoadError>
        <CalendarView
          state={shown}
          days={days}
          isLoading={!days && !calendar.isError}
          onOpen={setOpened}
          onOpenDay={(date) => turn({ view: 'day', date })}
          onMore={() => setMore({ period, count: added + firstEvents.day })}
        />
        {shown.view === 'month' && days && (
          <UpcomingPanel
            key={periodName(shown.view, shown.date)}
            state={shown}
            calendar={{ ...calendar, days }}
            onOpen={setOpened}
          />
        )}
        {shown.view === 'month' && !days && !calendar.isError && <Skeleton count={3} />}
        {!calendar.isClub && days && events.length === 0 && <TeamWait childId={shown.childId} />}
      </Stack>
      {opened && <EventDialog event={latestOf(opened, events, calendar.own)} onClose={() => setOpened(null)} />}
    </Page>
  );
}

function TeamWait({ childId }: { childId: number | null }) {
  const wait = useTeamWait(childId);
  return wait && <Text muted>{wait}</Text>;
}

/** In the header of the page on phones, because the toolbar has no room there. */
const Subscribe = () => (
  <LinkButton variant="quiet" icon={CalendarSync} to={paths.feeds}>
    Subscribe
  </LinkButton>
);

/** The opened event with its latest RSVPs. */
const latestOf = (opened: EventDto, events: readonly EventDto[], own: readonly EventDto[] | undefined): EventDto =>
  events.find(({ id }) => id === opened.id) ?? withOwnResponses([opened], own)[0] ?? opened;
