import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../../config/settings.ts';
import { findAdminAddresses, findGuardianAddresses } from '../../guardians/family-mail.queries.ts';
import { mailsTo } from '../../guardians/mails-to.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { erasureAskedByOtherLetter, erasureDeclinedLetter, erasureRequestedLetter } from './erasure-letters.ts';
import { findChildName, findRequesters, findRequestToTell } from './erasure-mail.queries.ts';

type RequestMail = ClaimedMail<{ childId: number; requesterId: number }>;
type DeclinedMail = ClaimedMail<{ childId: number }>;

/** The mails about requests to delete a child for good. Nobody can switch them off. */
@Injectable()
export class ErasureMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    const priority = mailPriority.verification;
    kinds.register('erasure-requested', { priority, compose: (mail: RequestMail) => this.toAdmin(mail) });
    kinds.register('erasure-asked-by-other', { priority, compose: (mail: RequestMail) => this.toGuardian(mail) });
    kinds.register('erasure-declined', { priority, compose: (mail: DeclinedMail) => this.declined(mail) });
  }

  /** To the admins and the other guardians. Once a day, however often the request is withdrawn and made again. */
  async requested(manager: EntityManager, { childId, userId }: { childId: number; userId: number }): Promise<void> {
    if (!this.settings.sendsMail) return;
    const about = `${childId}:${userId}:${new Date().toISOString().slice(0, 10)}`;
    const data = { childId, requesterId: userId };
    const guardians = await findGuardianAddresses(manager, { childId });
    const others = guardians.filter((guardian) => guardian.userId !== userId);
    await this.queue.add(manager, [
      ...mailsTo(await findAdminAddresses(manager), { kind: 'erasure-requested', about, data }),
      ...mailsTo(others, { kind: 'erasure-asked-by-other', about, data }),
    ]);
  }

  /** To whoever has asked. Call it before the requests are deleted. */
  async tellDeclined(manager: EntityManager, { childId }: { childId: number }): Promise<void> {
    if (!this.settings.sendsMail) return;
    const about = `${childId}:${new Date().toISOString()}`;
    const to = await findRequesters(manager, { childId });
    await this.queue.add(manager, mailsTo(to, { kind: 'erasure-declined', about, data: { childId } }));
  }

  private async toAdmin({ data, userId }: RequestMail): Promise<Letter | Unwanted> {
    const request = await findRequestToTell(this.database, { ...data, readerId: userId });
    if (!request) return withdrawn;
    return erasureRequestedLetter(
      request.child,
      request.requesterName,
      `${this.settings.publicUrl}/admin/manage-children?tab=erasureRequests`,
    );
  }

  private async toGuardian({ data, userId }: RequestMail): Promise<Letter | Unwanted> {
    const request = await findRequestToTell(this.database, { ...data, readerId: userId });
    if (!request?.isGuardian) return withdrawn;
    const { child, requesterName, isSameHousehold } = request;
    const url = `${this.settings.publicUrl}/dashboard`;
    return erasureAskedByOtherLetter(child, isSameHousehold ? requesterName : null, url);
  }

  private async declined({ data }: DeclinedMail): Promise<Letter | Unwanted> {
    const child = await findChildName(this.database, data);
    return child ? erasureDeclinedLetter(child) : { unwanted: 'The player has been deleted for good' };
  }
}

const withdrawn = { unwanted: 'The request has been withdrawn or answered' };
