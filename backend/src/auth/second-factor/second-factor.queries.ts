import { execute, hasRow, type Queryable, queryCount, queryRow, sql } from '../../database/sql.ts';

interface OfUser {
  userId: number;
}

/** A secret that has not been confirmed works for an hour. */
const setupLives = sql`created_at > now() - interval '1 hour'`;

export const saveSetup = (database: Queryable, { userId, secret }: OfUser & { secret: string }) =>
  execute(
    database,
    sql`
      INSERT INTO totp_setups (user_id, secret) VALUES (${userId}, ${secret})
      ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, created_at = now()`,
  );

export const findSetup = async (database: Queryable, { userId }: OfUser): Promise<string | undefined> =>
  (
    await queryRow<{ secret: string }>(
      database,
      sql`SELECT secret FROM totp_setups WHERE user_id = ${userId} AND ${setupLives}`,
    )
  )?.secret;

/** Uses up a setup; false if somebody has used or replaced it meanwhile. */
export const takeSetup = (database: Queryable, { userId, secret }: OfUser & { secret: string }) =>
  hasRow(database, sql`DELETE FROM totp_setups WHERE user_id = ${userId} AND secret = ${secret} RETURNING user_id`);

export const saveFactor = (database: Queryable, { userId, secret, step }: OfUser & { secret: string; step: number }) =>
  execute(
    database,
    sql`UPDATE users SET totp_secret = ${secret}, totp_step = ${step}, totp_since = now() WHERE id = ${userId}`,
  );

/** Undefined for a user without a second factor. */
export const findFactor = (database: Queryable, { userId }: OfUser) =>
  queryRow<{ secret: string; since: Date }>(
    database,
    sql`SELECT totp_secret AS secret, totp_since AS since FROM users WHERE id = ${userId} AND has_second_factor`,
  );

interface UsedStep extends OfUser {
  secret: string;
  step: number;
  /** A later step was stored while the server's clock was wrong, and does not count. */
  lastStep: number;
}

/** Uses up the code of a period; false if it or a later one was used before. */
export const useStep = (database: Queryable, { userId, secret, step, lastStep }: UsedStep) =>
  hasRow(
    database,
    sql`
      UPDATE users SET totp_step = ${step}
      WHERE id = ${userId} AND totp_secret = ${secret} AND (totp_step < ${step} OR totp_step > ${lastStep}) RETURNING id`,
  );

/** Replaces the recovery codes. */
export async function saveRecoveryCodes(database: Queryable, { userId, hashes }: OfUser & { hashes: string[] }) {
  await execute(database, sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  await execute(
    database,
    sql`INSERT INTO recovery_codes (user_id, hash) SELECT ${userId}, decode(hash, 'hex') FROM unnest(${hashes}::text[]) hash`,
  );
}

/** Uses up a recovery code; false if there is none with this hash. */
export const takeRecoveryCode = (database: Queryable, { userId, hash }: OfUser & { hash: string }) =>
  hasRow(
    database,
    sql`DELETE FROM recovery_codes WHERE user_id = ${userId} AND hash = decode(${hash}, 'hex') RETURNING user_id`,
  );

export const countRecoveryCodes = (database: Queryable, { userId }: OfUser) =>
  queryCount(database, sql`SELECT count(*) FROM recovery_codes WHERE user_id = ${userId}`);

/** Removes a user's second factor; false if there is none. */
export async function deleteFactor(database: Queryable, { userId }: OfUser): Promise<boolean> {
  await execute(database, sql`DELETE FROM totp_setups WHERE user_id = ${userId}`);
  await execute(database, sql`DELETE FROM recovery_codes WHERE user_id = ${userId}`);
  return hasRow(
    database,
    sql`
      UPDATE users SET totp_secret = NULL, totp_step = NULL, totp_since = NULL
      WHERE id = ${userId} AND has_second_factor RETURNING id`,
  );
}
