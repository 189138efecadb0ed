import { asUtcDate, type CivilDate, yearOf } from '@touchline/domain';
import { media, monthNames, SelectField, theme } from '@touchline/ui';
import { getMonth } from 'date-fns';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { moveBy } from './calendar-period.ts';

interface MonthChoiceProps {
  date: CivilDate;
  years: { first: number; last: number };
  onChange: (date: CivilDate) => void;
}

/** Jumps to any month of any year. */
export function MonthChoice({ date, years: { first, last }, onChange }: MonthChoiceProps) {
  const years = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, at) => ({ value: last - at, label: String(last - at) })),
    [first, last],
  );
  const [year, month] = [yearOf(date), getMonth(asUtcDate(date))];
  const moveByMonths = (months: number) => onChange(moveBy('month', date, months));

  return (
    <Pair>
      <SelectField
        label="Month"
        hideLabel
        options={months}
        value={month}
        onChange={({ target }) => moveByMonths(Number(target.value) - month)}
      />
      <SelectField
        label="Year"
        hideLabel
        options={years}
        value={year}
        onChange={({ target }) => moveByMonths(12 * (Number(target.value) - year))}
      />
    </Pair>
  );
}

const months = monthNames.map((label, value) => ({ value, label }));

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.space.xs};
  flex: 1 1 100%;

  ${media.tablet} {
    flex: 0 0 260px;
  }
`;
