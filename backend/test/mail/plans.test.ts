import { type EntityManager } from 'typeorm';
import { claimMails, deleteOldMails, hasDueMails } from '../../src/telling/outbox/claim.queries.ts';
import { findMails, findQueueState } from '../../src/telling/outbox/outbox.queries.ts';
import { type MailClub, queueMails, startMailClub } from '../support/mail-club.ts';

let club: MailClub;
beforeAll(async () => {
  club = await startMailClub({});
  const [sample] = await queueMails(club.database);
  await club.database.query(
    `INSERT INTO mails (kind, dedupe_key, user_id, address, priority, state, queued_at, claimed_at, ended_at)
     SELECT kind, n::text, user_id, address, 2, 'sent', now() - n * interval '1 min', now() - n * interval '1 min', now() - n * interval '1 min'
     FROM mails, generate_series(1, 20000) n WHERE id = $1`,
    [sample],
  );
  await queueMails(club.database, { count: 2000, priority: 2 });
  await club.database.query('ANALYZE');
});
afterAll(() => club.close());

/** The plans of statements, which are not run. */
async function plansOf(work: (database: EntityManager) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  await work({
    query: async (text: string, values: unknown[]) => {
      const rows: Record<string, string>[] = await club.database.query(`EXPLAIN ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']!));
      return [{ count: 0, members: 0, strangers: 0 }];
    },
  } as EntityManager);
  return plans.join('\n');
}

const page = { limit: 20, offset: 0 };

it.each<[string, string[], (database: EntityManager) => Promise<unknown>]>([
  ['whether mails are due', ['mails_due'], hasDueMails],
  [
    'the next mails',
    ['mails_due', 'mails_claimed'],
    (database) => claimMails(database, { max: 4, leaseMs: 60_000, perHour: 300 }),
  ],
  ['the state of the queue', ['mails_due', 'mails_failed', 'mails_claimed', 'mails_ended'], findQueueState],
  ['the newest mails', ['mails_listed'], (database) => findMails(database, page)],
  ['the mails that failed', ['mails_failed'], (database) => findMails(database, { ...page, state: 'failed' })],
  ['the mails to delete', ['mails_ended'], (database) => deleteOldMails(database, { days: 30 })],
])('%s are found without reading the mails that were sent', async (_, indexes, work) => {
  const plan = await plansOf(work);
  expect(plan).not.toMatch(/Seq Scan on mails/);
  for (const index of indexes) expect(plan).toContain(index);
});
