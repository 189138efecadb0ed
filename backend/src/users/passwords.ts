import { hash, verify } from '@node-rs/argon2';

/** For argon2id, the library's default algorithm. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified if there is no account, so that both cases take the same time. */
const dummyHash = hash('nobody', passwordCost);

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** False without a stored hash, after the same amount of work. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const isCorrect = await verify(storedHash ?? (await dummyHash), password);
  return storedHash !== undefined && isCorrect;
}
