import { type EventDto } from '@touchline/api-client';
import { lazyPart } from '@touchline/app-core';
import { type CivilDate } from '@touchline/domain';
import { media, Skeleton, Text, theme, useMediaQuery } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type CalendarState } from './calendar-address.ts';
import { type CalendarDay, withEmptyDays } from './calendar-days.ts';
import { type CalendarView as ViewName, daysOf, periodName, periodOf } from './calendar-period.ts';
import { DayList } from './day-list.tsx';

const loadGrid = () => import('./grid.tsx');
const placeholder = <Skeleton shape="tall" count={2} />;
const Grid = lazyPart(loadGrid, placeholder);

/** The most events of a day that are readable side by side. */
const maxColumns = 12;

/** How many events of a day the club's calendar asks for at first; a month shows one and counts the others. */
export const firstEvents: Record<ViewName, number> = { month: 1, week: maxColumns, day: 50 };

interface CalendarViewProps {
  state: CalendarState;
  /** Undefined until they are loaded. */
  days: readonly CalendarDay[] | undefined;
  isLoading: boolean;
  onOpen: (event: EventDto) => void;
  onOpenDay: (date: CivilDate) => void;
  /** Lists more events of the day that is shown. */
  onMore: () => void;
}

/** A grid or, on phones and for days with many events, a list. */
export function CalendarView({ state: { view, date }, days, isLoading, onOpen, onOpenDay, onMore }: CalendarViewProps) {
  const isPhone = useMediaQuery(media.phone);
  const asList = view !== 'month' && (isPhone || days?.some(({ total }) => total > maxColumns));
  // The grid takes long to draw on a phone, so it is drawn with its first events. After that, it stays while others load.
  const [hasLoaded, setHasLoaded] = useState(!isLoading);
  if (!hasLoaded && !isLoading) setHasLoaded(true);
  useEffect(() => {
    // It is loaded beside the events; <Grid> shows a failure.
    if (!asList) loadGrid().catch(() => undefined);
  }, [asList]);

  if (!asList) {
    return (
      <Space>
        {hasLoaded ? (
          <Busy aria-busy={isLoading}>
            <Grid view={view} date={date} days={days ?? none} onOpen={onOpen} onOpenDay={onOpenDay} />
          </Busy>
        ) : (
          placeholder
        )}
      </Space>
    );
  }
  if (!days) return isLoading && <Skeleton count={3} />;
  return (
    <DayList
      label={periodName(view, date)}
      days={withEmptyDays(daysOf(periodOf(view, date)), days)}
      onOpen={onOpen}
      emptyText={<Text muted>No events</Text>}
      more={
        view === 'day'
          ? { label: moreLabel, onPress: onMore }
          : { label: ({ total }) => `Show all ${total} events`, onPress: (day) => onOpenDay(day.date) }
      }
    />
  );
}

const none: never[] = [];

function moreLabel({ total, events }: CalendarDay): string {
  const rest = total - events.length;
  return `Show ${Math.min(rest, firstEvents.day)} more of ${rest}`;
}

/** The height of most months on a phone, so that what follows does not move when the grid is loaded. */
const Space = styled.div`
  min-height: 470px;
`;

const Busy = styled.div`
  transition: opacity ${theme.quick};

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
