import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  looksLikeAddress,
  type MailPreferences,
  type MailTopic,
  minutesBetween,
  sendingTime,
  wantsMail,
} from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { writeMessage } from '../mail/layout.ts';
import { type Branding, type UnsubscribeUrls, withoutSecrets } from '../mail/letter.ts';
import { mailTransport } from '../mail/mail.module.ts';
import { personInMail } from '../mail/names.ts';
import { DeliveryError, type MailTransport } from '../mail/transport.ts';
import { findPreferences } from '../preferences/preferences.queries.ts';
import { createUnsubscribeLink } from '../preferences/unsubscribe.queries.ts';
import {
  type ClaimedMail,
  countBounce,
  defer,
  findBounces,
  markDropped,
  markFailed,
  markSent,
  postpone,
} from './claim.queries.ts';
import {
  type AccountMailKind,
  type MailKind,
  MailKinds,
  type TimedLetter,
  type TopicMailKind,
  type Unwanted,
} from './mail-kinds.ts';
import { findReplyCoach, type ReplyCoach } from './replies.queries.ts';

/** An address that has bounced this often in a row gets no more mail. */
export const maxBounces = 3;

/** Minutes until the next attempt, after each one that failed; then the mail has failed. Together about 17 hours. */
const backoffMinutes = [1, 5, 15, 60, 240, 720];
const maxAttempts = backoffMinutes.length + 1;

const retryMs = 200;

type Composed = TimedLetter | Unwanted | { deferMinutes: number };

/** Writes claimed mails, sends them, and records what became of them. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('mail');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    @Inject(mailTransport) private readonly transport: MailTransport,
    private readonly club: ClubService,
    private readonly clock: ClubClock,
    private readonly kinds: MailKinds,
  ) {}

  /** Resolves when every mail is settled, even if some results could not be stored. */
  async send(mails: ClaimedMail[], branding: Branding): Promise<void> {
    const results = await Promise.allSettled(mails.map((mail) => this.sendOne(mail, branding)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason as Error;
  }

  private async sendOne(mail: ClaimedMail, branding: Branding): Promise<void> {
    let address = mail.address;
    const fail = async (reason: string) => void (await markFailed(this.database, mail, { reason, address }));
    // The results of attempts are recorded, so the servers that made these have ended, perhaps because of this mail.
    if (mail.attempts > maxAttempts) return fail('The server ended while it sent this mail, several times');
    if (mail.bounces >= maxBounces) return fail(hasBounced);
    let sent: Parameters<typeof markSent>[2];
    try {
      const kind = this.kinds.get(mail.kind);
      const letter = await ('topic' in kind ? this.composeForTopic(kind, mail) : this.composeForAccount(kind, mail));
      if ('unwanted' in letter) return void (await markDropped(this.database, mail, { reason: letter.unwanted }));
      if ('deferMinutes' in letter) return void (await defer(this.database, mail, { minutes: letter.deferMinutes }));
      address = letter.to ?? address;
      if (address !== mail.address && (await findBounces(this.database, { address })) >= maxBounces)
        return await fail(hasBounced);
      const unsubscribe = 'topic' in kind ? await this.unsubscribeUrls(mail, kind.topic, address) : undefined;
      const { replyTo, told } = await this.withReplies(letter, branding);
      const message = writeMessage(told, branding, unsubscribe);
      await this.transport.send({
        ...message,
        ...(unsubscribe && { unsubscribeUrl: unsubscribe.oneClick }),
        id: mail.id,
        from: { name: branding.name, address: this.sender },
        to: { name: mail.recipient === null || looksLikeAddress(mail.recipient) ? address : mail.recipient, address },
        replyTo,
      });
      // Without the links of the recipient, because admins can read it.
      const body = 'isSecret' in kind && kind.isSecret ? null : writeMessage(withoutSecrets(told), branding).text;
      sent = { address, subject: message.subject, body };
    } catch (error) {
      return this.handleFailure(mail, address, error as Error);
    }
    await this.record(() => markSent(this.database, mail, sent));
  }

  private async composeForAccount({ isQuiet, compose }: AccountMailKind, mail: ClaimedMail): Promise<Composed> {
    const letter = await compose(mail);
    if (!isQuiet || 'unwanted' in letter) return letter;
    return this.outsideQuietHours(letter, await findPreferences(this.database, { userId: mail.userId }));
  }

  /** Not wanted if the topic is switched off. */
  private async composeForTopic(
    { topic, dropsOnDoubt, isUrgent, compose }: TopicMailKind,
    mail: ClaimedMail,
  ): Promise<Composed> {
    if (dropsOnDoubt && mail.isInDoubt) return { unwanted: 'The server ended while it sent this mail' };
    const preferences = await findPreferences(this.database, { userId: mail.userId });
    if (!isUrgent && !wantsMail(preferences, topic)) return { unwanted: 'The recipient has switched off such mails' };
    const letter = await compose(mail, preferences);
    return 'unwanted' in letter || isUrgent ? letter : this.outsideQuietHours(letter, preferences);
  }

  /** Deferred in quiet hours, unless the letter is no longer of use when they end. */
  private outsideQuietHours(letter: TimedLetter, preferences: MailPreferences): Composed {
    const now = this.clock.wallTime();
    const time = sendingTime(preferences, { at: now, latest: letter.latest });
    return time === now ? letter : { deferMinutes: minutesBetween(now, time) };
  }

  /** Who gets a reply to a letter, which tells a family so if it is about events. */
  private async withReplies(letter: TimedLetter, { name, contactEmail }: Branding) {
    const ofClub = contactEmail ? [contactEmail] : [];
    if (!letter.eventIds) return { replyTo: ofClub, told: letter };
    const coach = await findReplyCoach(this.database, { eventIds: letter.eventIds });
    const told = { ...letter, why: `${letter.why} ${replyWords(name, coach)}` };
    // Without a contact address, replies go to the sender, and still do if a coach is named.
    return { replyTo: coach ? [contactEmail ?? this.sender, coach.email] : ofClub, told };
  }

  private get sender(): string {
    return this.settings.mailFrom ?? 'touchline@localhost';
  }

  private async unsubscribeUrls({ userId }: ClaimedMail, topic: MailTopic, address: string): Promise<UnsubscribeUrls> {
    const token = await createUnsubscribeLink(this.database, { userId, topic, address });
    const { publicUrl } = this.settings;
    return {
      page: `${publicUrl}/unsubscribe/${token}`,
      oneClick: `${publicUrl}/api/unsubscribe/${token}`,
      preferences: `${publicUrl}/profile/messages`,
    };
  }

  /** Tries as long as the lease, because without its result a mail counts as perhaps sent: it is sent again, or dropped. */
  private async record(write: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + this.settings.mailLeaseMs;
    for (;;) {
      try {
        return void (await write());
      } catch (error) {
        if (Date.now() > end) throw error;
        await pause(retryMs);
      }
    }
  }

  private async handleFailure(mail: ClaimedMail, address: string, error: Error): Promise<void> {
    const reason = error.message;
    const kind = error instanceof DeliveryError ? error.kind : 'temporary';
    // Without the reason, because mail servers quote addresses.
    this.logger.warn({ msg: 'mail not sent', kind: mail.kind, attempt: mail.attempts, failure: kind });
    const minutes = backoffMinutes[mail.attempts - 1];
    if (kind === 'bounce') await countBounce(this.database, { id: mail.id, address });
    const mayBeTwice = error instanceof DeliveryError && error.isInDoubt && dropsOnDoubt(this.kinds.get(mail.kind));
    if (kind === 'temporary' && minutes !== undefined && !mayBeTwice)
      await this.record(() => postpone(this.database, mail, { reason, minutes }));
    else await this.record(() => markFailed(this.database, mail, { reason, address }));
  }

  /** Read before mails are claimed, which would otherwise count as perhaps sent if it could not be read. */
  async readBranding(): Promise<Branding> {
    const { name, colour, crestUrl, privacyUrl, contactEmail } = await this.club.get();
    return { name, colour, privacyUrl, contactEmail, crestUrl: crestUrl && `${this.settings.publicUrl}${crestUrl}` };
  }
}

const replyWords = (club: string, coach: ReplyCoach | undefined): string =>
  coach
    ? `If you reply, ${club} and ${personInMail(coach.fullName)}, the coach of ${coach.teamName}, get your mail.`
    : `If you reply, ${club} gets your mail, not the coach.`;

const dropsOnDoubt = (kind: MailKind) => 'dropsOnDoubt' in kind && kind.dropsOnDoubt === true;

const hasBounced = `Mails to this address came back ${maxBounces} times`;
