import { type EventDto } from '@touchline/api-client';
import { lazyPart, typeWords, useToday } from '@touchline/app-core';
import { type CivilDate, eventTypes } from '@touchline/domain';
import { Button, media, Skeleton, Stack, Text, theme, toneColor, useMediaQuery } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { type CalendarState } from './calendar-address.ts';
import { type CalendarDay, withEmptyDays } from './calendar-days.ts';
import { type CalendarView as ViewName, daysOf, type GridView, periodName, periodOf } from './calendar-period.ts';
import { crowdsOf } from './crowds.ts';
import { DayList } from './day-list.tsx';

const loadGrid = () => import('./grid.tsx');
const placeholder = <Skeleton shape="tall" count={2} />;
const Grid = lazyPart(loadGrid, placeholder);

/** The most events of a day in a grid. */
const maxEntries = 12;

/** How many events of a day the club's calendar asks for at first; a month shows one and counts the others. */
export const firstEvents: Record<ViewName, number> = { agenda: 1, month: 1, week: maxEntries, day: 50 };

interface CalendarViewProps {
  state: CalendarState & { view: GridView };
  /** Undefined until they are loaded. */
  days: readonly CalendarDay[] | undefined;
  isLoading: boolean;
  /** The events of a family, which knows its own teams. */
  isFamily: boolean;
  onOpen: (event: EventDto) => void;
  onOpenDay: (date: CivilDate) => void;
  /** Lists more events of the day that is shown. */
  onMore: () => void;
}

/** A grid or, on phones and for days with many events, a list. */
export function CalendarView(props: CalendarViewProps) {
  const { view, date } = props.state;
  const { days, isLoading, isFamily, onOpen, onOpenDay, onMore } = props;
  const isPhone = useMediaQuery(media.phone);
  const today = useToday();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const isCrowded = days?.some(
    ({ total, events }) => total > maxEntries || (view === 'day' && crowdsOf(events).crowds.length > 0),
  );
  const asList = view !== 'month' && (isPhone || isCrowded);
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
            <Grid
              view={view}
              date={date}
              days={days ?? none}
              isFamily={isFamily}
              onOpen={onOpen}
              onOpenDay={onOpenDay}
            />
            {isPhone && <TypeLegend />}
          </Busy>
        ) : (
          placeholder
        )}
      </Space>
    );
  }
  if (!days) return isLoading && <Skeleton count={3} />;
  const dates = daysOf(periodOf(view, date));
  // The week that has begun starts with today.
  const isBegun = isPhone && view === 'week' && !showsEarlier && dates.includes(today) && dates[0] !== today;
  return (
    <Stack gap="s">
      {isBegun && (
        <div>
          <Button variant="plain" onClick={() => setShowsEarlier(true)}>
            Earlier this week
          </Button>
        </div>
      )}
      <DayList
        label={periodName(view, date)}
        days={withEmptyDays(isBegun ? dates.filter((each) => each >= today) : dates, days)}
        onOpen={onOpen}
        emptyText={<Text muted>No events</Text>}
        more={
          view === 'day'
            ? { label: moreLabel, onPress: onMore }
            : { label: ({ total }) => `Show all ${total} events`, onPress: (day) => onOpenDay(day.date) }
        }
      />
    </Stack>
  );
}

/** What the dots of a phone's month mean. */
const TypeLegend = () => (
  <Legend aria-hidden>
    {eventTypes.map((type) => (
      <span key={type}>
        <i style={{ background: toneColor[typeWords[type].tone].strong }} />
        {typeWords[type].label}
      </span>
    ))}
  </Legend>
);

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

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space.s};
  margin-top: ${theme.space.xs};
  color: ${theme.color.muted};
  font: ${theme.font.tiny};

  i {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 6px;
    border-radius: 50%;
  }
`;
