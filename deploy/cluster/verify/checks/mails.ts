import { query } from '../balancer.ts';
import { type MailLoad, undone } from '../mail-load.ts';
import { received } from '../mail-server.ts';
import { until } from '../processes.ts';
import { expect } from '../report.ts';

/** Mails that two backends send at the same time. */
const concurrentMails = 2 * 4;

/** Of an unfinished transaction the database shows nothing. */
const findMails = () =>
  query<{ id: string; kind: string; state: string; reason: string | null }>(
    `SELECT '<' || id || '@club.example>' AS id, kind, state, reason FROM mails`,
  );

/** Every committed mail arrives; only those in flight during a failover may arrive twice; none that was rolled back. */
export async function mailsArriveOnce(load: MailLoad, failovers: number): Promise<void> {
  const { acknowledged, unexpected, uncertain, rolledBack, failed } = load;
  expect('statuses of requests that queue mails, other than 202 and 503', unexpected.length === 0, [
    ...unexpected.slice(0, 5),
    `${uncertain} queued although the response was 503`,
  ]);
  // A mail that met a failover may be due after a minute, or when the lease of its sender has ended.
  await until(
    'the last mail',
    240,
    async () => (await query('SELECT FROM mails WHERE ended_at IS NULL LIMIT 1')).length === 0,
  );

  const mails = await findMails();
  const arrivals = new Map<string, number>();
  for (const { messageId } of received) arrivals.set(messageId, (arrivals.get(messageId) ?? 0) + 1);
  const recipients = new Set(received.map(({ recipient }) => recipient));
  const lost = acknowledged.filter((email) => !recipients.has(email));
  expect('acknowledged mails that did not arrive', lost.length === 0, `${lost.length} of ${acknowledged.length}`);
  const invitations = mails.filter(({ kind }) => kind === 'invitation');
  const missing = invitations.filter(({ id, state }) => state !== 'sent' || !arrivals.has(id));
  expect('committed mails that did not arrive', missing.length === 0, [
    `${missing.length} of ${invitations.length}`,
    ...missing.slice(0, 5),
  ]);
  const twice = [...arrivals.values()].filter((times) => times > 1);
  const isRare = twice.length <= failovers * concurrentMails && twice.every((times) => times === 2);
  expect('mails that arrived twice, with the same Message-ID', isRare, twice.length);
  const ids = new Set(mails.map(({ id }) => id));
  const phantoms = [...arrivals.keys()].filter((id) => !ids.has(id)).length;
  expect(
    'mails of transactions that were not committed',
    phantoms === 0 && !recipients.has(undone),
    `${phantoms} sent, of ${rolledBack} rolled back and ${failed} that failed without a leader`,
  );
}
