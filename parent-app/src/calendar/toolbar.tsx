import { useToday } from '@touchline/app-core';
import { type CivilDate, yearOf } from '@touchline/domain';
import { Button, IconButton, media, SegmentedControl, theme } from '@touchline/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type CalendarState, yearsAround } from './calendar-address.ts';
import { moveBy, periodName } from './calendar-period.ts';
import { MonthPopover } from './month.popover.tsx';
import { type CalendarActions } from './use-calendar.ts';

const views = [
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
  const years = yearsAround(today);
  const isWithinYears = (to: CivilDate) => yearOf(to) >= years.first && yearOf(to) <= years.last;
  const [before, after] = [moveBy(view, date, -1), moveBy(view, date, 1)];

  return (
    <Bar role="group" aria-label="Calendar">
      <Days>
        <Button variant="secondary" onClick={() => turn({ date: today })}>
          Today
        </Button>
        <IconButton
          icon={ChevronLeft}
          label={`Previous ${view}`}
          disabled={!isWithinYears(before)}
          onClick={() => turn({ date: before })}
        />
        <IconButton
          icon={ChevronRight}
          label={`Next ${view}`}
          disabled={!isWithinYears(after)}
          onClick={() => turn({ date: after })}
        />
        <Period aria-live="polite">
          <MonthPopover name={periodName(view, date)} date={date} years={years} onChange={(to) => turn({ date: to })} />
        </Period>
      </Days>
      <Views>
        <SegmentedControl label="View" options={views} value={view} onChange={(next) => turn({ view: next })} />
      </Views>
      <Child>{child}</Child>
      <Filters>{filters}</Filters>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template: 'days days days' / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs};

  ${media.tablet} {
    grid-template: 'days views' 'child filters' / minmax(0, 1fr) auto;
    gap: ${theme.space.s};
  }
`;

const Days = styled.div`
  display: flex;
  grid-area: days;
  align-items: center;
  gap: ${theme.space.xxs};
  min-width: 0;

  & > button {
    flex: none;
  }
`;

const Period = styled.h2`
  min-width: 0;
`;

const Views = styled.div`
  ${media.phone} {
    & button {
      font: ${theme.font.label};
    }
  }
  ${media.tablet} {
    grid-area: views;
    justify-self: end;
    width: 260px;
  }
`;

const Child = styled.div`
  min-width: 0;

  ${media.tablet} {
    grid-area: child;
    max-width: 320px;
  }
`;

const Filters = styled.div`
  ${media.tablet} {
    grid-area: filters;
    justify-self: end;
  }
`;
