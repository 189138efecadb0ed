import { type EntityManager } from 'typeorm';

/** How long a session may claim what it has found. */
const validity = `interval '10 minutes'`;

type Database = Pick<EntityManager, 'query'>;

/** Remembers that this session has found the child; what it found too long ago goes. */
export async function rememberFound(database: Database, sessionId: string, childId: number): Promise<void> {
  await database.query(
    `WITH outdated AS (
       DELETE FROM found_children WHERE session_id = $1 AND child_id <> $2 AND found_at < now() - ${validity})
     INSERT INTO found_children (session_id, child_id)
     SELECT sid, $2 FROM sessions WHERE sid = $1 FOR KEY SHARE
     ON CONFLICT (session_id, child_id) DO UPDATE SET found_at = now()`,
    [sessionId, childId],
  );
}

/** Has this session found the child a short while ago? */
export async function hasFound(database: Database, sessionId: string, childId: number): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `SELECT FROM found_children WHERE session_id = $1 AND child_id = $2 AND found_at > now() - ${validity}`,
    [sessionId, childId],
  );
  return rows.length > 0;
}
