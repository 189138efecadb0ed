import { type RequestHandler } from 'express';
import helmet from 'helmet';
import { type Settings } from '../../config/settings.ts';

/** Headers of every answer. Pages get a policy of their own with a nonce (front-ends.ts). */
export const secureHeaders = (settings: Settings): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    frameguard: { action: 'deny' },
    // Only browsers that came over TLS heed it; a developer's plain http://localhost should not be told.
    strictTransportSecurity: settings.isProduction && { maxAge: 365 * 24 * 60 * 60 },
    xPoweredBy: false,
  }) as RequestHandler;

/** The policy of the product's pages: scripts and styles of our own, styles with the nonce of this answer. */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
