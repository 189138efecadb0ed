import { longDate, useToday } from '@touchline/app-core';
import { type DateOrder, datesIn, latestYear } from '@touchline/domain';
import { RadioGroup, Text } from '@touchline/ui';
import { consequencesOf, differenceOf } from './date-consequences.ts';
import { type DateReview } from './date-review.ts';

interface DateOrderFieldProps {
  dates: DateReview;
  chosen: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

/** Says how the dates of a column are read, and asks where they could be read in two ways. */
export function DateOrderField({ dates, chosen, onChange }: DateOrderFieldProps) {
  const today = useToday();
  const { column, order } = dates;
  if (!order.isOpen) return <KnownOrder {...order} />;
  const readings = datesIn(order.example ?? '', latestYear(column, today));
  const optionOf = (value: DateOrder) => ({
    value,
    label: `${names[value]}: ${order.example} is ${longDate(readings[value]!)}`,
    details: (
      <Text size="secondary" muted>
        {consequencesOf(dates, value, today).join(' ')}
      </Text>
    ),
  });
  return (
    <RadioGroup
      label="How are the dates written?"
      helper={differenceOf(dates, today) ?? undefined}
      options={[optionOf('dmy'), optionOf('mdy')]}
      value={chosen}
      onChange={onChange}
      columns
    />
  );
}

const names: Record<DateOrder, string> = { dmy: 'Day first', mdy: 'Month first' };
const forms: Record<DateOrder, string> = { dmy: 'day/month/year', mdy: 'month/day/year' };

function KnownOrder({ order, example }: DateReview['order']) {
  if (!order) return null;
  return (
    <Text size="secondary" muted>
      Dates are read as {forms[order]}, because of “{example}”.
    </Text>
  );
}
