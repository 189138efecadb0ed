import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { writeMessage } from '../mail/layout.ts';
import { type ClubLook } from '../mail/letter.ts';
import { concurrentMails, mailTransport } from '../mail/mail.module.ts';
import { DeliveryError, type MailTransport } from '../mail/transport.ts';
import {
  type ClaimedMail,
  claimMails,
  countBounce,
  deleteOldMails,
  hasDueMails,
  markDropped,
  markFailed,
  markSent,
  postpone,
} from './claim.queries.ts';
import { MailKinds } from './mail-kinds.ts';
import { isPaused } from './delivery.queries.ts';

/** An address that has bounced this often in a row gets no more mail. */
export const maxBounces = 3;

/** Minutes until the next attempt, after each one that failed; then the mail has failed. Together about 17 hours. */
const backoffMinutes = [1, 5, 15, 60, 240, 720];

const idleMs = 1000;
/** A pause between batches, because requests share the processor. */
const restMs = 25;
const hour = 60 * 60 * 1000;

/** Queues mails for what has become due, in a transaction; returns whether there was any. */
export type Planner = () => Promise<boolean>;

/** Sends queued mails. Every server does; the database decides which server sends which mail. */
@Injectable()
export class MailDispatcher {
  private readonly logger = new Logger('mail');
  private readonly planners: Planner[] = [];
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private cleanedAt = 0;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(mailTransport) private readonly transport: MailTransport,
    private readonly club: ClubService,
    private readonly kinds: MailKinds,
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
      const hasWorked = await this.round().catch((error: Error) => {
        this.logger.warn(`Mails wait: ${error.message}`);
        return false;
      });
      await pause(hasWorked ? restMs : idleMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Sends the next mails; false if there are none. */
  async round(): Promise<boolean> {
    if (await isPaused(this.database)) return false;
    if (Date.now() - this.cleanedAt > hour) {
      await deleteOldMails(this.database);
      this.cleanedAt = Date.now();
    }
    let hasPlanned = false;
    for (const planner of this.planners) hasPlanned = (await planner()) || hasPlanned;
    if (!(await hasDueMails(this.database))) return hasPlanned;
    const { mailLeaseMs: leaseMs, mailPerHour: perHour } = this.settings;
    const mails = await inTransaction(this.database, (manager) =>
      claimMails(manager, { max: concurrentMails, leaseMs, perHour }),
    );
    if (mails.length === 0) return false;
    const look = await this.look();
    await Promise.all(mails.map((mail) => this.send(mail, look)));
    return true;
  }

  private async send(mail: ClaimedMail, look: ClubLook): Promise<void> {
    if (mail.bounces >= maxBounces) {
      await markFailed(this.database, mail, { reason: `Mails to this address came back ${maxBounces} times` });
      return;
    }
    try {
      const { isSecret, compose } = this.kinds.get(mail.kind);
      const letter = await compose(mail);
      if ('unwanted' in letter) return void (await markDropped(this.database, mail, { reason: letter.unwanted }));
      const message = writeMessage(letter, look);
      const address = letter.to ?? mail.address;
      await this.transport.send({
        ...message,
        id: mail.id,
        from: { name: look.name, address: this.settings.mailFrom ?? 'touchline@localhost' },
        to: { name: mail.recipient, address },
        ...(look.contactEmail && { replyTo: look.contactEmail }),
      });
      await markSent(this.database, mail, { address, subject: message.subject, body: isSecret ? null : message.text });
    } catch (error) {
      await this.handleFailure(mail, error as Error);
    }
  }

  private async handleFailure(mail: ClaimedMail, error: Error): Promise<void> {
    const reason = error.message;
    const kind = error instanceof DeliveryError ? error.kind : 'temporary';
    // Without the reason, because mail servers quote addresses.
    this.logger.warn({ msg: 'mail not sent', kind: mail.kind, attempt: mail.attempts, failure: kind });
    const minutes = backoffMinutes[mail.attempts - 1];
    if (kind === 'bounce') await countBounce(this.database, mail);
    if (kind === 'temporary' && minutes !== undefined) await postpone(this.database, mail, { reason, minutes });
    else await markFailed(this.database, mail, { reason });
  }

  private async look(): Promise<ClubLook> {
    const { name, colour, crestUrl, privacyUrl, contactEmail } = await this.club.get();
    return { name, colour, privacyUrl, contactEmail, crestUrl: crestUrl && `${this.settings.publicUrl}${crestUrl}` };
  }
}
