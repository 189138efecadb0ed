import { fields } from '@touchline/app-core';
import { type CivilDate, isCivilDate, isPlayingAge, messages } from '@touchline/domain';
import { type DateParts } from '@touchline/ui';
import * as z from 'zod/mini';

const part = () => z.nullable(z.number());

/** A child as a parent adds it, on a day; what three selects say becomes a date. */
export const childSchema = (today: CivilDate) =>
  z.object({
    name: fields.name(),
    dateOfBirth: z.pipe(
      z.pipe(
        z
          .object({ day: part(), month: part(), year: part() })
          .check(z.refine(isComplete, messages.dateOfBirthIncomplete)),
        z.transform(civilDate),
      ),
      z.string().check(
        z.refine((date) => isCivilDate(date), messages.dateInvalid),
        z.refine((date) => isPlayingAge(date, today), messages.childAge),
      ),
    ),
  });

export type NewChild = z.output<ReturnType<typeof childSchema>>;

export const noChild: { name: string; dateOfBirth: DateParts } = {
  name: '',
  dateOfBirth: { day: null, month: null, year: null },
};

const isComplete = ({ day, month, year }: DateParts): boolean => Boolean(day && month && year);

const civilDate = ({ day, month, year }: DateParts): CivilDate =>
  [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
