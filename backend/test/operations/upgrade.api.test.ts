import { readFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { foldName } from '@touchline/domain';
import { readSettings } from '../../src/config/settings.ts';
import { dataSourceOptions } from '../../src/schema/data-source.ts';
import { prepareDatabase } from '../../src/start/database.ts';
import { Api } from '../support/api.ts';
import { createTestApp } from '../support/club-app.ts';
import { createDatabase } from '../support/database.ts';

// `pg_dump --inserts` of a sample club that version 0.1.0 ran and deploy/upgrade/season.ts used, without rate limits and comments.
const dump = gunzipSync(readFileSync(new URL('./released-0.1.0.sql.gz', import.meta.url))).toString();
const settings = readSettings({
  NODE_ENV: 'test',
  WEB_ROOT: 'none',
  RATE_LIMITS: 'off',
  CLUB_TIME_ZONE: 'Europe/London',
});

type Tables = Record<string, Record<string, unknown>[]>;

let database: DataSource;
let url: string;
let before: Tables;
const ended: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const { url: databaseUrl, drop } = await createDatabase();
  url = databaseUrl;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.query(dump);
  await client.end();
  database = await new DataSource(dataSourceOptions({ url, poolSize: 2, onPoolError: () => undefined })).initialize();
  ended.push(() => database.destroy().then(drop));
  before = await readTables();
  await prepareDatabase(database, settings);
});

afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** All rows of all tables and views, because `team_members` has become a view. */
async function readTables(): Promise<Tables> {
  const names: { name: string }[] = await database.query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v') ORDER BY 1`,
  );
  const tables: Tables = {};
  for (const { name } of names) {
    const rows: { row: Record<string, unknown> }[] = await database.query(
      `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)::text`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

/** The row that contains the members of another. */
const containing = (row: Record<string, unknown>) => expect.objectContaining(row) as unknown;

const invisible = '\u200B';

async function startApp() {
  const app = await createTestApp(settings, url, pino({ level: 'silent' }));
  await app.listen(0, '127.0.0.1');
  ended.push(() => app.close());
  const { port } = app.getHttpServer().address() as AddressInfo;
  return async (username: string, password = 'touchline') => {
    const api = new Api(`http://127.0.0.1:${port}`);
    const { status } = await api.post('/api/auth/login', { username, password });
    expect([username, status]).toEqual([username, 200]);
    return api;
  };
}

// Covers R19.
it('A club of version 0.1.0 keeps every row and value of every table when it is upgraded', async () => {
  const { migrations, ...after } = await readTables();
  const { migrations: ofReleased, users, ...others } = before;
  expect(migrations).toEqual(expect.arrayContaining(ofReleased!));
  expect(migrations).toHaveLength(database.migrations.length);
  for (const [name, rows] of Object.entries(others)) {
    expect([name, after[name]?.length]).toEqual([name, rows.length]);
    expect([name, after[name]]).toEqual([name, expect.arrayContaining(rows.map(containing))]);
  }
  // The only values that are changed: names lose the invisible characters that version 0.1.0 accepted.
  const visible = users!.map((user) => ({ ...user, full_name: String(user.full_name).replaceAll(invisible, '') }));
  expect(visible).not.toEqual(users);
  expect(after.users).toHaveLength(visible.length);
  expect(after.users).toEqual(expect.arrayContaining(visible.map(containing)));
});

// Covers R19.
it('What version 0.1.0 did not store is derived or left open when a club is upgraded', async () => {
  const after = await readTables();
  // The coach and the admin, the only staff who answered, answered for children of others.
  const isStaff = (id: unknown) => before.users!.some((user) => user.id === id && (user.is_coach || user.is_admin));
  for (const name of ['availabilities', 'availability_history']) {
    const sources = after[name]!.map(({ responded_by, source }) => [isStaff(responded_by) ? 'staff' : 'app', source]);
    expect(new Set(sources.flat())).toEqual(new Set(['app', 'staff']));
    for (const [expected, source] of sources) expect(source).toBe(expected);
  }
  expect(new Set(after.guardianships!.map((row) => row.household_id)).size).toBe(before.guardianships!.length);
  const events = new Map(after.events!.map(({ id, time_and_place }) => [id, time_and_place]));
  for (const { event_id, time_and_place } of after.availabilities!)
    expect(time_and_place).toEqual(events.get(event_id));
  const signedIn = after.users!.filter((user) => user.signed_in_at !== null).map(({ email }) => email);
  const [own, family] = ['touchline.example', 'families.example'];
  expect(signedIn.sort()).toEqual([`admin@${own}`, `coach@${own}`, `parent@${own}`, `river@${family}`]);
  // Every coach has an appointment, which an admin has still to confirm.
  const coaches = (rows: Tables[string]) => rows.map(({ team_id, coach_id }) => [team_id, coach_id].join()).sort();
  const leads = after.teams!.map(({ id, lead_coach_id }) => ({ team_id: id, coach_id: lead_coach_id }));
  const known = [...leads.filter(({ coach_id }) => coach_id !== null), ...after.team_coaches!];
  expect(coaches(after.coach_appointments!)).toEqual([...new Set(coaches(known))]);
  expect(after.coach_appointments!.filter(({ confirmed_at }) => confirmed_at !== null)).toEqual([]);
  // A club that never sent mails sends none until an admin resumes.
  expect(after.mail_delivery).toEqual([]);
  expect(after.mails).toEqual([]);
});

// Covers R19.
it('Memberships of version 0.1.0 count for all events of their team when a club is upgraded', async () => {
  const [found] = await database.query(
    `SELECT count(*)::int AS pairs, count(ec.child_id)::int AS concerned
     FROM events e JOIN team_members m ON m.team_id = e.team_id
     LEFT JOIN event_children('2026-08-31') ec ON ec.event_id = e.id AND ec.child_id = m.child_id`,
  );
  expect(found.pairs).toBeGreaterThan(0);
  expect(found.concerned).toBe(found.pairs);
});

// Covers R19.
it('Users of version 0.1.0 sign in to the upgraded club with their passwords and read their lists', async () => {
  const signIn = await startApp();
  const admin = await signIn('admin@touchline.example');
  const lengths: Record<string, number> = {};
  for (const list of ['leagues', 'teams', 'children', 'events', 'users', 'announcements']) {
    const { status, body } = await admin.get(list === 'children' ? '/api/children/all' : `/api/${list}`);
    expect([list, status]).toEqual([list, 200]);
    lengths[list] = body.length;
  }
  const { leagues, teams, events, users, announcements } = before;
  const children = before.children!.filter((child) => child.is_registered);
  const expected = Object.entries({ leagues, teams, children, events, users, announcements });
  expect(lengths).toEqual(Object.fromEntries(expected.map(([name, rows]) => [name, rows!.length])));

  await signIn('coach@touchline.example');
  await signIn('parent@touchline.example');
  const newcomer = await signIn('river@families.example', 'kettle moon gravel');
  const { body: own } = await newcomer.get('/api/children');
  expect(own.map(({ name }: { name: string }) => name).sort()).toEqual(['Sol Ünal', 'Wren Ünal']);
  const { id } = before.events!.find(({ title }) => title === "Kestrels v O'Neill")!;
  const { body: answers } = await admin.get(`/api/events/${id as number}/availabilities`);
  const found = answers.map((answer: Record<string, unknown>) => [answer.childId, answer.isAvailable]);
  const wanted = before.availabilities!.filter(({ event_id }) => event_id === id);
  expect(found.sort()).toEqual(wanted.map((row) => [row.child_id, row.is_available]).sort());
});

describe('The migration that folds signs of names', () => {
  let club: DataSource;
  beforeAll(async () => {
    const { url: databaseUrl, drop } = await createDatabase();
    club = await new DataSource(
      dataSourceOptions({ url: databaseUrl, poolSize: 2, onPoolError: () => undefined }),
    ).initialize();
    ended.push(() => club.destroy().then(drop));
    const isLater = 'SELECT FROM migrations WHERE timestamp >= 1795000000032';
    while ((await club.query(isLater)).length > 0) await club.undoLastMigration();
    // As version 0.2.0 folded them.
    await club.query(`
      INSERT INTO children (name, folded_name, date_of_birth, is_registered)
      SELECT name, lower(name), '2013-02-01', name <> 'D‘Arcy Wood'
      FROM unnest(ARRAY['D''Arcy Wood', 'D’Arcy Wood', 'D‘Arcy Wood', 'Anna‐Lena Roth', 'Γιάννης']) AS name;
      INSERT INTO leagues (name, folded_name, age_group, folded_age_group)
      VALUES ('Founders’ League', 'founders’ league', 'U12', 'u12'), ('Founders'' League', 'founders'' league', 'U12', 'u12');
      INSERT INTO teams (name, folded_name, league_id)
      SELECT name, lower(name), 1 FROM unnest(ARRAY['Lions–Red', 'Lions-Red', 'Bears']) AS name;
      INSERT INTO child_tries (folded_name, tolerance) VALUES ('d’arcy wood', 2);
      INSERT INTO locked_names (name, folded_name, tries, lasting_since)
      VALUES ('D’Arcy Wood', 'd’arcy wood', 30, now()), ('D''Arcy Wood', 'd''arcy wood', 10, NULL)`);
    await club.runMigrations();
  });

  const foldedNames = async (table: string): Promise<string[][]> => {
    const rows: { name: string; folded_name: string }[] = await club.query(
      `SELECT name, folded_name FROM ${table} ORDER BY id`,
    );
    return rows.map((row) => [row.name, row.folded_name]);
  };

  it('keeps names that are equal now, of which only the first has the name as others compare it', async () => {
    expect(await foldedNames('children')).toEqual([
      ["D'Arcy Wood", "d'arcy wood"],
      ['D’Arcy Wood', "d'arcy wood #2"],
      // Unregistered, and so free to have any name.
      ['D‘Arcy Wood', "d'arcy wood"],
      ['Anna‐Lena Roth', 'anna-lena roth'],
      ['Γιάννης', foldName('ΓΙΆΝΝΗΣ')],
    ]);
    expect(await foldedNames('leagues')).toEqual([
      ['Founders’ League', "founders' league"],
      ["Founders' League", "founders' league #2"],
    ]);
    expect((await foldedNames('teams')).map(([, folded]) => folded)).toEqual(['lions-red', 'lions-red #2', 'bears']);
    const doubles = await club.query('SELECT id FROM children WHERE is_registered AND folded_name <> fold_name(name)');
    expect(doubles).toEqual([{ id: 2 }]);
  });

  it('still refuses a new child of the same name', async () => {
    const again = club.query(
      "INSERT INTO children (name, folded_name, date_of_birth) VALUES ('D´Arcy Wood', fold_name('D´Arcy Wood'), '2013-02-01')",
    );
    await expect(again).rejects.toThrow('children_name_and_birth');
  });

  it('keeps one lock of a name, the lasting one, and its attempts', async () => {
    const locks = await club.query('SELECT name, folded_name, tries FROM locked_names');
    expect(locks).toEqual([{ name: 'D’Arcy Wood', folded_name: "d'arcy wood", tries: 30 }]);
    expect(await club.query('SELECT folded_name FROM child_tries')).toEqual([{ folded_name: "d'arcy wood" }]);
  });
});
