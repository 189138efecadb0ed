import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClubClock } from '../../src/club/club-clock.ts';
import { type Settings } from '../../src/config/settings.ts';
import { MailDispatcher } from '../../src/telling/outbox/mail-dispatcher.ts';
import { type User } from '../../src/users/user.entity.ts';
import { type ClubApp, startClub } from './club-app.ts';

export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Its header lines. */
  head: string;
}

/** A club that delivers mails into a folder of its own, when the test asks for it. */
export interface MailingClub extends ClubApp {
  /** Sends all due mails; returns those that are new. */
  deliver: () => Promise<WrittenMail[]>;
  /** Sets the club's clock, which stands still at noon of today until then. */
  setTime: (instant: Date) => void;
  /** Delivers, and returns the secret of the link in the only new mail to the address. */
  linkTo: (address: string) => Promise<string>;
}

export async function startMailingClub(
  overrides: Partial<Settings> = {},
  log?: (line: string) => void,
): Promise<MailingClub> {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-mail-'));
  const club = await startClub({ dataDir, mailPerHour: 100_000, ...overrides }, log);
  await club.database.query('INSERT INTO mail_delivery (is_paused) VALUES (false) ON CONFLICT DO NOTHING');
  const clock = club.app.get(ClubClock);
  let instant = noonOf(new Date());
  clock.instant = () => instant;
  const known = new Set<string>();
  const deliver = async () => {
    const dispatcher = club.app.get(MailDispatcher);
    while (await dispatcher.round());
    const mails = readMails(join(dataDir, 'mail')).filter(({ id }) => !known.has(id));
    for (const { id } of mails) known.add(id);
    return mails;
  };
  return {
    ...club,
    deliver,
    setTime: (next) => void (instant = next),
    linkTo: async (address) => {
      const mails = (await deliver()).filter(({ to, text }) => to === address && secretLink.test(text));
      if (mails.length !== 1) throw new Error(`${mails.length} mails to ${address}`);
      return tokenIn(mails[0]!);
    },
    close: async () => {
      await club.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Outside quiet hours, and before the daily mails of the day. */
const noonOf = (day: Date) => new Date(day.toISOString().slice(0, 10) + 'T12:00:00Z');

/** The secret in the only link of a mail that gives access to an account. */
export const tokenIn = ({ text }: WrittenMail): string => secretLink.exec(text)![1]!;

const secretLink = /\/(?:reset-password|verify-email|undo-email-change|invitations)\/([\w-]{43})$/m;

/** As if the event notices had waited their five minutes. */
export const letNoticesBecomeDue = (club: ClubApp) => club.database.query('UPDATE event_notices SET due_at = now()');

/** A live link, as a mail would contain it. */
export async function buildLink(club: ClubApp, purpose: string, { id, email }: User): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const mailId = await buildMail(club, { userId: id, address: email, state: 'sent' });
  await club.database.query(
    `INSERT INTO account_links (hash, purpose, user_id, mail_id, address, expires_at)
     VALUES ($1, $2, $3, $4, $5, now() + interval '10 minutes')`,
    [createHash('sha256').update(token).digest(), purpose, id, mailId, email],
  );
  return token;
}

export async function buildMail(
  club: ClubApp,
  { userId, address, state, kind = 'test' }: { userId: number; address: string; state: string; kind?: string },
): Promise<string> {
  const [{ id }] = await club.database.query(
    `INSERT INTO mails (kind, dedupe_key, user_id, address, priority, state, ended_at)
     VALUES ($1, $2, $3, $4, 0, $5, CASE WHEN $5 IN ('sent', 'failed', 'dropped') THEN now() END) RETURNING id`,
    [kind, randomUUID(), userId, address, state],
  );
  return id;
}

/** The mails of a folder. */
export const readMails = (folder: string): (WrittenMail & { id: string })[] => {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  return names.map((name) => ({ id: name, ...parseMail(readFileSync(join(folder, name), 'utf8')) }));
};

/** Reads what our own mails use: two parts, quoted-printable or plain. */
export function parseMail(source: string): WrittenMail {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/);
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1]!.replace(/\r?\n[ \t]/g, ' ') ?? '';
  const boundary = /boundary="([^"]+)"/.exec(head)![1]!;
  const [text = '', html = ''] = rest
    .join('\n\n')
    .split(`--${boundary}`)
    .filter((part) => part.includes('Content-Type'))
    .map(bodyOf);
  return {
    to: /<?([^<>\s]+@[^<>\s]+)>?$/.exec(header('To'))![1]!,
    subject: decodeWords(header('Subject')),
    text,
    html,
    head: head.replace(/\r?\n[ \t]/g, ' '),
  };
}

function bodyOf(part: string): string {
  const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/);
  const content = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  return /quoted-printable/i.test(head) ? decodeQuoted(content) : content;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
    .toString('utf8')
    .replace(/\r\n/g, '\n');

const decodeWords = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replace(/_/g, ' ')),
    );
