import { useToday } from '@touchline/app-core';
import { type CivilDate, yearOf } from '@touchline/domain';
import { Button, IconButton, media, SegmentedControl, theme } from '@touchline/ui';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { type CalendarState, yearsAround } from './calendar-address.ts';
import { moveBy, periodName } from './calendar-period.ts';
import { MonthChoice } from './month-choice.tsx';
import { type CalendarActions } from './use-calendar.ts';

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const;

interface ToolbarProps {
  state: CalendarState;
  turn: CalendarActions['turn'];
}

export function Toolbar({ state: { view, date }, turn }: ToolbarProps) {
  const today = useToday();
  const years = yearsAround(today);
  const isWithinYears = (to: CivilDate) => yearOf(to) >= years.first && yearOf(to) <= years.last;
  const [before, after] = [moveBy(view, date, -1), moveBy(view, date, 1)];
  const name = periodName(view, date);

  return (
    <Bar role="group" aria-label="Calendar">
      <Steps>
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
      </Steps>
      <Name aria-live="polite">{name}</Name>
      <MonthChoice date={date} years={years} onChange={(to) => turn({ date: to })} />
      <Views>
        <SegmentedControl label="View" options={views} value={view} onChange={(next) => turn({ view: next })} />
      </Views>
    </Bar>
  );
}

/** Two rows on phones, one where there is room. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.m};
`;

const Steps = styled.div`
  display: flex;
  gap: ${theme.space.xxs};
`;

const Name = styled.h2`
  flex: 1 1 0;
  min-width: 128px;
  font: ${theme.font.name};

  ${media.tablet} {
    font: ${theme.font.section};
  }
`;

const Views = styled.div`
  flex: 1 1 100%;

  ${media.tablet} {
    flex: 0 1 260px;
  }
`;
