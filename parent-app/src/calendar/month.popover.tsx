import { asUtcDate, type CivilDate, monthNames, yearOf } from '@touchline/domain';
import { Icon, media, Popover, SelectField, theme, useMediaQuery } from '@touchline/ui';
import { getMonth } from 'date-fns';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { moveBy } from './calendar-period.ts';

interface MonthPopoverProps {
  /** The period that is shown: the text of the button. */
  name: string;
  /** The same for phones. */
  shortName: string;
  date: CivilDate;
  years: { first: number; last: number };
  onChange: (date: CivilDate) => void;
}

/** Names the period and jumps to any month of any year. */
export function MonthPopover({ name, shortName, date, years: { first, last }, onChange }: MonthPopoverProps) {
  const isPhone = useMediaQuery(media.phone);
  const years = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, at) => ({ value: last - at, label: String(last - at) })),
    [first, last],
  );
  const [year, month] = [yearOf(date), getMonth(asUtcDate(date))];
  const moveByMonths = (count: number) => onChange(moveBy('month', date, count));
  const trigger = (
    <PeriodButton type="button" aria-label={`${name}, choose another month`}>
      <span>{isPhone ? shortName : name}</span>
      {!isPhone && <Icon of={ChevronDown} />}
    </PeriodButton>
  );

  return (
    <Popover label="Month and year" hideLabel align="start" trigger={trigger}>
      <Pair>
        <SelectField
          label="Month"
          options={months}
          value={month}
          onChange={({ target }) => moveByMonths(Number(target.value) - month)}
        />
        <SelectField
          label="Year"
          options={years}
          value={year}
          onChange={({ target }) => moveByMonths(12 * (Number(target.value) - year))}
        />
      </Pair>
    </Popover>
  );
}

const months = monthNames.map((label, value) => ({ value, label }));

const PeriodButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space.xxs};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  font: ${theme.font.name};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;

  & > svg {
    flex: none;
    color: ${theme.color.muted};
  }
  ${media.tablet} {
    padding-inline: ${theme.space.xs};
    font: ${theme.font.section};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.raised};
    }
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.space.xs};
`;
