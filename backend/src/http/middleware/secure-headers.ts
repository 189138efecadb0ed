import { type RequestHandler } from 'express';
import helmet from 'helmet';
import { type Settings } from '../../config/settings.ts';

/** Headers of every response. Pages replace the policy with one that has a nonce (front-ends.ts). */
export const secureHeaders = (settings: Settings): RequestHandler =>
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
  }) as RequestHandler;

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
