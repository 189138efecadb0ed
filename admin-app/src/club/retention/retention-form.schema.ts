import {
  fromDigits,
  problemWith,
  retained,
  type Retained,
  retentionFields,
  type RetentionPeriods,
} from '@touchline/domain';
import * as z from 'zod/mini';

/** Digits, which are sent as a number. The label names the field, so that the sentence begins with the verb. */
const periodField = (kind: Retained) => {
  const problemOf = (text: string) => problemWith(fromDigits(retentionFields[kind]), text);
  return z.pipe(
    z.string().check(
      z.refine((text) => problemOf(text) === null, {
        error: ({ input }) => problemOf(input as string)?.replace('$property must', 'Must'),
      }),
    ),
    z.transform((digits) => Number(digits)),
  );
};

const periodFields = Object.fromEntries(retained.map((kind) => [kind, periodField(kind)])) as Record<
  Retained,
  ReturnType<typeof periodField>
>;

export const retentionSchema = z.object(periodFields);

export const inputOf = (periods: RetentionPeriods): z.input<typeof retentionSchema> => {
  const texts = retained.map((kind) => [kind, String(periods[kind])]);
  return Object.fromEntries(texts) as Record<Retained, string>;
};

/** What would be kept for a shorter time than before. */
export const shortened = (periods: RetentionPeriods, before: RetentionPeriods): Retained[] =>
  retained.filter((kind) => periods[kind] < before[kind]);
