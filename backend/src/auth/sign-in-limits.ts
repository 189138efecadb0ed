import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { normalizeEmail } from '@touchline/domain';
import { clientAddress } from '../rate-limits/client-address.ts';
import { type RateLimit, RateLimits } from '../rate-limits/rate-limits.ts';
import { UsersService } from '../users/users.service.ts';
import { knowsAccount } from './device-cookie.ts';

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
    const counters: [RateLimit, string][] = [
      ['signIn', `${who} ${address}`],
      ['signInAddress', address],
      ['signInAccount', who],
    ];
    const consumed: typeof counters = [];
    const refund = async () => {
      for (const [limit, key] of consumed) await this.limits.refund(limit, key);
    };
    try {
      for (const [limit, key] of counters) {
        if (limit === 'signInAccount' && isKnown) await this.limits.tryConsume(limit, key);
        else await this.limits.consume(limit, key, response);
        consumed.push([limit, key]);
      }
    } catch (refusal) {
      // No password was checked: a refusal in one count must not use up another.
      await refund();
      throw refusal;
    }
    const result = await signIn();
    await refund();
    return result;
  }
}
