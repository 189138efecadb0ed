import { Inject, Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { cookieAttributes, cookieName, SignedCookies } from '../signed-cookies.ts';

/** An account as the cookie stores it. The entry becomes invalid when all sessions of the account are ended. */
interface Account {
  id: number;
  sessionEpoch: number;
}

const nameFor = (request: Request) => cookieName('touchline-device', request);
const year = 365 * 24 * 60 * 60 * 1000;
/** A family may share a tablet; more accounts would make the cookie long. */
const maxAccounts = 5;
const entryOf = ({ id, sessionEpoch }: Account) => `${id}.${sessionEpoch}`;

/**
 * A signed cookie with the accounts that have signed in on this device. While an account's password is being guessed from many
 * addresses, only these devices can sign in.
 */
@Injectable()
export class DeviceCookie {
  constructor(@Inject(SignedCookies) private readonly cookies: SignedCookies) {}

  /** Whether the account has signed in on this device since all its sessions were last ended. */
  knows(request: Request, account: Account): boolean {
    return this.entriesOf(request).includes(entryOf(account));
  }

  remember(request: Request, response: Response, account: Account): void {
    const others = this.entriesOf(request).filter((entry) => !entry.startsWith(`${account.id}.`));
    const value = [entryOf(account), ...others].slice(0, maxAccounts).join('-');
    this.cookies.set(response, nameFor(request), value, { ...cookieAttributes(request), maxAge: year });
  }

  private entriesOf(request: Request): string[] {
    return this.cookies.read(request, nameFor(request))?.split('-') ?? [];
  }
}
