import { hash, verify } from '@node-rs/argon2';
import { passwordRule } from '@touchline/domain';
import { unacceptable } from '../http/problems/unacceptable.ts';

/** argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Checked against where there is no account, so that both cases take the same time. */
const nobodysHash = hash('nobody', cost);

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether the password is the one of the hash; the same work without a hash, and false. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const isRight = await verify(kept ?? (await nobodysHash), password);
  return kept !== undefined && isRight;
}

/** The club can require more than 6 characters. */
export function assertLongEnough(password: string, min: number, field = 'password'): void {
  const problem = passwordRule(min).problemWith(password);
  if (problem !== null) throw unacceptable(field, problem);
}
