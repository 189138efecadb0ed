import { type EntityManager } from 'typeorm';
import { type CivilDate, groupBy, type RegisteredChild } from '@touchline/domain';
import { inBatches } from '../database/in-batches.ts';
import { findBornOn } from './import.queries.ts';

/** The registered children who were born on a day of these rows, by date of birth. */
export async function childrenByBirth(
  manager: EntityManager,
  rows: { dateOfBirth: CivilDate }[],
): Promise<Map<string, RegisteredChild[]>> {
  const days = [...new Set(rows.map(({ dateOfBirth }) => dateOfBirth))];
  return groupBy(
    await inBatches(days, (batch) => findBornOn(manager, { days: batch })),
    ({ dateOfBirth }) => dateOfBirth,
  );
}
