import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { wallTimeIn } from '@touchline/domain';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { type KnownUser } from '../../users/user.entity.ts';
import { type FactorChange, secondFactorLetter } from './second-factor-letter.ts';
import { countRecoveryCodes } from './second-factor.queries.ts';

/** What is queued with the mail. */
type ChangeMail = ClaimedMail<{ change: FactorChange }>;

/** The mail about a change of a user's second factor. */
@Injectable()
export class SecondFactorMail {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    kinds: MailKinds,
  ) {
    const compose = (mail: ChangeMail) => this.compose(mail);
    kinds.register('second-factor', { priority: mailPriority.account, compose });
  }

  private async compose({ userId, data, queuedAt }: ChangeMail): Promise<Letter> {
    const { publicUrl, clubTimeZone } = this.settings;
    const { name, formats } = await this.club.get();
    return secondFactorLetter({
      change: data.change,
      at: wallTimeIn(clubTimeZone, queuedAt),
      codesLeft: await countRecoveryCodes(this.database, { userId }),
      clubName: name,
      formats,
      url: `${publicUrl}/profile/two-step`,
    });
  }
}

/** Null for an address that nobody has verified, because it may be a stranger's. */
export function factorMail({ id: userId, email: address, hasUnverifiedEmail }: KnownUser, change: FactorChange) {
  if (hasUnverifiedEmail) return null;
  return { kind: 'second-factor', key: `second-factor:${userId}:${randomUUID()}`, userId, address, data: { change } };
}

export async function queueFactorMail(manager: EntityManager, queue: MailQueue, user: KnownUser, change: FactorChange) {
  const mail = factorMail(user, change);
  if (mail) await queue.add(manager, [mail]);
}
