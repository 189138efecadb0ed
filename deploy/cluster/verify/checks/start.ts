import { ask } from '../balancer.ts';
import { admin } from '../backends.ts';
import { expect } from '../report.ts';

/** Two backends have started at once on an empty database. */
export async function startedOnce(): Promise<void> {
  const [found] = await ask<{ rows: number; names: number; admins: number }>(`
    SELECT count(*)::int AS rows, count(DISTINCT name)::int AS names,
           (SELECT count(*)::int FROM users WHERE email = '${admin.username}') AS admins
    FROM migrations`);
  const { rows, names, admins } = found!;
  expect('two backends that start at once migrate once', rows > 0 && rows === names && admins === 1, found);
}
