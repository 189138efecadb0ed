import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { normalizeEmail } from '@touchline/domain';
import { clientAddress } from '../http/client-address.ts';
import { knowsAccount } from './device-cookie.ts';
import { type Allowance, RateLimits } from '../http/rate-limits.ts';
import { UsersService } from '../users/users.service.ts';

/**
 * How often somebody may sign in with a wrong password: for one account from one address, for all accounts from one address,
 * and for one account from all addresses. The last is for guesses from many addresses; the owner then still signs in on the
 * devices that know the account. Username and e-mail are one account.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly users: UsersService,
  ) {}

  /** Refuses an address that has failed too often, before it takes somebody else's place at the gate. */
  refuseBlockedAddress(request: Request, response: Response): Promise<void> {
    return this.limits.check('signInAddress', clientAddress(request), response);
  }

  /** Signs in, unless a limit is reached: 429. Only failures stay counted. */
  async countFailures<Result>(request: Request, response: Response, username: string, signIn: () => Promise<Result>) {
    const account = await this.users.findByName(username);
    const who = account ? `#${account.id}` : normalizeEmail(username);
    const address = clientAddress(request);
    const isKnown = account !== null && knowsAccount(request, account);
    const counters: [Allowance, string][] = [
      ['signIn', `${who} ${address}`],
      ['signInAddress', address],
      ['signInAccount', who],
    ];
    const taken: typeof counters = [];
    const giveBack = async () => {
      for (const [allowance, key] of taken) await this.limits.giveBack(allowance, key);
    };
    try {
      for (const [allowance, key] of counters) {
        if (allowance === 'signInAccount' && isKnown) await this.limits.takes(allowance, key);
        else await this.limits.take(allowance, key, response);
        taken.push([allowance, key]);
      }
    } catch (refusal) {
      // No password was checked: a refusal in one count must not use up another.
      await giveBack();
      throw refusal;
    }
    const result = await signIn();
    await giveBack();
    return result;
  }
}
