import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../balancer.ts';
import { type Load } from '../load.ts';
import { expect } from '../report.ts';

interface Written {
  title: string;
  audited: number;
}

const written = () =>
  query<Written>(`
    SELECT title, (SELECT count(*)::int FROM audit_log WHERE subject = 'announcement' AND subject_id = announcements.id
                   AND action = 'announcement.create') AS audited FROM announcements`);

/** Every acknowledged write exists, and each has exactly one row in the audit log. */
export async function nothingIsLost({ acknowledged }: Load): Promise<void> {
  const rows = await written();
  const titles = new Set(rows.map(({ title }) => title));
  const lost = acknowledged.filter((title) => !titles.has(title));
  expect('acknowledged writes that were lost', lost.length === 0, `${lost.length} of ${acknowledged.length}`);
  expect(
    'writes committed although the response was 503 (connection lost after the commit)',
    true,
    rows.length - acknowledged.length,
  );
  const wrong = rows.filter(({ audited }) => audited !== 1).length;
  expect('actions without exactly one row in the audit log', wrong === 0, `${wrong} of ${rows.length}`);
}

/** A follower has every row a moment later and rejects writes. */
export async function followersReplicate(): Promise<void> {
  const count = async (endpoint: 'leader' | 'follower') =>
    (await query<{ count: number }>('SELECT count(*)::int AS count FROM announcements', endpoint))[0]!.count;
  const expected = await count('leader');
  let found = await count('follower');
  for (let attempt = 0; found !== expected && attempt < 50; attempt++) {
    await pause(100);
    found = await count('follower');
  }
  const outcome = await query('DELETE FROM announcements', 'follower').then(
    () => 'accepted',
    (error: { code?: string }) => error.code,
  );
  expect(
    'followers have every row and reject writes',
    found === expected && outcome === '25006',
    `${found} rows, ${outcome}`,
  );
}
