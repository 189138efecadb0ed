import { type CivilDate, type KeptReason, type WallTime } from '@touchline/domain';
import { execute, type Queryable, queryRows, type Sql, sql } from '../../database/sql.ts';
import { type ImportChange, importSubjects, type ImportSubject, subjectStates } from './ledger.queries.ts';

/** What an import has added or changed, and why that stays. */
export interface TakenRow extends Pick<ImportChange, 'line' | 'subject' | 'id' | 'kind'> {
  name: string | null;
  /** The player of a membership, or the account of a coach. */
  ownerId: number | null;
  /** Null if it can be undone. */
  reason: KeptReason | null;
}

const subjectIds = (importId: number, subject: ImportSubject): Sql =>
  sql`SELECT subject_id FROM import_changes WHERE import_id = ${importId} AND subject = ${subject}`;

/** Keeps everybody from adding what depends on them, until the end of the transaction. */
export async function lockSubjects(database: Queryable, { importId }: { importId: number }): Promise<void> {
  const of = (subject: ImportSubject) => sql`id IN (${subjectIds(importId, subject)}) ORDER BY id FOR UPDATE`;
  await execute(database, sql`SELECT FROM leagues WHERE ${of('league')}`);
  await execute(database, sql`SELECT FROM teams WHERE ${of('team')}`);
  await execute(
    database,
    sql`
      SELECT FROM children WHERE id IN (
        ${subjectIds(importId, 'child')}
        UNION SELECT child_id FROM memberships WHERE id IN (${subjectIds(importId, 'membership')})
      ) ORDER BY id FOR UPDATE`,
  );
  await execute(database, sql`SELECT FROM events WHERE ${of('event')}`);
  const appointments = subjectIds(importId, 'coach');
  await execute(
    database,
    sql`
      SELECT FROM teams WHERE id IN (SELECT team_id FROM coach_appointments WHERE id IN (${appointments}))
      ORDER BY id FOR NO KEY UPDATE`,
  );
  await execute(database, sql`SELECT FROM users WHERE ${of('account')}`);
}

interface Moment {
  importId: number;
  /** The club's wall clock. */
  now: WallTime;
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
}

/** In the order of the file. */
export async function findTakenRows(database: Queryable, moment: Moment): Promise<TakenRow[]> {
  const rows: TakenRow[] = [];
  for (const subject of importSubjects) {
    rows.push(...(await findTakenOf(database, { ...moment, subject })));
  }
  return rows.toSorted((one, other) => one.line - other.line);
}

const findTakenOf = (database: Queryable, { subject, importId, ...moment }: Moment & { subject: ImportSubject }) =>
  queryRows<TakenRow>(
    database,
    sql`
      WITH import AS (SELECT imported_at, (imported_at AT TIME ZONE 'UTC')::date - 1 AS day FROM imports WHERE id = ${importId}),
      begun AS MATERIALIZED (${begun(subject, moment)})
      SELECT c.line, c.subject, c.subject_id AS id, c.kind, s.name,
             ${ownerOf(subject)} AS "ownerId",
             CASE WHEN s.id IS NULL THEN 'gone' WHEN s.state <> c.state THEN 'changed' ${reasons(moment.now)[subject]} END AS reason
      FROM import CROSS JOIN import_changes c LEFT JOIN (${subjectStates[subject]}) s ON s.id = c.subject_id
      WHERE c.import_id = ${importId} AND c.subject = ${subject}`,
  );

const ownerOf = (subject: ImportSubject): Sql => {
  if (subject === 'membership') return sql`(SELECT child_id FROM memberships WHERE id = c.subject_id)`;
  if (subject === 'coach') return sql`(SELECT coach_id FROM coach_appointments WHERE id = c.subject_id)`;
  return sql`NULL::int`;
};

/** The children who were part of events that have begun since the day before the import. */
const begun = (subject: ImportSubject, { now, cutoff }: Pick<Moment, 'now' | 'cutoff'>): Sql =>
  subject === 'membership'
    ? sql`
        SELECT ec.child_id, max(e.starts_at) AS last
        FROM import, event_children(${cutoff}::date, import.day, ${now}::timestamp::date) ec JOIN events e ON e.id = ec.event_id
        WHERE e.starts_at <= ${now}::timestamp GROUP BY 1`
    : sql`SELECT NULL`;

/** Whether a row of another table refers to the subject. */
const isUsed = (...uses: Sql[]): Sql =>
  uses.reduce<Sql>((all, use) => sql`${all} OR EXISTS (SELECT FROM ${use})`, sql`false`);

/** Why a subject stays that nobody has changed. */
const reasons = (now: WallTime): Record<ImportSubject, Sql> => ({
  league: sql`WHEN ${isUsed(
    sql`teams x WHERE x.league_id = c.subject_id`,
    sql`events x WHERE x.league_id = c.subject_id`,
    sql`announcements x WHERE x.league_id = c.subject_id`,
    sql`former_leagues x WHERE x.league_id = c.subject_id`,
  )} THEN 'used'`,
  team: sql`WHEN ${isUsed(
    sql`memberships x WHERE x.team_id = c.subject_id`,
    sql`events x WHERE x.team_id = c.subject_id`,
    sql`event_teams x WHERE x.team_id = c.subject_id`,
    sql`announcements x WHERE x.team_id = c.subject_id`,
    sql`team_coaches x WHERE x.team_id = c.subject_id`,
    sql`coach_appointments x WHERE x.team_id = c.subject_id`,
    sql`former_leagues x WHERE x.team_id = c.subject_id`,
  )} THEN 'used'`,
  child: sql`
    WHEN c.kind = 'changed' THEN NULL
    WHEN ${isUsed(
      sql`availabilities x WHERE x.child_id = c.subject_id`,
      sql`availability_history x WHERE x.child_id = c.subject_id`,
    )} THEN 'answered'
    WHEN ${isUsed(
      sql`guardianships x WHERE x.child_id = c.subject_id AND x.created_at <> import.imported_at`,
      sql`access_requests x WHERE x.child_id = c.subject_id`,
      // An invitation by an admin goes with the player; one by a guardian shows that the family uses the record.
      sql`guardian_invitations x JOIN guardianships g ON g.child_id = x.child_id AND g.user_id = x.invited_by
        WHERE x.child_id = c.subject_id`,
      sql`restricted_guardians x WHERE x.child_id = c.subject_id`,
    )} THEN 'guardian'
    WHEN ${isUsed(sql`memberships x WHERE x.child_id = c.subject_id AND x.added_at IS DISTINCT FROM import.imported_at`)} THEN 'team'
    WHEN ${isUsed(
      sql`absences x WHERE x.child_id = c.subject_id`,
      sql`contact_lookups x WHERE x.child_id = c.subject_id`,
      sql`child_corrections x WHERE x.child_id = c.subject_id`,
      sql`former_ages x WHERE x.child_id = c.subject_id`,
      sql`distinct_children x WHERE x.child_id = c.subject_id`,
      sql`distinct_children x WHERE x.other_id = c.subject_id`,
      sql`erasure_requests x WHERE x.child_id = c.subject_id`,
      sql`feeds x WHERE x.child_id = c.subject_id`,
      sql`children x WHERE x.merged_into = c.subject_id`,
    )} THEN 'used'`,
  membership: sql`
    WHEN EXISTS (SELECT FROM memberships m JOIN begun USING (child_id) WHERE m.id = c.subject_id AND begun.last >= m.joined_at)
      THEN 'begun'
    WHEN EXISTS (
      SELECT FROM memberships m JOIN availability_history x USING (child_id)
      WHERE m.id = c.subject_id AND x.responded_at >= import.imported_at) THEN 'answered'`,
  event: sql`
    WHEN EXISTS (SELECT FROM events x WHERE x.id = c.subject_id AND x.starts_at <= ${now}::timestamp) THEN 'begun'
    WHEN c.kind = 'marked' THEN NULL
    WHEN ((c.before ->> 'date') || ' ' || (c.before ->> 'startTime'))::timestamp <= ${now}::timestamp THEN 'begun'
    WHEN ${isUsed(
      sql`availability_history x WHERE x.event_id = c.subject_id AND x.responded_at >= import.imported_at`,
    )} THEN 'answered'
    WHEN c.kind = 'added' AND (${isUsed(
      sql`availabilities x WHERE x.event_id = c.subject_id`,
      sql`erased_responses x WHERE x.event_id = c.subject_id`,
    )}) THEN 'answered'`,
  account: sql`
    WHEN c.kind = 'added' AND EXISTS (SELECT FROM users x WHERE x.id = c.subject_id AND x.signed_in_at IS NOT NULL)
      THEN 'signed-in'
    WHEN ${coachesElsewhere} THEN 'coaches'
    WHEN c.kind = 'added' AND (${isUsed(
      sql`guardianships x WHERE x.user_id = c.subject_id`,
      sql`restricted_guardians x WHERE x.user_id = c.subject_id`,
    )}) THEN 'used'`,
  coach: sql``,
});

/** Whether somebody coaches a team to which the import did not add them. */
const coachesElsewhere = sql`
  EXISTS (
    SELECT FROM (
      SELECT id AS team_id FROM teams WHERE lead_coach_id = c.subject_id
      UNION ALL SELECT team_id FROM team_coaches WHERE coach_id = c.subject_id) x
    WHERE NOT EXISTS (
      SELECT FROM import_changes own JOIN coach_appointments a ON a.id = own.subject_id
      WHERE own.import_id = c.import_id AND own.subject = 'coach' AND a.team_id = x.team_id AND a.coach_id = c.subject_id))`;
