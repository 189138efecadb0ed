import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { concurrentMails } from '../../src/telling/mail/mail.module.ts';
import { createDatabase } from '../support/database.ts';
import { queueMails, until } from '../support/mail-club.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { hasPgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { killServers, type ServerProcess, startServer, urlOnceReady } from '../support/server-process.ts';

const count = 200;
const leaseMs = 4000;
/** After the lease of the killed server. Generous, because the machine may be busy. */
const limitMs = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'touchline-mail-crash-'));
chmodSync(folder, 0o755);
const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  killServers();
  for (const end of ended.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Each run kills at another mail, early enough for a server that gets less than its half of the mails. */
const someMail = 5 + Math.floor(Math.random() * 40);

async function openDatabase() {
  const { url, drop } = await createDatabase();
  const client = new pg.Client(url);
  await client.connect();
  ended.push(drop, () => client.end());
  const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  const remaining = async () => {
    // A busy machine may take too long to hand a mail over. It is tried again at once, instead of after a minute.
    await query(`UPDATE mails SET due_at = now() WHERE state = 'queued' AND due_at > now()`);
    return (await query(`SELECT count(*) FROM mails WHERE state <> 'sent'`))[0].count as number;
  };
  return { url, database: { query } as unknown as Parameters<typeof queueMails>[0], remaining };
}
type Database = Awaited<ReturnType<typeof openDatabase>>;

async function startBackend(databaseUrl: string, settings: Record<string, string>): Promise<ServerProcess> {
  const server = startServer({
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'test',
    DATA_DIR: folder,
    PREPARED_STATEMENTS: 'off',
    MAIL_LEASE_MS: String(leaseMs),
    MAIL_PER_HOUR: '100000',
    ...settings,
  });
  await urlOnceReady(server);
  return server;
}

const throughSmtp = ({ url }: MailServer) => ({
  SMTP_URL: url,
  MAIL_FROM: 'office@club.example',
  PUBLIC_URL: 'https://club.example',
});

/** Waits for the last mail, and checks that the dead server's were not kept waiting. */
async function expectAllSent({ remaining }: Database, killedAt: number): Promise<void> {
  await until(async () => (await remaining()) === 0);
  expect(Date.now() - killedAt).toBeLessThan(leaseMs + limitMs);
}

// Covers R2.
it(`Of ${count} mails that are files, each exists once, even if one of two servers is killed`, async () => {
  const database = await openDatabase();
  const [killed] = await Promise.all([startBackend(database.url, {}), startBackend(database.url, {})]);
  const mails = join(folder, 'mail');
  mkdirSync(mails);
  const ids = await queueMails(database.database, { count });
  const files = () => readdirSync(mails).filter((name) => name.endsWith('.eml'));
  await until(() => files().length >= someMail);
  killed.process.kill('SIGKILL');
  await expectAllSent(database, Date.now());
  expect(files().sort()).toEqual(ids.map((id) => `${id}.eml`).sort());
  const recipients = files().map((name) => /^To: .*<(.*)>/m.exec(readFileSync(join(mails, name), 'utf8'))![1]);
  expect(new Set(recipients).size).toBe(count);
});

describe.each([
  { way: 'directly', isPooled: false },
  { way: 'through PgBouncer in transaction mode', isPooled: true },
])('Two servers that use the database $way', ({ isPooled }) => {
  // Without PgBouncer, the report lists these tests as skipped.
  const test = isPooled && !hasPgbouncer ? it.skip : it;
  let database: Database;
  let url: string;
  let survivors: MailServer;
  beforeAll(async () => {
    if (isPooled && !hasPgbouncer) return;
    database = await openDatabase();
    ({ url } = database);
    if (isPooled) {
      const pooled = await startPgbouncer(url);
      ended.push(() => Promise.resolve(killServers()), pooled.stop);
      ({ url } = pooled);
    }
    survivors = await startMailServer();
    ended.push(survivors.close);
    await startBackend(url, throughSmtp(survivors));
  });

  /** Sends the mails with a further server that gets a signal when it has sent some; returns the Message-IDs of repeated mails. */
  async function sendWhile(signal: NodeJS.Signals) {
    let killedAt = 0;
    const own = await startMailServer({
      onAccepted: (accepted) => {
        if (accepted !== someMail) return;
        killedAt = Date.now();
        server.process.kill(signal);
      },
    });
    ended.push(own.close);
    const server = await startBackend(url, throughSmtp(own));
    survivors.received.length = 0;
    await queueMails(database.database, { count });
    await until(() => killedAt > 0);
    await expectAllSent(database, killedAt);
    expect(await server.ended).toBe(signal === 'SIGKILL' ? null : 0);
    const found = new Map<string, string[]>();
    for (const { recipient, messageId } of [...own.received, ...survivors.received])
      found.set(recipient, [...(found.get(recipient) ?? []), messageId]);
    return { recipients: found.size, twice: [...found.values()].filter(({ length }) => length > 1) };
  }

  // Covers R2.
  test('forget nobody if one is killed right after the mail server has accepted a mail', async () => {
    const { recipients, twice } = await sendWhile('SIGKILL');
    expect(recipients).toBe(count);
    expect(twice.length).toBeLessThanOrEqual(concurrentMails);
    for (const messageIds of twice) {
      expect(messageIds).toHaveLength(2);
      expect(new Set(messageIds).size).toBe(1);
    }
  });

  // A shutdown does nothing special with the database, so that PgBouncer makes no difference.
  if (isPooled) return;
  // Covers R13.
  it('send every mail once if one of them is shut down meanwhile', async () => {
    expect(await sendWhile('SIGTERM')).toEqual({ recipients: count, twice: [] });
  });
});
