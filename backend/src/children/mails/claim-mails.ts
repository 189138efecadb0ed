import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { dayWords, todayIn } from '@touchline/domain';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { type Queryable } from '../../database/sql.ts';
import { findAdminAddresses } from '../../guardians/family-mail.queries.ts';
import { mailsTo } from '../../guardians/mails-to.ts';
import { type Letter } from '../../telling/mail/letter.ts';
import { type ClaimedMail } from '../../telling/outbox/claim.queries.ts';
import { MailKinds, type Unwanted } from '../../telling/outbox/mail-kinds.ts';
import { mailPriority } from '../../telling/outbox/mail-priority.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { UsersService } from '../../users/users.service.ts';
import { childClaimedLetter, childClaimedOfCoachesLetter, nameLockedLetter } from './claim-letters.ts';
import { findClaim, findClaimWitnesses, findLastingLock } from './claim-mail.queries.ts';

/** `claimedAt` is a moment in UTC. */
type ClaimMail = ClaimedMail<{ childId: number; claimedBy: number; claimedAt: string }>;
type LockMail = ClaimedMail<{ id: number }>;

/** The mails that tell the club of claims and of attempts to guess what a claim needs. Nobody can switch them off. */
@Injectable()
export class ClaimMails {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly club: ClubService,
    private readonly queue: MailQueue,
    private readonly users: UsersService,
    kinds: MailKinds,
  ) {
    const priority = mailPriority.verification;
    kinds.register('child-claimed', { priority, compose: (mail: ClaimMail) => this.claimed(mail) });
    kinds.register('name-locked', { priority, compose: (mail: LockMail) => this.locked(mail) });
  }

  /** To the admins and to the confirmed coaches of the child's teams. */
  async childClaimed(manager: EntityManager, claim: { childId: number; userId: number }): Promise<void> {
    if (!this.settings.sendsMail) return;
    const at = new Date().toISOString();
    const mail = { kind: 'child-claimed', about: `${claim.childId}:${claim.userId}:${at}` };
    const data = { childId: claim.childId, claimedBy: claim.userId, claimedAt: at };
    await this.queue.add(manager, mailsTo(await findClaimWitnesses(manager, claim), { ...mail, data }));
  }

  /** To the admins, once for each lock. */
  async nameLocked(database: Queryable, { id }: { id: number }): Promise<void> {
    const mail = { kind: 'name-locked', about: id, data: { id } };
    await this.queue.add(database, mailsTo(await findAdminAddresses(database), mail));
  }

  /** Also if the account is no longer a guardian, because it may have seen the child's page in between. */
  private async claimed({ userId, data }: ClaimMail): Promise<Letter | Unwanted> {
    const childId = data.childId;
    const claim = await findClaim(this.database, { childId, userId: data.claimedBy });
    const reader = await this.users.findActive(userId);
    if (!claim || !reader) return { unwanted: 'The child or the account no longer exists' };
    const day = dayWords(todayIn(this.settings.clubTimeZone, new Date(data.claimedAt)), await this.club.formats());
    if (!reader.isAdmin) return childClaimedOfCoachesLetter({ ...claim, day });
    return childClaimedLetter({ ...claim, day }, `${this.playersUrl}?guardians=${childId}`);
  }

  private async locked({ data }: LockMail): Promise<Letter | Unwanted> {
    const lock = await findLastingLock(this.database, { id: data.id });
    return lock ? nameLockedLetter(lock, this.playersUrl) : { unwanted: 'An admin has unlocked the name' };
  }

  private get playersUrl(): string {
    return `${this.settings.publicUrl}/admin/manage-children`;
  }
}
