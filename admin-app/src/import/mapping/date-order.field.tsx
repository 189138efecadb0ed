import { useListSeasonsQuery } from '@touchline/api-client';
import { longDate, useToday } from '@touchline/app-core';
import { type DateOrder, datesIn, lastCutoff, latestYear } from '@touchline/domain';
import { RadioGroup, Text } from '@touchline/ui';
import { useMemo } from 'react';
import { type Ages, consequencesOf, differenceOf } from './date-consequences.ts';
import { type DateReview } from './date-review.ts';

interface DateOrderFieldProps {
  dates: DateReview;
  chosen: DateOrder | null;
  onChange: (order: DateOrder) => void;
}

/** Says how the dates of a column are read, and asks where they could be read in two ways. */
export function DateOrderField({ dates, chosen, onChange }: DateOrderFieldProps) {
  const today = useToday();
  const { data: seasons } = useListSeasonsQuery();
  const cutoff = seasons?.find(({ status }) => status === 'running')?.cutoff ?? lastCutoff(today);
  // A file may have thousands of dates, and the page is drawn again while it is sent.
  const question = useMemo(() => questionOn(dates, { today, cutoff }), [dates, today, cutoff]);
  if (!dates.order.isOpen) return <KnownOrder {...dates.order} />;
  return <RadioGroup label="How are the dates written?" {...question} value={chosen} onChange={onChange} columns />;
}

function questionOn(dates: DateReview, ages: Ages) {
  const { column, order } = dates;
  if (!order.isOpen) return { options: [] };
  const readings = datesIn(order.example ?? '', latestYear(column, ages.today));
  const optionOf = (value: DateOrder) => ({
    value,
    label: `${names[value]}: ${order.example} is ${longDate(readings[value]!)}`,
    details: (
      <Text size="secondary" muted>
        {consequencesOf(dates, value, ages).join(' ')}
      </Text>
    ),
  });
  return { helper: differenceOf(dates, ages) ?? undefined, options: [optionOf('dmy'), optionOf('mdy')] };
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
