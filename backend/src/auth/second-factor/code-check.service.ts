import { Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { messages } from '@touchline/domain';
import { MailQueue } from '../../outbox/mail-queue.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { type User } from '../../users/user.entity.ts';
import { hashOfCode } from './recovery-codes.ts';
import { findFactor, takeRecoveryCode, useStep } from './second-factor.queries.ts';
import { queueFactorMail } from './second-factor-mail.ts';
import { lastStepAt, stepOf } from './totp.ts';

interface Attempt {
  code: string;
  /** Whether the account is known on this device, which has no limit of its own. */
  isKnownDevice: boolean;
  response: Response;
}

/** Checks the code with which a user signs in after the password. */
@Injectable()
export class CodeCheck {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly limits: RateLimits,
    private readonly queue: MailQueue,
  ) {}

  /**
   * Uses up the code; throws 401 if it is wrong. Whoever tries codes knows the password and has a chance of three in a million with each,
   * so that far fewer are allowed than wrong passwords.
   */
  async use(user: User, { code, isKnownDevice, response }: Attempt): Promise<void> {
    const key = String(user.id);
    if (isKnownDevice) await this.limits.tryConsume('signInCode', key);
    else await this.limits.consume('signInCode', key, response);
    if (!(await this.isRight(user, code.replace(/\s/g, '')))) throw codeProblem(messages.codeWrong);
    await this.limits.refund('signInCode', key);
  }

  private async isRight(user: User, code: string): Promise<boolean> {
    const userId = user.id;
    const factor = await findFactor(this.database, { userId });
    // Turned off since the password was checked.
    if (!factor) return true;
    const { secret } = factor;
    const now = new Date();
    const step = await stepOf(code, secret, now);
    if (step !== null) return useStep(this.database, { userId, secret, step, lastStep: lastStepAt(now) });
    const hash = await hashOfCode(code, secret);
    if (hash === null || !(await takeRecoveryCode(this.database, { userId, hash }))) return false;
    await queueFactorMail(this.database.manager, this.queue, user, 'code-used');
    return true;
  }
}

/** 401 after the right password: the client asks for a code. */
export const codeProblem = (message: string) => new UnauthorizedException({ message, secondFactor: true });
