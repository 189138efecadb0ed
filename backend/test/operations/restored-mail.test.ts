import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DataSource } from 'typeorm';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { readSettings } from '../../src/config/settings.ts';
import { isPaused } from '../../src/telling/outbox/delivery.queries.ts';
import { dataSourceOptions, migrate } from '../../src/schema/data-source.ts';
import { prepareDatabase } from '../../src/start/database.ts';
import { createDatabase } from '../support/database.ts';
import { fillDemoClub } from '../support/demo-club.ts';
import { anAdmin } from '../support/factories.ts';
import { mailRow, mailSettings, queueMails, startMailClub } from '../support/mail-club.ts';
import { startMailServer } from '../support/mail-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-restored-mail-'));
const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ended) await end();
  rmSync(folder, { recursive: true, force: true });
});

async function openDatabase() {
  const { url, drop } = await createDatabase();
  const options = dataSourceOptions({ url, poolSize: 2, onPoolError: () => undefined });
  const database = await new DataSource(options).initialize();
  ended.push(() => database.destroy().then(drop));
  return { url, database };
}

const account = { ADMIN_EMAIL: 'admin@club.example', ADMIN_PASSWORD: 'correct horse' };
const start = (database: DataSource) => prepareDatabase(database, readSettings({ SAMPLE_CLUB: 'false', ...account }));
const records = (database: DataSource) => database.query('SELECT is_paused FROM mail_delivery');

describe('The delivery of mails', () => {
  it('is not paused in a new club, however often its server starts', async () => {
    const { database } = await openDatabase();
    for (let time = 0; time < 2; time++) {
      await start(database);
      expect(await isPaused(database)).toBe(false);
    }
  });

  it('is not paused in a club that begins with `touchline create-admin`', async () => {
    const { url, database } = await openDatabase();
    const program = new URL('../../dist/touchline.js', import.meta.url).pathname;
    const env = { PATH: process.env.PATH, DATABASE_URL: url, LOG_LEVEL: 'error', ...account };
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'create-admin'], { env });
    expect(stdout).toBe('The admin can sign in now.\n');
    expect(await isPaused(database)).toBe(false);
  });

  it('is paused in a club without a record of it, which neither a migration nor a start writes', async () => {
    const { database } = await openDatabase();
    await fillDemoClub(database);
    await migrate(database);
    expect(await records(database)).toEqual([]);
    await start(database);
    expect(await records(database)).toEqual([]);
    expect(await isPaused(database)).toBe(true);
  });

  // Covers R15.
  it('is paused in a restored club, which has no mails, links or notices of the time before', async () => {
    const { url, database } = await openDatabase();
    await start(database);
    await fillDemoClub(database);
    const [mail] = await queueMails(database);
    await database.query(
      `INSERT INTO account_links SELECT sha256('secret'), 'reset-password', user_id, id, address, now() + interval '1 day' FROM mails
       WHERE id = $1`,
      [mail],
    );
    await database.query("INSERT INTO mail_bounces VALUES ('gone@families.example', 3)");
    await database.query("INSERT INTO event_notices VALUES (1, '{}', NULL, now())");
    const file = join(folder, 'club.sql.gz');
    await writeBackup(url, file);

    for (const replaces of [false, true]) {
      const target = (await openDatabase()).database;
      if (replaces) {
        await start(target);
        await queueMails(target);
      }
      await restoreBackup(target, file, replaces);
      await start(target);
      for (const table of ['mails', 'mail_delivery', 'mail_bounces', 'account_links', 'event_notices'])
        expect([table, await target.query(`SELECT FROM ${table}`)]).toEqual([table, []]);
      expect(await isPaused(target)).toBe(true);
      expect(await target.query("SELECT FROM users WHERE email = 'parent@touchline.example'")).toHaveLength(1);
    }
  });

  it('begins when an admin resumes it, and ends when one pauses it', async () => {
    const server = await startMailServer();
    const club = await startMailClub(mailSettings(server.url));
    ended.unshift(club.close, server.close);
    await club.database.query('DELETE FROM mail_delivery');
    const admin = await club.signIn((await anAdmin(club)).email);
    const [id] = await queueMails(club.database);
    const state = async () => {
      await club.dispatcher.round();
      const { body } = await admin.get('/api/admin/mails/delivery');
      return [body.isPaused, body.queued, (await mailRow(club.database, id!)).state];
    };
    expect(await state()).toEqual([true, 1, 'queued']);
    expect((await admin.post('/api/admin/mails/resume')).body).toMatchObject({ isPaused: false, transport: 'smtp' });
    expect(await state()).toEqual([false, 0, 'sent']);

    expect((await admin.post('/api/admin/mails/pause')).body).toMatchObject({ isPaused: true });
    await queueMails(club.database);
    expect(await state()).toEqual([true, 1, 'sent']);
    const acts = await club.database.query("SELECT action FROM audit_log WHERE action LIKE 'mail.%' ORDER BY id");
    expect(acts).toEqual([{ action: 'mail.resume' }, { action: 'mail.pause' }]);
  });
});
