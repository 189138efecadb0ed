import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Request } from 'express';
import { DataSource } from 'typeorm';
import { wallTimeIn, wantsMail } from '@touchline/domain';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { findPreferences } from '../../telling/preferences/preferences.queries.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { type KnownUser } from '../../users/user.entity.ts';
import { newDeviceLetter } from '../account-letters.ts';
import { DeviceCookie } from './device-cookie.ts';
import { deviceNameOf } from './device-name.ts';

/** What is queued with the mail. */
type DeviceMail = ClaimedMail<{ device: string | null }>;

/** The mail about a sign-in from a device that has not signed in before. */
@Injectable()
export class NewDeviceMail {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly queue: MailQueue,
    private readonly limits: RateLimits,
    private readonly club: ClubService,
    private readonly devices: DeviceCookie,
    kinds: MailKinds,
  ) {
    kinds.register('new-device', {
      priority: mailPriority.account,
      topic: 'new-devices',
      // Whoever has signed in could switch it off before it is sent.
      isUrgent: true,
      compose: (mail: DeviceMail) => this.compose(mail),
    });
  }

  /**
   * Queues the mail unless the account is known on the device or has never been used. A few a day, because whoever knows the password
   * could otherwise send any number; none to an address that may be a stranger's.
   */
  async queueFor(user: KnownUser, request: Request): Promise<void> {
    if (!user.signedInAt || user.hasUnverifiedEmail || this.devices.knows(request, user)) return;
    if (!wantsMail(await findPreferences(this.database, { userId: user.id }), 'new-devices')) return;
    if (!(await this.limits.tryConsume('newDevice', String(user.id)))) return;
    const { id: userId, email: address } = user;
    const data = { device: deviceNameOf(request.get('user-agent')) };
    const key = `new-device:${userId}:${randomUUID()}`;
    await this.queue.add(this.database.manager, [{ kind: 'new-device', key, userId, address, data }]);
  }

  private async compose({ data, queuedAt }: DeviceMail): Promise<Letter> {
    const { publicUrl, clubTimeZone } = this.settings;
    const { name, formats } = await this.club.get();
    return newDeviceLetter({
      device: data.device,
      at: wallTimeIn(clubTimeZone, queuedAt),
      clubName: name,
      formats,
      url: `${publicUrl}/profile/devices`,
    });
  }
}
