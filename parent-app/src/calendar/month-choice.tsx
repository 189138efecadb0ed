import { media, SelectField, theme } from '@touchline/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { monthNames } from './calendar-period.ts';

interface MonthChoiceProps {
  /** Counted from the year 0. */
  month: number;
  years: { first: number; last: number };
  onChange: (month: number) => void;
}

/** Any month of any year, without paging there. */
export function MonthChoice({ month, years: { first, last }, onChange }: MonthChoiceProps) {
  const years = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, at) => ({ value: last - at, label: String(last - at) })),
    [first, last],
  );
  const year = Math.floor(month / 12);

  return (
    <Pair>
      <SelectField
        label="Month"
        hideLabel
        options={months}
        value={month % 12}
        onChange={({ target }) => onChange(year * 12 + Number(target.value))}
      />
      <SelectField
        label="Year"
        hideLabel
        options={years}
        value={year}
        onChange={({ target }) => onChange(Number(target.value) * 12 + (month % 12))}
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
