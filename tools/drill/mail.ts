import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ClubClient } from '../county/club-client.ts';
import { check } from './checks.ts';

/** The mails of a server without a mail server. */
const mailsIn = (dataDir: string): string[] => {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  // Without the line breaks of quoted-printable.
  return names.map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''));
};

const post = async (url: string, path: string, body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
};

const forgotPassword = (url: string, email: string) => post(url, '/api/auth/forgot-password', { email });
const usePasswordLink = (url: string, token: string) =>
  post(url, '/api/auth/reset-password', { token, password: 'touchline' });

/** Asks for a new password and reads the link's secret in the mail. */
async function receiveLink(url: string, email: string, dataDir: string): Promise<string> {
  await forgotPassword(url, email);
  for (;;) {
    // Other mails go to the same address, for example reminders.
    const mails = mailsIn(dataDir).filter((text) => text.includes(`<${email}>`));
    const [link] = mails.flatMap((text) => /\/reset-password\/([\w-]+)/.exec(text)?.[1] ?? []);
    if (link) return link;
    await pause(50);
  }
}

/** Leaves a mail that waits and a link that works; returns the link's secret. */
export async function leaveMails(club: ClubClient, url: string, dataDir: string): Promise<string> {
  const used = await receiveLink(url, 'parent@touchline.example', dataDir);
  check('the link of a mail works before the backup', (await usePasswordLink(url, used)) === 204);
  const link = await receiveLink(url, 'coach@touchline.example', dataDir);
  await club.post('/api/admin/mails/pause', {});
  await forgotPassword(url, 'parent@touchline.example');
  const { queued } = await club.get('/api/admin/mails/delivery');
  // During quiet hours mails about events wait as well.
  check('a mail waits before the backup', queued > 0, `${queued} wait`);
  return link;
}

/** More than a server waits before it looks for mails. */
const lookMs = 1500;

/** A restored club sends nothing old, accepts no old link, and sends nothing new until an admin resumes. */
export async function checkRestoredMail(
  club: ClubClient,
  url: string,
  dataDir: string,
  oldLink: string,
): Promise<void> {
  const { isPaused } = await club.get('/api/admin/mails/delivery');
  const waiting: { kind: string }[] = await club.get('/api/admin/mails');
  // Reminders are planned anew, from the events of the restored club.
  const old = waiting.filter(({ kind }) => kind === 'password-reset');
  check('the restored club is paused and has no mails from before', isPaused && old.length === 0, `${isPaused}`);
  const status = await usePasswordLink(url, oldLink);
  check('a link from before the backup does not work', status === 404, String(status));
  await forgotPassword(url, 'parent@touchline.example');
  await pause(lookMs);
  check('it sends nothing while it is paused', mailsIn(dataDir).length === 0);
  await club.post('/api/admin/mails/resume', {});
  const link = await receiveLink(url, 'coach@touchline.example', dataDir);
  check('after an admin has resumed, the link of a new mail works', (await usePasswordLink(url, link)) === 204);
}
