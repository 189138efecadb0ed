import { query } from '../balancer.ts';
import { admin } from '../backends.ts';
import { expect } from '../report.ts';

/** Checks two backends that have started at once on an empty database. */
export async function startedOnce(): Promise<void> {
  const [found] = await query<{ rows: number; names: number; admins: number }>(`
    SELECT count(*)::int AS rows, count(DISTINCT name)::int AS names,
           (SELECT count(*)::int FROM users WHERE email = '${admin.username}') AS admins
    FROM migrations`);
  const { rows, names, admins } = found!;
  expect(
    'two backends that start at once migrate once and create one admin',
    rows > 0 && rows === names && admins === 1,
    found,
  );
}
