import { type EventDto } from '@touchline/api-client';
import { LoadError, longDate, monthName } from '@touchline/app-core';
import { asCivilDate, asUtcDate, type CivilDate } from '@touchline/domain';
import { Button, List, media, Row, Skeleton, Stack, Text, theme } from '@touchline/ui';
import { startOfMonth } from 'date-fns';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTeamWait } from '../../children/use-team-wait.ts';
import { type CalendarState } from '../calendar-address.ts';
import { type CalendarDay } from '../calendar-days.ts';
import { moveBy } from '../calendar-period.ts';
import { useEventSource } from '../use-calendar-days.ts';
import { AgendaEvent } from './agenda-event.tsx';
import { MonthStrip } from './month-strip.tsx';
import { useAgenda } from './use-agenda.ts';

interface AgendaProps {
  state: CalendarState;
  /** The days of the month that have events. */
  days: readonly CalendarDay[] | undefined;
  isReady: boolean;
  onTurn: (date: CivilDate) => void;
}

/** The month in small, and below it the events from a day on; earlier ones are behind a button, later ones follow by themselves. */
export default function Agenda({ state, days, isReady, onTurn }: AgendaProps) {
  const { date } = state;
  const { events, hasMore, onMore, ...query } = useAgenda(state, isReady);
  const monthStart = asCivilDate(startOfMonth(asUtcDate(date)));
  const earlier = date > monthStart ? monthStart : moveBy('agenda', date, -1);

  const columns = useRef<HTMLDivElement>(null);
  // Somebody who has scrolled on and chooses a day sees it first.
  useEffect(() => {
    const list = columns.current?.querySelector('section');
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }, [date]);

  return (
    <Columns ref={columns}>
      <MonthStrip date={date} days={days} onChoose={onTurn} />
      <Stack as="section" label={`Events from ${longDate(date)}`} gap="s">
        <Row justify="between">
          <Text size="section" as="h3">
            {monthName(events?.[0]?.date ?? date)}
          </Text>
          <Button variant="plain" label={`Earlier in ${monthName(earlier)}`} onClick={() => onTurn(earlier)}>
            Earlier
          </Button>
        </Row>
        <LoadError query={{ ...query, data: events }} onRetry={query.refetch}>
          Error loading events. Please try again.
        </LoadError>
        {!events && !query.isError && <Skeleton shape="row" count={6} />}
        {events?.length === 0 && <NoEvents {...state} />}
        {events &&
          byMonth(events).map(([month, ofMonth], at) => (
            <Stack key={month} gap="xs">
              {at > 0 && (
                <Text size="section" as="h3">
                  {month}
                </Text>
              )}
              <List label={month}>
                {ofMonth.map((event) => (
                  <li key={event.id}>
                    <AgendaEvent event={event} />
                  </li>
                ))}
              </List>
            </Stack>
          ))}
        {events && hasMore && <More count={events.length} onMore={onMore} />}
      </Stack>
    </Columns>
  );
}

function NoEvents({ date, childId }: Pick<CalendarState, 'date' | 'childId'>) {
  const { source } = useEventSource(childId);
  const wait = useTeamWait(childId);
  return <Text muted>{(source === 'own' && wait) || `No events from ${longDate(date)} on.`}</Text>;
}

function byMonth(events: readonly EventDto[]): [string, EventDto[]][] {
  const months = new Map<string, EventDto[]>();
  for (const event of events) {
    const month = monthName(event.date);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}

/** Presses itself when it comes near the screen. */
function More({ count, onMore }: { count: number; onMore: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '300px' });
    observer.observe(frame.current!);
    return () => observer.disconnect();
    // For each number of events once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
  return (
    <div ref={frame}>
      <Button variant="secondary" full="phone" onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}

const Columns = styled.div`
  & > section {
    margin-top: ${theme.space.xs};
    /* Below the bar of the page and the week that stays. */
    scroll-margin-top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.size.touch} + ${theme.space.xs});
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: 320px minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.l};

    & > section {
      margin-top: 0;
    }
  }
`;
