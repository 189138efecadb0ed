import { type ImportType } from '@touchline/domain';
import { execute, type Queryable, queryRow, type Sql, sql } from '../../database/sql.ts';

export const importSubjects = ['league', 'team', 'child', 'membership', 'event', 'account', 'coach'] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** What an import has added or changed for a row of its file. */
export interface ImportChange {
  line: number;
  subject: ImportSubject;
  id: number;
  /** `marked`: only what identifies an event elsewhere has changed. */
  kind: 'added' | 'changed' | 'marked';
  /** The values before a change. */
  before?: Record<string, string | boolean | null>;
}

export const addedOn = (line: number, subject: ImportSubject, id: number): ImportChange => ({
  line,
  subject,
  id,
  kind: 'added',
});

/** What each subject is like, so that a later change shows. */
export const subjectStates: Record<ImportSubject, Sql> = {
  league: sql`SELECT id, name, md5(ROW(name, age_group, description)::text) AS state FROM leagues`,
  team: sql`
    SELECT id, name, md5(ROW(name, league_id, lead_coach_id, description, archived_at)::text) AS state FROM teams`,
  child: sql`SELECT id, name, concat_ws(' ', version, is_registered) AS state FROM children`,
  membership: sql`
    SELECT m.id, c.name, md5(ROW(m.team_id, m.child_id, m.jersey_number, m.position, m.left_at)::text) AS state
    FROM memberships m JOIN children c ON c.id = m.child_id`,
  event: sql`SELECT id, title AS name, version::text AS state FROM events`,
  account: sql`
    SELECT id, full_name AS name,
           md5(ROW(username, email, full_name, is_active, is_parent, is_coach, is_admin, is_welfare_officer)::text) AS state
    FROM users`,
  coach: sql`
    SELECT a.id, u.full_name AS name,
           md5(ROW(a.team_id, a.coach_id, t.lead_coach_id = a.coach_id, c.id IS NOT NULL, a.confirmed_at)::text) AS state
    FROM coach_appointments a JOIN users u ON u.id = a.coach_id JOIN teams t ON t.id = a.team_id
    LEFT JOIN team_coaches c ON c.team_id = a.team_id AND c.coach_id = a.coach_id`,
};

interface NewImport {
  type: ImportType;
  fileName: string | null;
  added: number;
  changed: number;
  by: number;
}

/** Returns the id. */
export async function insertImport(
  database: Queryable,
  { type, fileName, added, changed, by }: NewImport,
): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO imports (type, file_name, added, changed, imported_by)
      VALUES (${type}, ${fileName}, ${added}, ${changed}, ${by}) RETURNING id`,
  );
  return row!.id;
}

/** Remembers changes of one kind of subject, each with its present state. */
export const insertChanges = (
  database: Queryable,
  { importId, subject, changes }: { importId: number; subject: ImportSubject; changes: ImportChange[] },
) =>
  execute(
    database,
    sql`
      INSERT INTO import_changes (import_id, line, subject, subject_id, kind, state, before)
      SELECT ${importId}::int, row.line, ${subject}, row.id, row.kind, now_is.state, row.before
      FROM json_to_recordset(${JSON.stringify(changes)}) AS row (line int, id int, kind text, before jsonb)
      JOIN (${subjectStates[subject]}) now_is ON now_is.id = row.id`,
  );

/** The changes go with their import. */
export const deleteOldImports = (database: Queryable, { days }: { days: number }) =>
  execute(
    database,
    sql`
      DELETE FROM imports WHERE id IN (
        SELECT id FROM imports WHERE imported_at < now() - ${days} * interval '1 day' FOR UPDATE SKIP LOCKED)`,
  );
