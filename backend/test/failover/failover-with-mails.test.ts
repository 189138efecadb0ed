import { concurrentMails } from '../../src/telling/mail/mail.module.ts';
import { until } from '../support/mail-club.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../support/pgbouncer.ts';
import { killServers } from '../support/server-process.ts';
import { type ClubServer, startClubServer } from '../faults/club-server.ts';
import { startForwarder } from './forwarder.ts';
import { announce, beginUndone, createUsers, type Invitations, inviteAll, undone } from './mail-acts.ts';
import { deleteNodes, kill, type Node, onNode, promote, startPrimary, startStandby } from './replicated-database.ts';
import { expectWithin, note, times } from '../faults/size.ts';

const failovers = times(1, 6);
/** Users per failover. */
const count = times(80, 300);

const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  killServers();
  for (const end of ended.reverse()) await end();
  await deleteNodes();
});

let primary: Node;
let balancer: Pgbouncer;
let mailServer: MailServer;
let server: ClubServer;
let onAccepted: (total: number) => void = () => undefined;

beforeAll(async () => {
  primary = await startPrimary();
  balancer = await (hasPgbouncer ? startPgbouncer : startForwarder)(primary.url);
  ended.push(balancer.stop);
  mailServer = await startMailServer({ onAccepted: (total) => onAccepted(total) });
  ended.push(mailServer.close);
  server = await startClubServer(balancer.url, {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'office@club.example',
    PUBLIC_URL: 'https://club.example',
    PREPARED_STATEMENTS: 'off',
    MAIL_PER_HOUR: '100000',
  });
});

const idsOf = (mails: { messageId: string }[]) => mails.map(({ messageId }) => messageId);

interface Failover {
  /** The Message-IDs of the mails that the mail server accepted shortly before and during it. */
  atRisk: string[];
  /** Until a request succeeds. */
  milliseconds: number;
}

/** Kills the primary right after a mail was accepted, some way through, and lets its standby take over. */
async function failOver(standby: Node): Promise<Failover> {
  const { received } = mailServer;
  const moment = received.length + Math.floor(count * (0.2 + 0.2 * Math.random()));
  await new Promise<void>((done) => (onAccepted = (total) => total === moment && done()));
  const killedAt = performance.now();
  await kill(primary);
  await promote(standby);
  balancer.pointTo(standby.url);
  await until(async () => (await server.admin.get('/api/health/ready')).status === 200);
  const milliseconds = performance.now() - killedAt;
  primary = standby;
  return { atRisk: idsOf(received.slice(moment - concurrentMails)), milliseconds };
}

/** One failover while invitations are queued, and announcements or invitations sent. */
async function round(isAnnounced: boolean): Promise<Failover & Invitations> {
  const standby = await startStandby(primary);
  const ids = await onNode(primary, async (client) => {
    const created = await createUsers(client, count);
    if (isAnnounced) await announce(server.admin, client);
    return created;
  });
  const rolledBack = await beginUndone(balancer.url);
  await rolledBack.query('ROLLBACK');
  await rolledBack.end();
  const broken = await beginUndone(balancer.url);

  const before = mailServer.received.length;
  let isOver = false;
  const failover = failOver(standby).finally(() => (isOver = true));
  const isNear = (invited: number) => invited < mailServer.received.length - before + count / 4;
  const invitations = inviteAll(server.admin, ids, (invited) => until(() => isOver || isNear(invited)));
  const result = { ...(await failover), ...(await invitations) };
  await expect(broken.query('COMMIT')).rejects.toThrow();
  await allEnded();
  return result;
}

/** Waits for the last mail. One that met the failover before it was sent is due a minute later. */
const allEnded = () =>
  onNode(primary, (client) =>
    until(async () => {
      await client.query(`UPDATE mails SET due_at = now() WHERE state = 'queued' AND due_at > now()`);
      return (await client.query('SELECT FROM mails WHERE ended_at IS NULL LIMIT 1')).rowCount === 0;
    }),
  );

// Covers R3.
// A mail that was not committed is not sent.
it(`Every mail that was acknowledged is sent while a standby takes over from a killed primary ${failovers} times`, async () => {
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  for (let failover = 0; failover < failovers; failover++) rounds.push(await round(failover % 2 === 0));
  const { received } = mailServer;
  const statuses = rounds.flatMap((each) => each.statuses);
  expect(statuses.filter((status) => ![202, 503].includes(status))).toEqual([]);
  expect(server.process.exitCode).toBeNull();

  const { rows } = await onNode(primary, (client) =>
    client.query<{ id: string; state: string }>(`SELECT '<' || id || '@club.example>' AS id, state FROM mails`),
  );
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect([...new Set(idsOf(received))].sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(received.map(({ recipient }) => recipient)).not.toContain(undone);
  const invited = received.filter(({ raw }) => !raw.includes('Pitch closed')).map(({ recipient }) => recipient);
  expect(new Set(invited).size).toBe(failovers * count);

  const twice = idsOf(received).filter((id, index, all) => all.indexOf(id) < index);
  expect(twice.length).toBeLessThanOrEqual(failovers * concurrentMails);
  expect(rounds.flatMap(({ atRisk }) => atRisk)).toEqual(expect.arrayContaining(twice));
  const unavailable = statuses.filter((status) => status === 503).length;
  note(
    'R3',
    `${failovers} failovers: ${rows.length} mails, 0 forgotten, ${twice.length} twice; ${unavailable} times 503`,
  );
  expectWithin('R3', 'slowest failover', Math.max(...rounds.map(({ milliseconds }) => milliseconds)), 5000);
});
