import { HttpException, Injectable, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { messages } from '@touchline/domain';
import { inTransaction } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { isPassword } from './passwords.ts';
import { User } from './user.entity.ts';
import { lockWithPassword } from './user.queries.ts';
import { PasswordGate } from './password-gate.ts';

/** Asks signed-in users for their password before a change that somebody at their unlocked device must not make. */
@Injectable()
export class OwnPassword {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly gate: PasswordGate,
    private readonly limits: RateLimits,
  ) {}

  /** Makes the change in a transaction that holds the account, if the password is right. */
  confirm<Result>(
    me: User,
    password: string | null | undefined,
    response: Response,
    change: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.limited(me, response, async () => {
      const passwordHash = await this.assert(me, password);
      return inTransaction(this.database, async (manager) => {
        await lockIfUnchanged(manager, me, passwordHash);
        return change(manager);
      });
    });
  }

  /** Runs the work with the hash that the password matches. Without a password it may do only what takes none. */
  ifGiven<Result>(
    me: User,
    password: string | null | undefined,
    response: Response,
    work: (passwordHash?: string) => Promise<Result>,
  ): Promise<Result> {
    if (!password) return work();
    return this.limited(me, response, async () => work(await this.assert(me, password)));
  }

  /** Limits wrong passwords, because someone at a browser that is signed in could otherwise guess the password there. */
  limited<Result>(me: User, response: Response, change: () => Promise<Result>): Promise<Result> {
    return this.gate.run(response, async () => {
      await this.limits.consume('passwordCheck', String(me.id), response);
      const refund = () => this.limits.refund('passwordCheck', String(me.id));
      try {
        const changed = await change();
        await refund();
        return changed;
      } catch (error) {
        // Anything but a wrong password or code.
        if (!(error instanceof HttpException && error.getStatus() === 400)) await refund();
        throw error;
      }
    });
  }

  /** Returns the hash that the password matches; throws 400 if it is wrong. */
  async assert({ id }: User, password: string | null | undefined): Promise<string> {
    if (!password) throw passwordProblem(messages.currentPasswordRequired);
    const user = await this.database.manager.findOne(User, { where: { id }, select: { id: true, passwordHash: true } });
    if (!user || !(await isPassword(password, user.passwordHash))) throw passwordProblem(messages.currentPasswordWrong);
    return user.passwordHash;
  }
}

/**
 * Locks the account if its password is still the one that was checked, and its sessions have not ended since the request began. Throws 400
 * if none was checked.
 */
export async function lockIfUnchanged(
  manager: EntityManager,
  { id, sessionEpoch }: User,
  passwordHash: string | undefined,
): Promise<void> {
  if (passwordHash === undefined) throw passwordProblem(messages.currentPasswordRequired);
  const locked = await lockWithPassword(manager, { id, passwordHash });
  if (!locked) throw passwordProblem(messages.currentPasswordWrong);
  if (locked.sessionEpoch !== sessionEpoch) throw new UnauthorizedException(messages.signInRequired);
}

const passwordProblem = (message: string) => fieldProblem('currentPassword', message);
