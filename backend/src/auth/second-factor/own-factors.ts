import { HttpException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { inTransaction } from '../../database/transaction.ts';
import { fieldProblem } from '../../http/validation.ts';
import { lockIfUnchanged, OwnPassword } from '../../users/own-password.ts';
import { type User } from '../../users/user.entity.ts';
import { DeviceCookie } from '../devices/device-cookie.ts';
import { CodeCheck } from './code-check.service.ts';

/** What a user enters. */
interface Entered {
  currentPassword: string;
  code?: string | null;
}

/** Asks signed-in users for all that their next sign-in would take: the password and, with a second factor, a code. */
@Injectable()
export class OwnFactors {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly codes: CodeCheck,
    private readonly devices: DeviceCookie,
  ) {}

  /** Runs the work with the hash that the password matches. Throws 400 for the code as well; a missing one is no wrong attempt. */
  async check<Result>(
    me: User,
    { currentPassword, code }: Entered,
    response: Response,
    work: (passwordHash: string) => Promise<Result>,
  ): Promise<Result> {
    if (me.hasSecondFactor && !code) throw fieldProblem('code', messages.codeRequired);
    return this.ownPassword.limited(me, response, async () => {
      const passwordHash = await this.ownPassword.assert(me, currentPassword);
      if (me.hasSecondFactor && code) await this.useCode(me, code, response);
      return work(passwordHash);
    });
  }

  /** Makes a change in a transaction that holds the account. */
  confirm<Result>(
    me: User,
    entered: Entered,
    response: Response,
    change: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.check(me, entered, response, (passwordHash) =>
      inTransaction(this.database, async (manager) => {
        await lockIfUnchanged(manager, me, passwordHash);
        return change(manager);
      }),
    );
  }

  /** 401 would tell the client that the session has ended. */
  private async useCode(me: User, code: string, response: Response): Promise<void> {
    const isKnownDevice = this.devices.knows(response.req, me);
    await this.codes.use(me, { code, isKnownDevice, response }).catch((error: unknown) => {
      const isWrong = error instanceof HttpException && error.getStatus() === 401;
      throw isWrong ? fieldProblem('code', messages.codeWrong) : error;
    });
  }
}
