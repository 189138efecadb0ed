import { setTimeout as pause } from 'node:timers/promises';
import { type ApiClient } from './api-client.ts';
import { query } from './balancer.ts';

interface Account {
  id: number;
  email: string;
}

/** The recipient of mails whose transactions are rolled back. */
export const undone = 'undone@club.example';

/** Creates accounts that have not been invited. Announcements are not mailed to those who registered themselves. */
export async function createAccounts(thousands: number): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let count = 0; count < thousands; count++)
    accounts.push(
      ...(await query<Account>(`
        INSERT INTO users (username, email, full_name, password_hash, is_parent, self_registered)
        SELECT name, name, 'Sam Reader', '', true, true
        FROM (SELECT gen_random_uuid() || '@families.example' AS name FROM generate_series(1, 1000)) names
        RETURNING id, email`)),
    );
  return accounts;
}

/** Four admins invite accounts by mail through the API, each in a loop, and transactions that queue a mail are rolled back. */
export class MailLoad {
  /** Addresses of confirmed invitations. */
  readonly acknowledged: string[] = [];
  readonly unexpected: string[] = [];
  /** Invitations that were queued although the response was 503. */
  uncertain = 0;
  rolledBack = 0;
  /** Transactions that a failover prevented or broke. */
  failed = 0;
  private isRunning = true;
  private readonly workers: Promise<void>[];

  constructor(
    private readonly admin: ApiClient,
    private readonly waiting: Account[],
  ) {
    const { id } = waiting[0]!;
    const work = (step: () => Promise<void>) => this.repeat(step);
    const invite = () => this.invite(this.waiting.pop());
    this.workers = [...Array.from({ length: 4 }, () => work(invite)), work(() => this.rollBack(id))];
  }

  /** Waits for requests in progress. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.workers);
  }

  private async repeat(step: () => Promise<void>): Promise<void> {
    while (this.isRunning) {
      await step();
      await pause(100);
    }
  }

  /** Asks again after a 503; a 409 then says that the attempt before was committed. */
  private async invite(account: Account | undefined): Promise<void> {
    if (!account) return void this.unexpected.push('All accounts were invited before the end');
    for (let isFirst = true; ; isFirst = false) {
      const { status, headers, body } = await this.admin.post(`/api/users/${account.id}/invitation`, {});
      if (status === 202 || (status === 409 && !isFirst)) {
        this.acknowledged.push(account.email);
        if (status === 409) this.uncertain++;
        return;
      }
      if (status !== 503 || !(Number(headers.get('retry-after')) > 0))
        return void this.unexpected.push(`${status} ${JSON.stringify(body)}`);
      await pause(200);
    }
  }

  private async rollBack(userId: number): Promise<void> {
    const insert = `
      INSERT INTO mails (kind, dedupe_key, user_id, address, priority)
      VALUES ('test', 'undone:' || gen_random_uuid(), ${userId}, '${undone}', 0)`;
    await query(`BEGIN; ${insert}; SELECT pg_sleep(0.5); ROLLBACK`, 'pooled').then(
      () => this.rolledBack++,
      () => this.failed++,
    );
  }
}
