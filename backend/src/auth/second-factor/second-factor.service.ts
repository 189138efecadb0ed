import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages, mustHaveSecondFactor } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubService } from '../../club/club.service.ts';
import { Settings } from '../../config/settings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { fieldProblem } from '../../http/validation.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { User } from '../../users/user.entity.ts';
import { endSessions } from '../../users/user.queries.ts';
import { lockUser } from '../account-links.queries.ts';
import { lockIfUnchanged } from '../../users/own-password.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { type FactorChange } from './second-factor-letter.ts';
import { queueFactorMail } from './second-factor-mail.ts';
import { type SecondFactorDto, type TotpSetupDto } from './second-factor.dto.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findSetup,
  saveFactor,
  saveRecoveryCodes,
  saveSetup,
  takeSetup,
} from './second-factor.queries.ts';
import { newTotpSecret, stepOf, totpUri } from './totp.ts';

/** A changed user, whose sessions have ended, so that the caller has to start a new one. */
interface Changed {
  user: User;
  codes: string[];
}

/** How users set up, change and turn off a second factor. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
    private readonly queue: MailQueue,
    private readonly club: ClubService,
  ) {}

  async get(me: User): Promise<SecondFactorDto> {
    const factor = await findFactor(this.database, { userId: me.id });
    return {
      since: factor?.since.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(this.database, { userId: me.id }),
      isRequired: mustHaveSecondFactor(me, this.settings.requireSecondFactor),
    };
  }

  /** Makes a secret, which replaces the present one as soon as it is confirmed with a code. */
  async begin(manager: EntityManager, me: User): Promise<TotpSetupDto> {
    const { id: userId, email } = me;
    this.assertVerified(me);
    const secret = newTotpSecret();
    await saveSetup(manager, { userId, secret });
    return { secret, uri: totpUri({ clubName: (await this.club.get()).name, email, secret }) };
  }

  /** The password was asked for when the set-up began. */
  async confirm(me: User, code: string): Promise<Changed> {
    const userId = me.id;
    this.assertVerified(me);
    const secret = await findSetup(this.database, { userId });
    if (!secret) throw new ConflictException(messages.setupEnded);
    const step = await stepOf(code.replace(/\s/g, ''), secret, new Date());
    if (step === null) throw fieldProblem('code', messages.codeWrong);
    const { codes, hashes } = await makeCodes(secret);
    return inTransaction(this.database, async (manager) => {
      await lockUser(manager, { userId });
      // A set-up also ends with the sessions, so that nobody confirms one who has lost the account meanwhile.
      if (!(await takeSetup(manager, { userId, secret }))) throw new ConflictException(messages.setupEnded);
      await saveFactor(manager, { userId, secret, step });
      await saveRecoveryCodes(manager, { userId, hashes });
      return { user: await this.changed(manager, me, 'on'), codes };
    });
  }

  /** Whoever made an account with somebody else's address would keep them out of it. */
  private assertVerified({ hasUnverifiedEmail }: User): void {
    if (hasUnverifiedEmail && this.settings.sendsMail) throw new ForbiddenException(messages.emailUnverified);
  }

  /** Hashes the codes before it locks the account, because that takes long. */
  async renewCodes(me: User, passwordHash: string): Promise<Changed> {
    const userId = me.id;
    const factor = await findFactor(this.database, { userId });
    if (!factor) throw new ConflictException(messages.secondFactorNone);
    const { codes, hashes } = await makeCodes(factor.secret);
    return inTransaction(this.database, async (manager) => {
      await lockIfUnchanged(manager, me, passwordHash);
      const present = await findFactor(manager, { userId });
      if (present?.secret !== factor.secret) throw new ConflictException(messages.secondFactorNone);
      await saveRecoveryCodes(manager, { userId, hashes });
      return { user: await this.changed(manager, me, 'new-codes'), codes };
    });
  }

  turnOff(me: User, passwordHash: string): Promise<User> {
    if (mustHaveSecondFactor(me, this.settings.requireSecondFactor)) {
      throw new ConflictException(messages.secondFactorStays);
    }
    return inTransaction(this.database, async (manager) => {
      await lockIfUnchanged(manager, me, passwordHash);
      if (!(await deleteFactor(manager, { userId: me.id }))) throw new ConflictException(messages.secondFactorNone);
      return this.changed(manager, me, 'off');
    });
  }

  /** For somebody who has lost the authenticator app and the recovery codes. */
  async reset(manager: EntityManager, id: number, me: Actor): Promise<void> {
    if (id === me.id) throw new ConflictException(messages.ownFactorReset);
    await lockUser(manager, { userId: id });
    const user = await manager.findOneBy(User, { id });
    if (!user) throw new NotFoundException(messages.userUnknown);
    if (!(await deleteFactor(manager, { userId: id }))) throw new ConflictException(messages.secondFactorNone);
    await endSessions(manager, { userId: id });
    await this.audit.record(manager, me, 'user.reset-factors', { subject: 'user', subjectId: id });
    await queueFactorMail(manager, this.queue, user, 'reset');
  }

  /** Ends all sessions, records the change and queues the mail about it. */
  private async changed(manager: EntityManager, me: User, change: FactorChange): Promise<User> {
    await endSessions(manager, { userId: me.id });
    await this.audit.record(manager, me, `account.second-factor-${change}`, { subject: 'user', subjectId: me.id });
    await queueFactorMail(manager, this.queue, me, change);
    return manager.findOneByOrFail(User, { id: me.id });
  }
}

async function makeCodes(secret: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = newRecoveryCodes();
  const hashes: string[] = [];
  for (const code of codes) hashes.push((await hashOfCode(code, secret))!);
  return { codes, hashes };
}
