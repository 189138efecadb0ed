import { type CivilDate, type OwnedChild } from '@touchline/domain';
import { type Queryable, queryRow, type Sql, sql } from '../database/sql.ts';
import { ageGroupByHand, ageGroupToday } from '../database/age-groups.ts';
import { type PlayerDto } from './child.dto.ts';
import { countsFor, oldFrom } from './memberships.queries.ts';

/** A child as the access policy sees it, with the coaches who wait. */
export type CoachedChild = Required<OwnedChild> & {
  /** For an admin. */
  unconfirmedCoachIds: number[];
  /** Until a membership is old enough: from when it counts for a confirmed coach. */
  waits: { coachId: number; addedBy: number | null; from: string }[];
};

type PlayerRow = Omit<PlayerDto, 'givenName' | 'age' | 'contacts' | 'contactsWait' | 'guardians'> & CoachedChild;

/** Of the lead and assistant coaches of the teams of child `c`. */
const coaches = (columns: Sql, condition: Sql): Sql => sql`
  SELECT ${columns}
  FROM team_members m
  JOIN LATERAL (
    SELECT lead_coach_id AS coach_id FROM teams WHERE id = m.team_id AND lead_coach_id IS NOT NULL
    UNION SELECT coach_id FROM team_coaches WHERE team_id = m.team_id
  ) coaches ON true
  LEFT JOIN coach_appointments a ON a.team_id = m.team_id AND a.coach_id = coaches.coach_id
  WHERE m.child_id = c.id AND ${condition}`;

const counts = countsFor(sql`coaches.coach_id`);

const access = sql`
  ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds",
  ARRAY(${coaches(sql`coaches.coach_id`, sql`a.confirmed_at IS NOT NULL AND ${counts}`)}) AS "coachIds",
  ARRAY(${coaches(sql`coaches.coach_id`, sql`a.confirmed_at IS NULL`)}) AS "unconfirmedCoachIds",
  ARRAY(${coaches(
    sql`json_build_object('coachId', coaches.coach_id, 'addedBy', m.added_by, 'from', ${oldFrom})`,
    sql`a.confirmed_at IS NOT NULL AND NOT ${counts} ORDER BY m.added_at`,
  )}) AS waits`;

/** Returns undefined if there is no such registered child. */
export const findCoachedChild = (database: Queryable, { id }: { id: number }) =>
  queryRow<CoachedChild>(database, sql`SELECT ${access} FROM children c WHERE c.id = ${id} AND c.is_registered`);

/** Returns undefined if there is no such registered child. */
export const findPlayer = (database: Queryable, { id, cutoff }: { id: number; cutoff: CivilDate }) =>
  queryRow<PlayerRow>(
    database,
    sql`
      SELECT c.id, c.name, c.short_name AS "shortName", c.date_of_birth AS "dateOfBirth", ${ageGroupToday(cutoff)} AS "ageGroup",
             ${ageGroupByHand(cutoff)} IS NOT NULL AS "isAgeGroupSet", c.version,
             ${access},
             coalesce((
               SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'jerseyNumber', m.jersey_number,
                                                 'position', m.position) ORDER BY t.folded_name, t.id)
               FROM team_members m JOIN teams t ON t.id = m.team_id WHERE m.child_id = c.id), '[]') AS teams
      FROM children c WHERE c.id = ${id} AND c.is_registered`,
  );
