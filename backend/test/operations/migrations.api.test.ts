import { DataSource } from 'typeorm';
import { endOf, endProblem, readAgeGroup, todayIn } from '@touchline/domain';
import { readSettings } from '../../src/config/settings.ts';
import { withStartupLock } from '../../src/database/startup-lock.ts';
import { dataSourceOptions, migrate } from '../../src/schema/data-source.ts';
import { fillSampleClub } from '../../src/schema/sample-club/fill-sample-club.ts';
import { prepareDatabase } from '../../src/start/database.ts';
import { createDatabase } from '../support/database.ts';

const connect = async (url: string) =>
  new DataSource(dataSourceOptions({ url, poolSize: 4, onPoolError: () => undefined })).initialize();

const settings = readSettings({ NODE_ENV: 'test', SAMPLE_CLUB: 'on', CLUB_TIME_ZONE: 'UTC' });

// Covers R19.
it('Migrations can be run, undone and run again with a club in the tables', async () => {
  const { url, drop } = await createDatabase();
  const database = await connect(url);
  await fillSampleClub(database, settings);
  for (let step = 0; step < database.migrations.length; step++) await database.undoLastMigration();
  const left = await database.query(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  expect(left).toEqual([]);
  await migrate(database);
  await fillSampleClub(database, settings);
  const [counts] = await database.query(`
    SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM leagues) AS leagues, (SELECT count(*) FROM teams) AS teams,
           (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM children) AS children,
           (SELECT count(*) FROM announcements) AS announcements`);
  expect(counts).toEqual({ users: 96, leagues: 5, teams: 8, events: 223, children: 113, announcements: 10 });
  await database.destroy();
  await drop();
});

describe('The upgrade that closes times and age groups', () => {
  /** A database before the upgrade. */
  async function released() {
    const { url, drop } = await createDatabase();
    const database = await connect(url);
    const isClosed = async () =>
      (await database.query(`SELECT FROM pg_proc WHERE proname = 'event_minutes'`)).length > 0;
    while (await isClosed()) await database.undoLastMigration();
    const close = async () => {
      await database.destroy();
      await drop();
    };
    return { database, close };
  }

  it('forgets ends that make no sense, and the database rejects new ones', async () => {
    const { database, close } = await released();
    const insert = (startTime: string, endTime: string) =>
      database.query(`INSERT INTO events (title, date, start_time, end_time) VALUES ('Match', '2027-03-07', $1, $2)`, [
        startTime,
        endTime,
      ]);
    await insert('10:00', '09:00');
    await insert('10:00', '10:00');
    await insert('22:00', '00:30');
    await insert('10:00', '11:30');
    await migrate(database);
    const stored = await database.query('SELECT end_time FROM events ORDER BY id');
    expect(stored.map((row: { end_time: string }) => row.end_time)).toEqual([null, null, '00:30', '11:30']);
    await expect(insert('10:00', '09:00')).rejects.toThrow('events_end_after_start');
    await close();
  });

  it('ends events in SQL as the domain does', async () => {
    const { database, close } = await released();
    await migrate(database);
    const quarters = Array.from({ length: 96 }, (_, n) => new Date(n * 900_000).toISOString().slice(11, 16));
    const rows = await database.query(
      `SELECT start_time, end_time, to_char(event_end('2027-03-07', start_time, end_time), 'YYYY-MM-DD HH24:MI') AS ends,
              end_time IS NOT NULL AND event_minutes(start_time, end_time) IS NULL AS is_wrong
       FROM unnest($1::text[]) start_time, unnest($2::text[]) end_time`,
      [quarters, [...quarters, null]],
    );
    expect(rows).toHaveLength(96 * 97);
    for (const { start_time: startTime, end_time: endTime, ends, is_wrong: isWrong } of rows) {
      const { date, time } = endOf({ date: '2027-03-07', startTime, endTime });
      const rule = [`${date} ${time}`, endProblem({ startTime, endTime }) !== null];
      expect([startTime, endTime, ends, isWrong]).toEqual([startTime, endTime, ...rule]);
    }
    await close();
  });

  it('writes age groups of players in one way, and the database rejects others', async () => {
    const { database, close } = await released();
    const insert = (name: string, ageGroup: string | null) =>
      database.query(
        `INSERT INTO children (name, folded_name, date_of_birth, age_group) VALUES ($1::text, $1::text, '2014-10-04', $2)`,
        [name, ageGroup],
      );
    const groups = ['U12', 'u12', 'Under 12', 'U-09', 'U 7s', 'U12 Girls', '12', '#N/A', 'U22', 'U4', null];
    for (const [index, group] of groups.entries()) await insert(`Child ${index}`, group);
    await migrate(database);
    const stored = await database.query('SELECT age_group FROM children ORDER BY id');
    expect(stored.map((row: { age_group: string | null }) => row.age_group)).toEqual(
      groups.map((group) => group && readAgeGroup(group)),
    );
    await expect(insert('Child', 'Under 12')).rejects.toThrow('children_age_group');
    await close();
  });

  it('writes age groups of leagues in one way, unless another league has the name and the group', async () => {
    const { database, close } = await released();
    const leagues = ['North:U12', 'North:Under 12', 'South:under-10', 'South:U 10', 'South:Mixed', 'West:U13-U14'];
    for (const league of leagues) {
      await database.query(
        `INSERT INTO leagues (name, folded_name, age_group, folded_age_group)
         VALUES ($1::text, lower($1::text), $2::text, lower($2::text))`,
        league.split(':'),
      );
    }
    await migrate(database);
    const stored = await database.query(
      `SELECT concat_ws(':', name, age_group, folded_age_group) AS league FROM leagues ORDER BY id`,
    );
    expect(stored.map((row: { league: string }) => row.league)).toEqual([
      ...['North:U12:u12', 'North:Under 12:under 12', 'South:U10:u10', 'South:U 10:u 10'],
      ...['South:Mixed:mixed', 'West:U13-U14:u13-u14'],
    ]);
    await close();
  });
});

// Covers R19.
it('Two servers that start at once migrate once, create the sample club once and keep existing data', async () => {
  const { url, drop } = await createDatabase();
  const servers = await Promise.all([connect(url), connect(url)]);
  for (let step = 0; step < 5; step++) await servers[0].undoLastMigration();
  const startAll = () => Promise.all(servers.map((server) => prepareDatabase(server, settings)));
  expect(await startAll()).toEqual([true, true]);
  const [{ count }] = await servers[0].query('SELECT count(*) FROM migrations');
  expect(count).toBe(servers[0].migrations.length);
  expect(await startAll()).toEqual([true, true]);
  expect(await servers[0].query('SELECT count(*) FROM users')).toEqual([{ count: 96 }]);
  const [{ date }] = await servers[1].query('SELECT date FROM events WHERE id = 1');
  expect(date > todayIn('UTC')).toBe(true);
  await Promise.all(servers.map((server) => server.destroy()));
  await drop();
});

it('Two servers that start at once create one first admin', async () => {
  const { url, drop } = await createDatabase();
  const servers = await Promise.all([connect(url), connect(url)]);
  const settings = readSettings({
    NODE_ENV: 'test',
    SAMPLE_CLUB: 'off',
    ADMIN_EMAIL: 'first@club.example',
    ADMIN_PASSWORD: 'long enough',
  });
  await Promise.all(servers.map((server) => prepareDatabase(server, settings)));
  expect(await servers[0].query('SELECT email FROM users')).toEqual([{ email: 'first@club.example' }]);
  await Promise.all(servers.map((server) => server.destroy()));
  await drop();
});

// Covers ASVS 6.2.4.
it('A first admin gets no password that is refused to others, and an existing one keeps theirs', async () => {
  const { url, drop } = await createDatabase();
  const database = await connect(url);
  const start = (password: string, others = {}) =>
    prepareDatabase(
      database,
      readSettings({
        NODE_ENV: 'production',
        SESSION_SECRET: 'x'.repeat(32),
        CLUB_NAME: 'Riverside FC',
        ADMIN_EMAIL: 'first@club.example',
        ADMIN_PASSWORD: password,
        ...others,
      }),
    );
  const refused = 'ADMIN_PASSWORD is refused: This password is';
  await expect(start('Password1')).rejects.toThrow(`${refused} too common`);
  await expect(start('riverside1')).rejects.toThrow(`${refused} too close to a name`);
  await expect(start('seven77', { PASSWORD_MIN_LENGTH: '8' })).rejects.toThrow('at least 8 characters');
  expect(await database.query('SELECT email FROM users')).toEqual([]);
  await start('kettle moon gravel');
  await start('Password1');
  expect(await database.query('SELECT email FROM users')).toEqual([{ email: 'first@club.example' }]);
  await database.destroy();
  await drop();
});

it('A migration runs without statement and lock timeouts', async () => {
  const { url, drop } = await createDatabase();
  const database = await connect(url);
  const limits = await withStartupLock(database, ({ manager }) =>
    manager.query(`SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`),
  );
  expect(limits).toEqual([{ statement: '0', lock: '0' }]);
  expect(await database.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
  await database.destroy();
  await drop();
});

it('Entities and migrations define the same columns', async () => {
  const { url, drop } = await createDatabase();
  const database = await connect(url);
  for (const { tableName, columns } of database.entityMetadatas) {
    const rows = await database.query('SELECT column_name FROM information_schema.columns WHERE table_name = $1', [
      tableName,
    ]);
    const inDatabase = rows.map((row: { column_name: string }) => row.column_name).sort();
    expect([tableName, columns.map(({ databaseName }) => databaseName).sort()]).toEqual([tableName, inDatabase]);
  }
  await database.destroy();
  await drop();
});
