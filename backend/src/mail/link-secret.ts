import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link in a mail: 32 random bytes. The database keeps only its hash. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hexadecimal. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
