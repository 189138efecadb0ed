import { useToday } from '@touchline/app-core';
import { type CivilDate, yearOf } from '@touchline/domain';
import { Button, IconButton, media, SegmentedControl, SelectField, theme, useMediaQuery } from '@touchline/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type CalendarState, yearsAround } from './calendar-address.ts';
import { calendarViews, moveBy, periodName, shortPeriodName } from './calendar-period.ts';
import { MonthPopover } from './month.popover.tsx';
import { type CalendarActions } from './use-calendar.ts';

const views = [
  { value: 'agenda', label: 'Agenda' },
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const;

interface ToolbarProps {
  state: CalendarState;
  turn: CalendarActions['turn'];
  /** Selects the children whose events are shown. */
  child: ReactNode;
  filters: ReactNode;
}

/** Two rows at every width: which days, and how and for whom they are shown. */
export function Toolbar({ state: { view, date }, turn, child, filters }: ToolbarProps) {
  const today = useToday();
  const isPhone = useMediaQuery(media.phone);
  const years = yearsAround(today);
  const isWithinYears = (to: CivilDate) => yearOf(to) >= years.first && yearOf(to) <= years.last;
  const [before, after] = [moveBy(view, date, -1), moveBy(view, date, 1)];
  const step = view === 'agenda' ? 'month' : view;
  const showView = (value: string) => turn({ view: calendarViews.find((each) => each === value) });

  return (
    <Bar role="group" aria-label="Calendar">
      <Turn>
        <IconButton
          icon={ChevronLeft}
          label={`Previous ${step}`}
          disabled={!isWithinYears(before)}
          onClick={() => turn({ date: before })}
        />
        <Period aria-live="polite">
          <MonthPopover
            name={periodName(view, date)}
            shortName={shortPeriodName(view, date)}
            date={date}
            years={years}
            onChange={(to) => turn({ date: to })}
          />
        </Period>
        <IconButton
          icon={ChevronRight}
          label={`Next ${step}`}
          disabled={!isWithinYears(after)}
          onClick={() => turn({ date: after })}
        />
      </Turn>
      <Today>
        <Button variant="secondary" onClick={() => turn({ date: today })}>
          Today
        </Button>
      </Today>
      <Views>
        {isPhone ? (
          <SelectField
            label="View"
            hideLabel
            options={views}
            value={view}
            onChange={({ target }) => showView(target.value)}
          />
        ) : (
          <SegmentedControl label="View" options={views} value={view} onChange={showView} />
        )}
      </Views>
      <Child>{child}</Child>
      <Filters>{filters}</Filters>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template: 'turn turn today filters' 'child child views views' / minmax(0, 1fr) auto auto auto;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.xxs};

  ${media.tablet} {
    grid-template: 'turn today views' 'child child filters' / auto minmax(0, 1fr) auto;
    gap: ${theme.space.s};
  }
`;

const Turn = styled.div`
  display: flex;
  grid-area: turn;
  align-items: center;
  min-width: 0;
  margin-left: -10px;

  & > button {
    flex: none;
  }
`;

const Today = styled.div`
  grid-area: today;

  ${media.phone} {
    & > button {
      padding-inline: ${theme.space.s};
    }
  }
`;

const Period = styled.h2`
  min-width: 0;
`;

const Views = styled.div`
  grid-area: views;

  ${media.tablet} {
    justify-self: end;
    width: 340px;
  }
`;

const Child = styled.div`
  grid-area: child;
  min-width: 0;

  ${media.tablet} {
    max-width: 320px;
  }
`;

const Filters = styled.div`
  grid-area: filters;

  ${media.phone} {
    & button {
      min-width: ${theme.size.touch};
      padding-inline: ${theme.space.xs};
    }
  }
  ${media.tablet} {
    justify-self: end;
  }
`;
