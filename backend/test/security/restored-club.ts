import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { type Settings } from '../../src/config/settings.ts';
import { MailDispatcher } from '../../src/telling/outbox/mail-dispatcher.ts';
import { Api } from '../support/api.ts';
import { type ClubApp, createTestApp, testPassword } from '../support/club-app.ts';
import { readMails, type WrittenMail } from '../support/mails.ts';

export interface RestoredClub extends ClubApp {
  /** Sends what is due; returns all mails that this server has written so far. */
  deliver: () => Promise<WrittenMail[]>;
}

const urlOf = ({ database }: ClubApp) => (database.options as { url: string }).url;

/** Backs a club up, restores it over another one, and starts a server with the same session secret. */
export async function restoreInto(
  target: ClubApp,
  { from, replaces }: { from: ClubApp; replaces: boolean },
): Promise<RestoredClub> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-restored-secrets-'));
  const file = join(folder, 'club.sql.gz');
  await writeBackup(urlOf(from), file);
  await restoreBackup(target.database, file, replaces);
  const settings = Object.assign(Object.create(Object.getPrototypeOf(target.settings) as object), target.settings, {
    dataDir: folder,
    publicUrl: undefined,
  }) as Settings;
  const app = await createTestApp(settings, urlOf(target), pino({ level: 'silent' }));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const guest = () => new Api(url);
  settings.publicUrl = url;
  return {
    app,
    url,
    settings,
    database: app.get(DataSource),
    guest,
    signIn: async (email, password = testPassword, api = guest()) => {
      const { status } = await api.post('/api/auth/login', { username: email, password });
      if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
      return api;
    },
    deliver: async () => {
      while (await app.get(MailDispatcher).round());
      return readMails(join(folder, 'mail'));
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
