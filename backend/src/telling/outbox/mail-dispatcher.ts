import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { concurrentMails, mailTransport } from '../mail/mail.module.ts';
import { type MailTransport } from '../mail/transport.ts';
import { claimMails, hasDueMails } from './claim.queries.ts';
import { isPaused } from './delivery.queries.ts';
import { MailSender } from './mail-sender.ts';

const idleMs = 1000;
/** A pause between batches, because requests share the processor. */
const restMs = 25;

/** Queues mails for what has become due, in a transaction; returns whether there was any. */
export type Planner = () => Promise<boolean>;

/** Sends queued mails. Every server does; the database decides which server sends which mail. */
@Injectable()
export class MailDispatcher {
  private readonly logger = new Logger('mail');
  private readonly planners: Planner[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private isFailing = false;
  private readonly failing = new Set<() => Promise<unknown>>();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(mailTransport) private readonly transport: MailTransport,
    private readonly sender: MailSender,
  ) {}

  addPlanner(planner: Planner): void {
    this.planners.push(planner);
  }

  start(): void {
    if (this.settings.sendsMail) this.running = this.run();
  }

  /** Ends the mails that are being sent and starts no more. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
    this.transport.close();
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const hasWorked = await this.round().then(
        (result) => {
          this.isFailing = false;
          return result;
        },
        (error: Error) => {
          // Once, because an outage of the database fails every round.
          if (!this.isFailing) this.logger.warn(`Mails wait: ${error.message}`);
          this.isFailing = true;
          return false;
        },
      );
      await pause(hasWorked ? restMs : idleMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Does not throw, because queued mails must not wait for what goes wrong here. Logs only the first failure in a row. */
  private async attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work();
      this.failing.delete(work);
      return result;
    } catch (error) {
      if (!this.failing.has(work)) this.logger.warn(`Mails are not planned: ${(error as Error).message}`);
      this.failing.add(work);
    }
  }

  /** Sends the next mails; false if there are none. */
  async round(): Promise<boolean> {
    if (await isPaused(this.database)) return false;
    let hasPlanned = false;
    for (const planner of this.planners) hasPlanned = (await this.attempt(planner)) || hasPlanned;
    if (!(await hasDueMails(this.database))) return hasPlanned;
    const { mailLeaseMs: leaseMs, mailPerHour: perHour } = this.settings;
    const branding = await this.sender.readBranding();
    const mails = await inTransaction(this.database, (manager) =>
      claimMails(manager, { max: concurrentMails, leaseMs, perHour }),
    );
    if (mails.length === 0) return false;
    await this.sender.send(mails, branding);
    return true;
  }
}
