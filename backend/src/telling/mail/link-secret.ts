import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail or of a feed: 32 random bytes. The database keeps only its hash. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hexadecimal. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether a text can be such a secret, so that the database need not look for others. */
export const looksLikeSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);
