import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../balancer.ts';
import { type Load } from '../load.ts';
import { expect } from '../report.ts';

interface Written {
  title: string;
  audited: number;
}

const written = () =>
  ask<Written>(`
    SELECT title, (SELECT count(*)::int FROM audit_log WHERE subject = 'announcement' AND subject_id = announcements.id
                   AND action = 'announcement.create') AS audited FROM announcements`);

/** What was confirmed is there, once, and each act has one line in the record. */
export async function nothingIsLost({ acknowledged }: Load): Promise<void> {
  const rows = await written();
  const titles = new Set(rows.map(({ title }) => title));
  const lost = acknowledged.filter((title) => !titles.has(title));
  expect('acknowledged writes that were lost', lost.length === 0, `${lost.length} of ${acknowledged.length}`);
  expect(
    'written although the answer was 503: the connection broke after the commit',
    true,
    rows.length - acknowledged.length,
  );
  const wrong = rows.filter(({ audited }) => audited !== 1).length;
  expect('acts with other than one line in the audit record', wrong === 0, `${wrong} of ${rows.length}`);
}

/** A follower has everything a moment later and takes no writes. */
export async function followersFollow(): Promise<void> {
  const count = async (way: 'leader' | 'follower') =>
    (await ask<{ count: number }>('SELECT count(*)::int AS count FROM announcements', way))[0]!.count;
  const expected = await count('leader');
  let found = await count('follower');
  for (let tries = 0; found !== expected && tries < 50; tries++) {
    await pause(100);
    found = await count('follower');
  }
  const refusal = await ask('DELETE FROM announcements', 'follower').then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );
  expect(
    'followers have every row and take no writes',
    found === expected && refusal === '25006',
    `${found} rows, ${refusal}`,
  );
}
