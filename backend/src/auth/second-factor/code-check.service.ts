import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { messages } from '@touchline/domain';
import { inTransaction } from '../../database/transaction.ts';
import { fieldProblem } from '../../http/validation.ts';
import { MailQueue } from '../../telling/outbox/mail-queue.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { type KnownUser, type User } from '../../users/user.entity.ts';
import { hashOfCode } from './recovery-codes.ts';
import { findFactor, takeRecoveryCode, useStep } from './second-factor.queries.ts';
import { queueFactorMail } from './second-factor-mail.ts';
import { lastStepAt, stepOf } from './totp.ts';

interface Attempt {
  code: string;
  isKnownDevice: boolean;
  response: Response;
}

/** Checks the code that a user enters after the password. */
@Injectable()
export class CodeCheck {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly queue: MailQueue,
  ) {}

  /**
   * Uses up the code; throws 401 if it is wrong, and 429 after too many. Whoever tries codes knows the password and has three chances in a
   * million with each, so far fewer are allowed than wrong passwords. Known devices are counted separately: strangers cannot keep the
   * owner out, and whoever has made a device known with a new password has no more tries.
   */
  async use(user: KnownUser, attempt: Attempt): Promise<void> {
    if (!(await this.isUsed(user, attempt))) throw codeProblem(messages.codeWrong);
  }

  /** The same for somebody who is signed in, if the account has a second factor; a wrong code is a problem of the field. */
  async confirm(user: User, code: string | undefined, response: Response): Promise<void> {
    if (!user.hasSecondFactor) return;
    if (code === undefined) throw fieldProblem('code', messages.codeRequired);
    const isRight = await this.isUsed(user, { code, isKnownDevice: true, response });
    if (!isRight) throw fieldProblem('code', messages.codeWrong);
  }

  private async isUsed(user: KnownUser, { code, isKnownDevice, response }: Attempt): Promise<boolean> {
    const key = isKnownDevice ? `${user.id} known` : String(user.id);
    try {
      await this.limits.consume('signInCode', key, response);
    } catch (error) {
      await this.tellOwner(user);
      throw error;
    }
    const isRight = await this.isRight(user, code.replace(/\s/g, ''));
    if (isRight) await this.limits.refund('signInCode', key);
    return isRight;
  }

  private async isRight(user: KnownUser, code: string): Promise<boolean> {
    const userId = user.id;
    const factor = await findFactor(this.database, { userId });
    // Turned off since the password was checked.
    if (!factor) return true;
    const { secret } = factor;
    const now = new Date();
    const step = await stepOf(code, secret, now);
    if (step !== null) return useStep(this.database, { userId, secret, step, lastStep: lastStepAt(now) });
    const hash = await hashOfCode(code, secret);
    if (hash === null) return false;
    return inTransaction(this.database, async (manager) => {
      const isTaken = await takeRecoveryCode(manager, { userId, hash });
      if (isTaken) await queueFactorMail(manager, this.queue, user, 'code-used');
      return isTaken;
    });
  }

  /** Once a day, because somebody knows the password. */
  private async tellOwner(user: KnownUser): Promise<void> {
    if (!(await this.limits.tryConsume('codesTried', String(user.id)))) return;
    await queueFactorMail(this.database.manager, this.queue, user, 'codes-tried');
  }
}

/** 401 after the right password: the client asks for a code. */
export const codeProblem = (message: string) => new UnauthorizedException({ message, secondFactor: true });
