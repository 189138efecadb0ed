import { type ApiResponse } from '../api.ts';
import { importAcrossKill } from './killed-import.ts';
import { type Case } from './cases.ts';
import { type Role, tally } from './matrix.ts';
import { type World } from './world.ts';
import { buildImport } from '../factories.ts';
import { testPassword } from '../club-app.ts';
import { upload } from '../upload.ts';

const limit = 2 * 1024 * 1024;
const count = async ({ club }: World, table: string) =>
  (await club.database.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`))[0]!.n;

/** The status of several files, all of which must be rejected without any change. */
async function statusOf(
  world: World,
  role: Role,
  files: (string | Uint8Array)[],
  check: (response: ApiResponse) => void,
) {
  const api = await world.as(role);
  const before = await count(world, 'leagues');
  const statuses = new Set<number>();
  for (const file of files) {
    const response = await upload(api, 'leagues', file);
    check(response);
    statuses.add(response.status);
  }
  expect(await count(world, 'leagues')).toBe(before);
  return tally([...statuses]);
}

export const importCases: Record<string, Case> = {
  'I01 unknown type': async (world, role) =>
    tally([(await upload(await world.as(role), 'players', 'name,ageGroup\n')).status]),
  'I01 2 MB + 1 byte or 10,001 rows': async (world, role) => {
    const large = 'name,ageGroup\nNorth,U12\n'.padEnd(limit + 1, '\n');
    const long = `name,ageGroup\n${Array.from({ length: 10_001 }, (_, n) => `Long ${n},U12\n`).join('')}`;
    return statusOf(world, role, [large, long], () => undefined);
  },
  'I01 not CSV by content (zip or xlsx or binary)': async (world, role) => {
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
    const binary = Uint8Array.from({ length: 500 }, (_, n) => (n * 37) % 256);
    return statusOf(world, role, [zip, binary], () => undefined);
  },
  'I01 undecodable bytes or NUL': async (world, role) => {
    const latin1 = Uint8Array.from(Buffer.from('name,ageGroup\nÉtoile,U12\n', 'latin1'));
    return statusOf(world, role, [latin1, 'name,ageGroup\nNo\0rth,U12\n'], ({ body }) =>
      expect(body.message).toContain('Line 2 '),
    );
  },
  'I01 header missing': async (world, role) =>
    statusOf(world, role, ['North League,U12\n', ''], ({ body }) => expect(body.message).toMatch(/column/)),
  'I01 same file sent 20 times at once': async (world, role) => {
    const api = await world.as(role);
    const name = `Twenty ${world.team.id}`;
    const file = `name,ageGroup\n${Array.from({ length: 500 }, (_, n) => `${name} ${n},U12\n`).join('')}`;
    const responses = await Promise.all(Array.from({ length: 20 }, () => upload(api, 'leagues', file)));
    const applied = responses.filter(({ status, body }) => status === 200 && body.summary.success === 500);
    const skipped = responses.filter(({ status, body }) => status === 200 && body.summary.skipped === 500);
    const refused = responses.filter(({ status }) => status === 409);
    expect([applied.length, skipped.length + refused.length]).toEqual([1, 19]);
    const [rows] = await world.club.database.query('SELECT count(*)::int AS n FROM leagues WHERE name LIKE $1', [
      `${name} %`,
    ]);
    expect(rows.n).toBe(500);
    return '1x applied, the rest 409 while one runs or 200 all skipped';
  },
  'I01 invite another number of parents': async (world, role) => {
    const file = 'name,dateOfBirth,parentEmail\nUninvited Child,2015-01-02,nobody@families.example\n';
    await upload(await world.as('admin'), 'children', file);
    const before = await count(world, 'children');
    const { status, body } = await upload(await world.as(role), 'children?invite=2', file);
    if (status === 409) expect(body.invitees).toBe(1);
    expect(await count(world, 'children')).toBe(before);
    return tally([status]);
  },
  'I05 import of another week': async (world, role) => {
    const api = await world.as(role);
    const old = await buildImport(world.club, new Date(Date.now() - 8 * 24 * 60 * 60 * 1000));
    return tally([(await api.post(`/api/imports/${old}/undo`)).status]);
  },
  'I05 undone already': async (world, role) => {
    const [api, importId] = [await world.as(role), await buildImport(world.club)];
    await api.post(`/api/imports/${importId}/undo`);
    return tally([(await api.post(`/api/imports/${importId}/undo`)).status]);
  },
  'I01 preview': async (world, role) => {
    const before = await count(world, 'leagues');
    const { status } = await upload(await world.as(role), 'leagues?preview=true', 'name,ageGroup\nPreviewed,U12\n');
    expect(await count(world, 'leagues')).toBe(before);
    return tally([status]);
  },
  'I01 preview of an earlier club': async (world, role) => {
    const before = await count(world, 'leagues');
    const { status, body } = await upload(await world.as(role), 'leagues?expect=0', 'name,ageGroup\nExpected,U12\n');
    expect(body.plan).toMatchObject({ new: 1 });
    expect(await count(world, 'leagues')).toBe(before);
    return tally([status]);
  },
  'I03 unknown list': async (world, role) => {
    const api = await world.as(role);
    return tally([(await api.post('/api/exports/children', { currentPassword: testPassword })).status]);
  },
  'I01 process killed mid-import': async () => {
    const { keptByKilled, again } = await importAcrossKill();
    expect(keptByKilled).toBe(0);
    expect(again.body).toMatchObject({ summary: { total: 6000, success: 6000, error: 0, skipped: 0 } });
    return tally([again.status]);
  },
};
