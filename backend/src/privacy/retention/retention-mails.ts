import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { addDays } from 'date-fns';
import { DataSource, type EntityManager } from 'typeorm';
import { type CivilDate, type ClubFormat, dayWords, retentionDays, todayIn } from '@touchline/domain';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { findAdminAddresses } from '../../guardians/family-mail.queries.ts';
import { mailsTo } from '../../guardians/mails-to.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { accountUnusedLetter, playersLeftLetter } from './retention-letters.ts';
import { findAccountWarning, findPlayersWarning } from './warnings.queries.ts';

/** The mails before a deletion. Nobody can switch them off. */
@Injectable()
export class RetentionMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    kinds: MailKinds,
  ) {
    const priority = mailPriority.news;
    kinds.register('account-unused', { priority, compose: (mail: ClaimedMail) => this.toUser(mail) });
    kinds.register('players-left', { priority, compose: () => this.toAdmin() });
  }

  /** Also to addresses that nobody has verified, because they are those of the accounts. */
  async warnUsers(manager: EntityManager, users: { userId: number; email: string }[], on: CivilDate): Promise<void> {
    await this.queue.add(manager, mailsTo(users, { kind: 'account-unused', about: on, data: {} }));
  }

  /** Once a day. */
  async warnAdmins(manager: EntityManager, on: CivilDate): Promise<void> {
    const admins = await findAdminAddresses(manager);
    await this.queue.add(manager, mailsTo(admins, { kind: 'players-left', about: on, data: {} }));
  }

  private async toUser({ userId }: ClaimedMail): Promise<Letter | Unwanted> {
    const warning = await findAccountWarning(this.database, { userId });
    if (!warning) return { unwanted: 'The account is kept' };
    const { name, formats } = await this.club.get();
    return accountUnusedLetter(name, this.dayOf(warning, formats), `${this.settings.publicUrl}/login`);
  }

  private async toAdmin(): Promise<Letter | Unwanted> {
    const warning = await findPlayersWarning(this.database);
    if (!warning) return { unwanted: 'No player is deleted' };
    const url = `${this.settings.publicUrl}/admin/manage-children?tab=unregistered`;
    return playersLeftLetter(warning.players, this.dayOf(warning, await this.club.formats()), url);
  }

  /** From which day on the deletion is possible. */
  private dayOf({ warnedAt }: { warnedAt: Date }, formats: ClubFormat): string {
    return dayWords(todayIn(this.settings.clubTimeZone, addDays(warnedAt, retentionDays.warning)), formats);
  }
}
