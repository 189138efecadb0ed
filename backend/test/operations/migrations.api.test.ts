import { DataSource } from 'typeorm';
import { endOf, endProblem, todayIn } from '@touchline/domain';
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

it('An upgrade forgets ends that make no sense, and the database rejects new ones', async () => {
  const { url, drop } = await createDatabase();
  const database = await connect(url);
  while (await database.query(`SELECT FROM pg_proc WHERE proname = 'event_minutes'`).then((rows) => rows.length > 0)) {
    await database.undoLastMigration();
  }
  const insert = (id: number, startTime: string, endTime: string | null) =>
    database.query(
      `INSERT INTO events (id, title, date, start_time, end_time) VALUES ($1, 'Match', '2027-03-07', $2, $3)`,
      [id, startTime, endTime],
    );
  await insert(1, '10:00', '09:00');
  await insert(2, '10:00', '10:00');
  await insert(3, '22:00', '00:30');
  await insert(4, '10:00', '11:30');
  await migrate(database);
  const ends = await database.query('SELECT end_time FROM events ORDER BY id');
  expect(ends.map((row: { end_time: string }) => row.end_time)).toEqual([null, null, '00:30', '11:30']);
  await expect(insert(5, '10:00', '09:00')).rejects.toThrow('events_end_after_start');

  // The statement's rule is that of the domain.
  const quarters = Array.from({ length: 96 }, (_, n) => new Date(n * 900_000).toISOString().slice(11, 16));
  const ended = await database.query(
    `SELECT start_time, end_time, to_char(event_end('2027-03-07', start_time, end_time), 'YYYY-MM-DD HH24:MI') AS ends,
            end_time IS NOT NULL AND event_minutes(start_time, end_time) IS NULL AS is_wrong
     FROM unnest($1::text[]) start_time, unnest($2::text[]) end_time`,
    [quarters, [...quarters, null]],
  );
  expect(ended).toHaveLength(96 * 97);
  for (const { start_time: startTime, end_time: endTime, ends, is_wrong } of ended) {
    const { date, time } = endOf({ date: '2027-03-07', startTime, endTime });
    expect([startTime, endTime, ends, is_wrong]).toEqual([
      startTime,
      endTime,
      `${date} ${time}`,
      endProblem({ startTime, endTime }) !== null,
    ]);
  }
  await database.destroy();
  await drop();
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
