import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Settings } from '../config/settings.ts';
import { findAddress, findAdminAddresses } from '../guardians/family-mail.queries.ts';
import { type Letter } from '../telling/mail/letter.ts';
import { type ClaimedMail } from '../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../telling/outbox/mail-priority.ts';
import { MailQueue } from '../telling/outbox/mail-queue.ts';
import { deletionReceivedLetter, deletionRequestedLetter } from './deletion-letters.ts';
import { findRequesterName } from './deletion-requests.queries.ts';

type RequestMail = ClaimedMail<{ userId: number }>;

/** The mails about requests for deletion. Nobody can switch them off. */
@Injectable()
export class DeletionMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    const priority = mailPriority.verification;
    kinds.register('deletion-received', { priority, compose: (mail: ClaimedMail) => this.received(mail) });
    kinds.register('deletion-requested', { priority, compose: (mail: RequestMail) => this.requested(mail) });
  }

  /** To the user and to the admins. Once a day, however often the request is withdrawn and made again. */
  async tell(manager: EntityManager, { userId }: { userId: number }): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    const user = await findAddress(manager, { userId });
    const admins = await findAdminAddresses(manager);
    const received = user.map(({ email }) => ({
      kind: 'deletion-received',
      key: `deletion-received:${day}:${userId}`,
      userId,
      address: email,
    }));
    const requested = admins.map((admin) => ({
      // The key names the user for `deleteUser`.
      kind: 'deletion-requested',
      key: `deletion-requested:${day}:${userId}:${admin.userId}`,
      userId: admin.userId,
      address: admin.email,
      data: { userId },
    }));
    await this.queue.add(manager, [...received, ...requested]);
  }

  private async received(mail: ClaimedMail): Promise<Letter | Unwanted> {
    const requester = await findRequesterName(this.database, { userId: mail.userId });
    return requester ? deletionReceivedLetter(`${this.settings.publicUrl}/profile`) : withdrawn;
  }

  private async requested({ data }: RequestMail): Promise<Letter | Unwanted> {
    const requester = await findRequesterName(this.database, { userId: data.userId });
    if (!requester) return withdrawn;
    return deletionRequestedLetter(requester.fullName, `${this.settings.publicUrl}/admin/manage-users`);
  }
}

const withdrawn = { unwanted: 'The request has been withdrawn' };
