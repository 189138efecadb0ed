import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailDispatcher } from '../../telling/outbox/mail-dispatcher.ts';
import { MailKinds, type TimedLetter, type Unwanted } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { announcementLetter } from './announcement-letter.ts';
import { findRecipients, takeAnnouncement } from './announcement-mail.queries.ts';

/** What is queued with the mail. */
type AnnouncementMail = ClaimedMail<{ id: number }>;

/** Mails new announcements to those whom they are for. */
@Injectable()
export class AnnouncementMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly queue: MailQueue,
    kinds: MailKinds,
    dispatcher: MailDispatcher,
  ) {
    kinds.register('announcement', {
      priority: mailPriority.announcement,
      topic: 'announcements',
      dropsOnDoubt: true,
      compose: (mail: AnnouncementMail) => this.compose(mail),
    });
    dispatcher.addPlanner(() => this.plan());
  }

  /** Queues the mails for the next due announcement; false if there was none. */
  plan(): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      const announcement = await takeAnnouncement(manager);
      if (!announcement) return false;
      const { id } = announcement;
      const recipients = await findRecipients(manager, { id });
      await this.queue.add(
        manager,
        recipients.map(({ userId, email }) => ({
          kind: 'announcement',
          key: `announcement:${id}:${userId}`,
          userId,
          address: email,
          data: { id },
        })),
      );
      return true;
    });
  }

  private async compose({ userId, data }: AnnouncementMail): Promise<TimedLetter | Unwanted> {
    const [announcement] = await findRecipients(this.database, { id: data.id, userId });
    if (!announcement) return { unwanted: 'The announcement was deleted, is for others or is three days old' };
    return { ...announcementLetter(announcement, this.settings.publicUrl), to: announcement.email };
  }
}
