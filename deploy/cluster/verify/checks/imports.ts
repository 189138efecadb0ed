import { query } from '../balancer.ts';
import { backendUrls } from '../backends.ts';
import { type HttpResponse, type ApiClient } from '../api-client.ts';
import { until } from '../processes.ts';
import { expect } from '../report.ts';

const rows = 4000;

function send(admin: ApiClient, surname: string): Promise<HttpResponse> {
  const lines = Array.from({ length: rows }, (_, n) => `Child ${n} ${surname},2014-05-04`);
  const form = new FormData();
  form.append('file', new File([['name,dateOfBirth', ...lines].join('\n')], 'children.csv'));
  return admin.post('/api/import/children', form);
}

const count = async (surname: string) =>
  (await query<{ count: number }>(`SELECT count(*)::int AS count FROM children WHERE name LIKE '% ${surname}'`))[0]!
    .count;

/** Sends one file eight times at once to both backends. */
export async function importRunsOnce(admin: ApiClient): Promise<void> {
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, n) => send(admin.at(backendUrls[n % backendUrls.length]!), 'Once')),
  );
  const imported = responses.filter(({ status, body }) => status === 200 && body.summary.success === rows).length;
  const others = responses.filter(({ status, body }) => status === 409 || body.summary?.skipped === rows).length;
  const [found, audited] = [await count('Once'), await auditRows()];
  const isRight =
    imported === 1 &&
    others === 7 &&
    found === rows &&
    audited === responses.filter(({ status }) => status === 200).length;
  expect(
    'one file sent 8 times at once to both backends',
    isRight,
    `${imported} imported, ${others} rejected or skipped, ${found} rows`,
  );
}

const auditRows = async () =>
  (await query<{ count: number }>(`SELECT count(*)::int AS count FROM audit_log WHERE action = 'data.import'`))[0]!
    .count;

/** Starts an import and returns once the database is working on it; await `response` after the failover. */
export async function beginImport(admin: ApiClient): Promise<{ response: Promise<HttpResponse> }> {
  const response = send(admin, 'Midway');
  await until('the import to start', 20, async () => {
    const locks = await query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`);
    return locks.length > 0;
  });
  return { response };
}

/** All rows were imported or none, and all are present after sending the file again. */
export async function importIsAtomic(admin: ApiClient, first: HttpResponse): Promise<void> {
  const left = await count('Midway');
  const again = await send(admin, 'Midway');
  const found = await count('Midway');
  const isAtomic =
    [200, 503].includes(first.status) && (first.status === 200 ? left === rows : [0, rows].includes(left));
  expect(
    'an import during a failover is all or nothing',
    isAtomic && again.status === 200 && found === rows,
    `${first.status}, ${left} rows; again: ${again.status}, ${found} rows`,
  );
}
