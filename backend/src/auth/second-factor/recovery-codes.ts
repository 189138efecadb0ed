import { createHash, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { limits } from '@touchline/domain';
import { passwordCost } from '../../users/passwords.ts';

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const pattern = new RegExp(`^[${alphabet}]{10}$`);

/** Ten codes of about 50 bits, such as `k7mxp-2dq9r`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.recoveryCodes.count }, () => {
    const code = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/**
 * The hash of a recovery code in hexadecimal, or null for what cannot be one. As slow as that of a password, because a code is short. All
 * codes of a user have the same salt, so that one hash is enough to find one of them; it comes from the user's secret, which is random.
 */
export async function hashOfCode(text: string, totpSecret: string): Promise<string | null> {
  const code = text.replace(/[\s-]/g, '').toLowerCase();
  if (!pattern.test(code)) return null;
  const salt = createHash('sha256').update(`recovery codes ${totpSecret}`).digest().subarray(0, 16);
  return (await hashRaw(code, { ...passwordCost, salt })).toString('hex');
}
