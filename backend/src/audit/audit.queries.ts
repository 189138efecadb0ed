import { execute, type Queryable, sql } from '../database/sql.ts';

interface AuditEntry {
  actorId: number | null;
  action: string;
  subject: string;
  subjectId: number | null;
  details: Record<string, unknown>;
}

export const insertAuditEntry = (database: Queryable, { actorId, action, subject, subjectId, details }: AuditEntry) =>
  execute(
    database,
    sql`
      INSERT INTO audit_log (actor_id, action, subject, subject_id, details)
      VALUES (${actorId}, ${action}, ${subject}, ${subjectId}, ${JSON.stringify(details)})`,
  );
