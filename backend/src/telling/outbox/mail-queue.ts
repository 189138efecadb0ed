import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { type Queryable } from '../../database/sql.ts';
import { MailKinds } from './mail-kinds.ts';
import { insertMails, type NewMail } from './outbox.queries.ts';

/** Queues mails in the transaction of the act that they tell about. */
@Injectable()
export class MailQueue {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly kinds: MailKinds,
  ) {}

  /** Returns how many mails are new. Without mail delivery, it queues nothing. */
  async add(manager: Queryable, mails: NewMail[]): Promise<number> {
    if (!this.settings.sendsMail || mails.length === 0) return 0;
    const rows = mails.map((mail) => ({ data: {}, ...mail, priority: this.kinds.get(mail.kind).priority }));
    return insertMails(manager, rows);
  }
}
