import { parse } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import { type CookieOptions, type Request, type Response } from 'express';

/** In front of a signed value, as sessions of 0.2.0 have it. */
const mark = 's:';

/** Cookies with a signature, so that a client cannot make its own. */
export class SignedCookies {
  /** The first secret signs; all are accepted. */
  constructor(private readonly secrets: string[]) {}

  /** The value of a cookie; null if the request has none with a valid signature. */
  read({ headers }: Request, name: string): string | null {
    const signed = headers.cookie?.includes(name) ? parse(headers.cookie)[name] : undefined;
    if (!signed?.startsWith(mark)) return null;
    for (const secret of this.secrets) {
      const value = unsign(signed.slice(mark.length), secret);
      if (value !== false) return value;
    }
    return null;
  }

  set(response: Response, name: string, value: string, options: CookieOptions): void {
    response.cookie(name, mark + sign(value, this.secrets[0]!), options);
  }
}

/** Of every cookie: scripts cannot read it, and browsers do not send it with requests that other sites make. */
export const cookieAttributes = ({ secure }: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure,
});

/** The prefix `__Host-` binds a cookie to this host; browsers accept it only over TLS. */
export const cookieName = (name: string, { secure }: Request): string => (secure ? `__Host-${name}` : name);
