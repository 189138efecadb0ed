import { fields } from '@touchline/app-core';
import { retained, type Retained, retentionFields, type RetentionPeriods } from '@touchline/domain';
import * as z from 'zod/mini';

const periodFields = Object.fromEntries(retained.map((kind) => [kind, fields.number(retentionFields[kind])])) as Record<
  Retained,
  ReturnType<typeof fields.number>
>;

export const retentionSchema = z.object(periodFields);

export const inputOf = (periods: RetentionPeriods): z.input<typeof retentionSchema> => {
  const texts = retained.map((kind) => [kind, String(periods[kind])]);
  return Object.fromEntries(texts) as Record<Retained, string>;
};

/** What would be kept for a shorter time than before. */
export const shortened = (periods: RetentionPeriods, before: RetentionPeriods): Retained[] =>
  retained.filter((kind) => periods[kind] < before[kind]);
