import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { isStaff } from '@touchline/domain';
import { ClubService } from '../club/club.service.ts';
import { Settings } from '../config/settings.ts';
import { type Letter } from '../telling/mail/letter.ts';
import { type ClaimedMail } from '../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../telling/outbox/mail-priority.ts';
import { UsersService } from '../users/users.service.ts';
import { createLink } from './account-links.queries.ts';
import { emailChangedLetter, invitationLetter, resetLetter, verifyLetter } from './account-letters.ts';

const minutesOfReset = 30;
const day = 24 * 60;
const minute = 60_000;

/** The mails about accounts. */
@Injectable()
export class AccountMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly users: UsersService,
    private readonly club: ClubService,
    kinds: MailKinds,
  ) {
    const register = <Data>(
      name: string,
      priority: keyof typeof mailPriority,
      compose: (mail: ClaimedMail<Data>) => Promise<Letter | Unwanted>,
    ) => kinds.register(name, { priority: mailPriority[priority], isSecret: true, compose });
    register('password-reset', 'account', (mail: ClaimedMail<{ sessionEpoch: number }>) => this.reset(mail));
    register('email-changed', 'account', (mail) => this.emailChanged(mail));
    register('verify-email', 'verification', (mail) => this.verify(mail));
    register('invitation', 'invitation', (mail) => this.invite(mail));
  }

  private async reset(mail: ClaimedMail<{ sessionEpoch: number }>): Promise<Letter | Unwanted> {
    if (Date.now() - mail.queuedAt.getTime() > minutesOfReset * minute) {
      return { unwanted: 'The request was more than 30 minutes old' };
    }
    const token = await createLink(this.database, mail, {
      purpose: 'reset-password',
      minutes: minutesOfReset,
      ofCurrentEmail: true,
      sessionEpoch: mail.data.sessionEpoch,
    });
    const user = token && (await this.users.findActive(mail.userId));
    if (!user) return changed;
    return resetLetter(this.link('reset-password', token), { isUnproven: user.hasUnverifiedEmail && !isStaff(user) });
  }

  private async verify(mail: ClaimedMail): Promise<Letter | Unwanted> {
    const user = await this.users.findActive(mail.userId);
    if (!user?.hasUnverifiedEmail) return { unwanted: 'The address is verified' };
    const token = await createLink(this.database, mail, {
      purpose: 'verify-email',
      minutes: 7 * day,
      ofCurrentEmail: true,
    });
    return token ? verifyLetter(this.link('verify-email', token), (await this.club.get()).name) : changed;
  }

  /** To the old address. */
  private async emailChanged(mail: ClaimedMail): Promise<Letter | Unwanted> {
    if (Date.now() - mail.queuedAt.getTime() > 7 * day * minute) return changed;
    const token = await createLink(this.database, mail, {
      purpose: 'undo-email-change',
      minutes: 7 * day,
      ofCurrentEmail: false,
    });
    return token ? emailChangedLetter(this.link('undo-email-change', token)) : changed;
  }

  private async invite(mail: ClaimedMail): Promise<Letter | Unwanted> {
    const user = await this.users.findActive(mail.userId);
    if (user?.signedInAt) return { unwanted: 'The user has signed in' };
    const token = await createLink(this.database, mail, {
      purpose: 'set-password',
      minutes: 14 * day,
      ofCurrentEmail: true,
    });
    if (!token) return changed;
    return invitationLetter(this.link('reset-password', token), (await this.club.get()).name, mail.address);
  }

  /** Links begin with the public address of the settings, never with the Host header of a request. */
  private link(page: string, token: string): string {
    return `${this.settings.publicUrl}/${page}/${token}`;
  }
}

const changed = { unwanted: 'The account has changed since' };
