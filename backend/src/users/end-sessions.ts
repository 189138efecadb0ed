import { type EntityManager } from 'typeorm';

/** Ends all sessions of a user, including one that a concurrent sign-in is about to start (ADR 8). */
export async function endSessions(manager: EntityManager, userId: number): Promise<void> {
  await manager.query('UPDATE users SET session_epoch = session_epoch + 1 WHERE id = $1', [userId]);
  await manager.query(`DELETE FROM sessions WHERE (sess #>> '{passport,user}')::int = $1`, [userId]);
}
