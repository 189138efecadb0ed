import { type EntityManager } from 'typeorm';

/** Ends all sessions of a person, those included that a sign-in under way is about to make (see ADR 8). */
export async function endSessions(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE id = $1', [userId]);
  await manager.query(`DELETE FROM sessions WHERE (sess #>> '{passport,user}')::int = $1`, [userId]);
}
