import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import { type Settings } from '../../config/settings.ts';

/** Headers of every response. Pages replace the policy with one that has a nonce (front-ends.ts). */
export function secureHeaders(settings: Settings) {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'frame-ancestors': ["'none'"],
          // The first one does not cover these: a page that an app's server answers could otherwise post a form to the API.
          'base-uri': ["'none'"],
          'form-action': ["'none'"],
        },
      },
      crossOriginResourcePolicy: { policy: 'same-site' },
      frameguard: { action: 'deny' },
      // Only in production, because the header must not bind a developer's localhost to HTTPS.
      strictTransportSecurity: settings.isProduction && { maxAge: 365 * 24 * 60 * 60 },
      xPoweredBy: false,
    }),
  );
  return (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What a middleware sets on every response, which is computed once. */
function headersOf(middleware: ReturnType<typeof helmet>): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const response = { setHeader: (name: string, value: string) => headers.push([name, value]) };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** The policy of pages: our own scripts and styles, and inline styles with this response's nonce. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // A service worker would outlive the attack that has installed it.
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
