import { longDate, monthName, useToday } from '@touchline/app-core';
import { addDays, type CivilDate, pluralize, weekdayOf } from '@touchline/domain';
import { media, theme } from '@touchline/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useAsking } from '../../events/use-deadline.ts';
import { type CalendarDay } from '../calendar-days.ts';
import { daysOf, moveBy, shownDays } from '../calendar-period.ts';

interface MonthStripProps {
  /** The day with which the agenda begins. */
  date: CivilDate;
  /** Those with events; undefined until they are loaded. */
  days: readonly CalendarDay[] | undefined;
  onChoose: (date: CivilDate) => void;
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/**
 * The month of the agenda, with a dot for each day that has events. While the agenda scrolls, only the week of its first day stays. One
 * stop of the Tab key, in which arrow keys move by days, and Page Up and Page Down by months.
 */
export function MonthStrip({ date, days, onChoose }: MonthStripProps) {
  const today = useToday();
  const asks = useAsking();
  const byDate = new Map(days?.map((day) => [day.date, day]));
  const { from } = shownDays('agenda', date);
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => addDays(from, 7 * week));

  const month = useRef<HTMLDivElement>(null);
  const hasChosen = useRef(false);
  // The day that had the focus may be gone.
  useEffect(() => {
    if (hasChosen.current)
      month.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus({ preventScroll: true });
    hasChosen.current = false;
  }, [date]);
  const choose = (day: CivilDate) => {
    hasChosen.current = day !== date;
    onChoose(day);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focused = document.activeElement?.getAttribute('data-date');
    const step = steps[event.key];
    const turn = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (!focused || (!step && !turn)) return;
    event.preventDefault();
    if (turn) choose(moveBy('agenda', date, turn));
    else event.currentTarget.querySelector<HTMLElement>(`[data-date="${addDays(focused, step!)}"]`)?.focus();
  };

  return (
    <Month ref={month} role="grid" aria-label={monthName(date)} onKeyDown={onKeyDown}>
      <Weekdays role="row">
        {daysOf({ from, to: addDays(from, 6) }).map((day) => (
          <span key={day} role="columnheader" aria-label={weekdayOf(day)}>
            {weekdayOf(day).slice(0, 2)}
          </span>
        ))}
      </Weekdays>
      {weeks.map((first) => {
        const last = addDays(first, 6);
        return (
          <Week key={first} role="row" $stays={first <= date && date <= last}>
            {daysOf({ from: first, to: last }).map((day) => {
              const found = byDate.get(day);
              const asked = found?.events.map(asks).find((each) => each !== null);
              const count = found ? pluralize(found.total, 'event') : 'no events';
              return (
                <div key={day} role="gridcell" aria-selected={day === date}>
                  <Day
                    type="button"
                    data-date={day}
                    tabIndex={day === date ? 0 : -1}
                    aria-label={[`${weekdayOf(day)}, ${longDate(day)}`, count, asked].filter(Boolean).join(', ')}
                    aria-current={day === today ? 'date' : undefined}
                    $isOther={day.slice(0, 7) !== date.slice(0, 7)}
                    onClick={() => choose(day)}
                  >
                    <Figure>{Number(day.slice(8))}</Figure>
                    <Dot $isAsked={asked !== undefined} hidden={!found} />
                  </Day>
                </div>
              );
            })}
          </Week>
        );
      })}
    </Month>
  );
}

/** Without a box on phones, so that a week sticks as long as the agenda is on the screen. */
const Month = styled.div`
  ${media.phone} {
    display: contents;
  }
  ${media.tablet} {
    position: sticky;
    top: calc(var(--ui-banner, 0px) + ${theme.size.header} + ${theme.space.m});
  }
  ${media.low} {
    position: static;
  }
`;

const Weekdays = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  color: ${theme.color.muted};
  font: ${theme.font.tiny};
  text-align: center;
`;

const Week = styled.div<{ $stays: boolean }>`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));

  ${media.phone} {
    ${({ $stays }) => $stays && `position: sticky; z-index: 5; box-shadow: 0 1px 0 ${theme.color.line};`}
    top: calc(var(--ui-banner, 0px) + ${theme.size.header});
    background: ${theme.color.bg};
  }
  ${media.low} {
    position: static;
  }
`;

const Day = styled.button<{ $isOther: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  width: 100%;
  height: ${theme.size.touch};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${({ $isOther }) => ($isOther ? theme.color.muted : theme.color.text)};
  font: ${theme.font.secondary};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [aria-selected='true'] > & {
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 2px ${theme.color.brand};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
`;

const Figure = styled.span`
  line-height: 1.25rem;
`;

const Dot = styled.span<{ $isAsked: boolean }>`
  width: ${({ $isAsked }) => ($isAsked ? '12px' : '6px')};
  height: 6px;
  border-radius: 3px;
  background: ${({ $isAsked }) => ($isAsked ? theme.color.warn : theme.color.muted)};

  &[hidden] {
    display: block;
    visibility: hidden;
  }
`;
