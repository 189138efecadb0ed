import { type FormMethods, useToday } from '@touchline/app-core';
import { type Absence, isCivilDate } from '@touchline/domain';
import { DateField, Grid } from '@touchline/ui';

/** First and last day; the last one follows the first. */
export function AbsenceFields({ form }: { form: FormMethods<Absence, Absence> }) {
  const today = useToday();
  // Somebody who is away for one day enters it once.
  const fillLastDay = () => {
    const { from, to } = form.getValues();
    if (to === '' && isCivilDate(from)) form.setValue('to', from);
  };
  return (
    <Grid column="narrow">
      <DateField label="First Day" {...form.field('from', { onBlur: fillLastDay })} />
      <DateField label="Last Day" min={today} {...form.field('to')} />
    </Grid>
  );
}
