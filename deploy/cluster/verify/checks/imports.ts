import { ask } from '../balancer.ts';
import { backendUrls } from '../backends.ts';
import { type Answer, type Person } from '../person.ts';
import { until } from '../processes.ts';
import { expect } from '../report.ts';

const rows = 4000;

function send(admin: Person, surname: string): Promise<Answer> {
  const lines = Array.from({ length: rows }, (_, n) => `Child ${n} ${surname},2014-05-04`);
  const form = new FormData();
  form.append('file', new File([['name,dateOfBirth', ...lines].join('\n')], 'children.csv'));
  return admin.post('/api/import/children', form);
}

const count = async (surname: string) =>
  (await ask<{ count: number }>(`SELECT count(*)::int AS count FROM children WHERE name LIKE '% ${surname}'`))[0]!
    .count;

/** One file, sent eight times at once to both backends. */
export async function importedOnce(admin: Person): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => send(admin.at(backendUrls[n % backendUrls.length]!), 'Once')),
  );
  const taken = answers.filter(({ status, body }) => status === 200 && body.summary.success === rows).length;
  const others = answers.filter(({ status, body }) => status === 409 || body.summary?.skipped === rows).length;
  const [found, audited] = [await count('Once'), await auditRows()];
  const isRight =
    taken === 1 && others === 7 && found === rows && audited === answers.filter(({ status }) => status === 200).length;
  expect(
    'one file sent 8 times at once to both backends',
    isRight,
    `${taken} taken in, ${others} refused or skipped, ${found} rows`,
  );
}

const auditRows = async () =>
  (await ask<{ count: number }>(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'data.import'`))[0]!.count;

/** Begins an import and comes back once the database is at it; the answer is for when the leader has died meanwhile. */
export async function beginImport(admin: Person): Promise<{ answer: Promise<Answer> }> {
  const answer = send(admin, 'Midway');
  await until('the import is under way', 20, async () => {
    const locks = await ask(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`);
    return locks.length > 0;
  });
  return { answer };
}

/** All of the file is there, or nothing; sent again, all of it is. */
export async function importedWhole(admin: Person, begun: Answer): Promise<void> {
  const left = await count('Midway');
  const again = await send(admin, 'Midway');
  const found = await count('Midway');
  const isWhole =
    [200, 503].includes(begun.status) && (begun.status === 200 ? left === rows : [0, rows].includes(left));
  expect(
    'an import while the leader dies is whole or nothing',
    isWhole && again.status === 200 && found === rows,
    `${begun.status}, ${left} rows; again: ${again.status}, ${found} rows`,
  );
}
