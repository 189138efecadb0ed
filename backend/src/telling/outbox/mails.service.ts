import { randomUUID } from 'node:crypto';
import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, dailyPlanKey, dayOfDailyMails, messages } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { pageOf, type PageOf } from '../../http/page.dto.ts';
import { isFirstResume, setPaused, skipPlan } from './delivery.queries.ts';
import { type MailDeliveryDto, type MailDetailsDto, type MailDto, type MailFilterDto } from './mail.dto.ts';
import { MailKinds } from './mail-kinds.ts';
import { mailPriority } from './mail-priority.ts';
import { MailQueue } from './mail-queue.ts';
import { maxBounces } from './mail-sender.ts';
import { countMails, findMail, findMails, findQueueState, findStoppedAddresses, retryMail } from './outbox.queries.ts';
import { testLetter } from './test-letter.ts';

/** The mail page of admins. */
@Injectable()
export class MailsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
    private readonly queue: MailQueue,
    private readonly clock: ClubClock,
    kinds: MailKinds,
  ) {
    kinds.register('test', { priority: mailPriority.account, compose: async () => testLetter });
  }

  async list(filter: MailFilterDto): Promise<PageOf<MailDto>> {
    return pageOf(await findMails(this.database, filter), filter, () => countMails(this.database, filter));
  }

  async get(id: string): Promise<MailDetailsDto> {
    const mail = await findMail(this.database, { id });
    if (!mail) throw new NotFoundException(messages.mailUnknown);
    return mail;
  }

  async delivery(): Promise<MailDeliveryDto> {
    const { smtpUrl, sendsMail, mailPerHour } = this.settings;
    const stopped = await findStoppedAddresses(this.database, { maxBounces });
    return {
      transport: smtpUrl ? 'smtp' : sendsMail ? 'folder' : 'none',
      ...(await findQueueState(this.database)),
      perHour: mailPerHour,
      stoppedAddresses: stopped.map(({ address }) => address),
    };
  }

  async setPaused(paused: boolean, me: Actor): Promise<MailDeliveryDto> {
    await inTransaction(this.database, async (manager) => {
      const day = dayOfDailyMails(this.clock.now());
      if (!paused && day && (await isFirstResume(manager))) await skipPlan(manager, { key: dailyPlanKey(day) });
      await setPaused(manager, { paused, userId: me.id });
      await this.record(manager, me, paused ? 'mail.pause' : 'mail.resume');
    });
    return this.delivery();
  }

  async retry(id: string, me: Actor): Promise<MailDetailsDto> {
    await inTransaction(this.database, async (manager) => {
      const kind = await retryMail(manager, { id });
      if (kind) await this.record(manager, me, 'mail.retry', { mail: id, kind });
      else if (await findMail(manager, { id })) throw new ConflictException(messages.mailNotFailed);
    });
    return this.get(id);
  }

  /** Mails the admin who asks. */
  async sendTest(me: Actor & { email: string }): Promise<void> {
    if (!this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
    await inTransaction(this.database, async (manager) => {
      await this.queue.add(manager, [{ kind: 'test', key: `test:${randomUUID()}`, userId: me.id, address: me.email }]);
      await this.record(manager, me, 'mail.test');
    });
  }

  private record(manager: EntityManager, me: Actor, action: string, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'mail', subjectId: null }, details);
  }
}
