import pg from 'pg';
import { passwordFile, urlOf } from './cluster-files.ts';

/** Any number: whoever holds this lock owns the running cluster. */
const ownerLock = 746_862_448;

/** Why a database that runs is not ours to use, as a sentence. */
export class Refusal extends Error {}

/** Two servers on one folder would stop each other's database: the second is told so. */
export async function claimCluster(folder: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: urlOf(folder) });
  client.on('error', () => undefined);
  await client.connect().catch((error: Error & { code?: string }) => {
    // The driver says the second of an empty password.
    if (error.code !== '28P01' && !error.message.startsWith('SASL')) throw error;
    throw new Refusal(
      `The embedded database did start, but does not accept the password in ${passwordFile(folder)}: restore that file from a copy.`,
    );
  });
  const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [ownerLock]);
  if (rows[0]?.isOurs) return client;
  await client.end();
  throw new Refusal(
    `Another Touchline is running on the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}
