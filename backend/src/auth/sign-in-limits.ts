import { HttpException, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { normalizeEmail } from '@touchline/domain';
import { clientAddress } from '../rate-limits/client-address.ts';
import { type RateLimit, RateLimits } from '../rate-limits/rate-limits.ts';
import { UsersService } from '../users/users.service.ts';
import { DeviceCookie } from './devices/device-cookie.ts';

/**
 * Limits wrong passwords in three ways: per account and address, per address over all accounts, and per account over all addresses.
 * The last stops guesses from many addresses; the user can still sign in on devices that have signed in before. Username and email
 * count as one account.
 */
@Injectable()
export class SignInLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly users: UsersService,
    private readonly devices: DeviceCookie,
  ) {}

  /** Rejects an address with too many failures before it takes a place in the password queue. */
  rejectBlockedAddress(request: Request, response: Response): Promise<void> {
    return this.limits.check('signInAddress', clientAddress(request), response);
  }

  /** Signs in, or throws 429 if a limit is reached. Only failures stay counted. */
  async countFailures<Result>(request: Request, response: Response, username: string, signIn: () => Promise<Result>) {
    const account = await this.users.findByName(username);
    const accountKey = account ? `#${account.id}` : normalizeEmail(username);
    const address = clientAddress(request);
    const isKnown = account !== null && this.devices.knows(request, account);
    const counters: [RateLimit, string][] = [
      ['signIn', `${accountKey} ${address}`],
      ['signInAddress', address],
      ['signInAccount', accountKey],
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
    } catch (error) {
      // No password was checked, so reaching one limit must not consume another.
      await refund();
      throw error;
    }
    try {
      const result = await signIn();
      await refund();
      return result;
    } catch (error) {
      // The limit of codes was reached, after the right password.
      if (error instanceof HttpException && error.getStatus() === 429) await refund();
      throw error;
    }
  }
}
