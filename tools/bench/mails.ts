import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { alternate, ratioOf, type Rounds } from './alternate.ts';
import { query } from './cluster.ts';
import { type Goal } from './goals.ts';
import { load } from './load.ts';
import { type Club } from './routes.ts';
import { here, startOurs } from './servers.ts';

const count = 10_000;
/** As many requests at once as a club has on a Saturday morning. */
const connections = 8;

/** Requests while a server sends 10,000 mails to a mail server, and while it sends none, alternately; then sends the rest. */
export async function measureMails({ databaseUrl, routes }: Club, rounds: Rounds): Promise<Goal[]> {
  const sink = fork(here('mail-sink.mjs'));
  const [{ port }] = (await once(sink, 'message')) as [AddressInfo];
  const server = await startOurs(databaseUrl, {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'office@club.example',
      PUBLIC_URL: 'https://club.example',
      MAIL_PER_HOUR: '1000000',
    },
  });
  const setPaused = (isPaused: boolean) => query(databaseUrl, `UPDATE mail_delivery SET is_paused = ${isPaused}`);
  const sent = async () => {
    const [row] = await query<{ sent: number }>(
      databaseUrl,
      `SELECT count(*)::int AS sent FROM mails WHERE state = 'sent'`,
    );
    return row!.sent;
  };
  const measure = load([server.url], routes['dashboard events']!, connections);
  const rates: number[] = [];
  const whilePaused = (isPaused: boolean) => async (seconds: number) => {
    await setPaused(isPaused);
    // More than the time in which the server notices, and ends the mails that it is sending.
    await pause(1500);
    const before = await sent();
    const sample = await measure(seconds);
    if (!isPaused) rates.push(((await sent()) - before) / seconds);
    return sample;
  };
  await query(databaseUrl, queueMails);
  // First the server plans the mails of a county whose events are all new, which takes it half a minute.
  await setPaused(false);
  while ((await sent()) === 0) await pause(50);
  const samples = await alternate(whilePaused(false), whilePaused(true), rounds);

  const [left, began] = [count - (await sent()), performance.now()];
  await setPaused(false);
  while ((await sent()) < count) await pause(50);
  const alone = left / ((performance.now() - began) / 1000);
  sink.send('please');
  const [received] = await once(sink, 'message');
  sink.kill();
  await server.stop();

  const goal = { id: 'mails', hasFailed: received !== count };
  const ratio = ratioOf('p99', samples);
  const note = `${rates.map(Math.round).join(', ')} mails per second meanwhile; ${Math.round(alone)} without requests; ${received} received`;
  return [{ ...goal, what: 'p99 of requests while mails are sent / not sent', measured: ratio, atMost: 1.25, note }];
}

const queueMails = `
  INSERT INTO mail_delivery (is_paused) VALUES (true);
  INSERT INTO mails (kind, dedupe_key, user_id, address, priority)
  SELECT 'test', 'test:' || n, 1 + n % 4000, 'parent' || n || '@touchline.example', 0 FROM generate_series(1, ${count}) n;
  ANALYZE mails`;
