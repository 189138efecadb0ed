import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { wallTimeIn } from '@touchline/domain';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { type ClaimedMail } from '../telling/outbox/claim.queries.ts';
import { MailKinds } from '../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../telling/outbox/mail-priority.ts';
import { MailQueue } from '../telling/outbox/mail-queue.ts';
import { type AccountChange, accountChangeLetter } from './account-change-letter.ts';
import { type User } from './user.entity.ts';

/** What is queued with the mail. */
type ChangeMail = ClaimedMail<{ change: AccountChange }>;

const kind = 'account-changed';

/** The mail about a change that lets somebody into an account. Nobody can switch it off. */
@Injectable()
export class AccountChangeMail {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    kinds.register(kind, { priority: mailPriority.account, compose: (mail: ChangeMail) => this.compose(mail) });
  }

  /** To the present addresses of the users, but not to those that nobody has verified, because they may be strangers'. */
  async send(
    manager: EntityManager,
    users: Pick<User, 'id' | 'email' | 'hasUnverifiedEmail'>[],
    change: AccountChange,
  ): Promise<void> {
    const known = users.filter(({ hasUnverifiedEmail }) => !hasUnverifiedEmail);
    const mails = known.map(({ id: userId, email: address }) => ({
      kind,
      userId,
      address,
      data: { change },
      key: `${kind}:${userId}:${randomUUID()}`,
    }));
    await this.queue.add(manager, mails);
  }

  private async compose({ data, queuedAt }: ChangeMail) {
    const { name, formats } = await this.club.get();
    return accountChangeLetter({
      change: data.change,
      at: wallTimeIn(this.settings.clubTimeZone, queuedAt),
      clubName: name,
      formats,
      publicUrl: this.settings.publicUrl,
    });
  }
}
