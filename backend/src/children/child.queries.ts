import { ageGroups, type CivilDate, limits, searchForm } from '@touchline/domain';
import {
  allOf,
  asInstant,
  countAffected,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { contains, nameContains } from '../database/text-search.ts';
import { type TextSearchDto } from '../http/page.dto.ts';
import { ageGroupByHand, ageGroupToday, runningCutoff } from '../database/age-groups.ts';
import { type ContactLookupsDto } from './contact-lookup.dto.ts';
import { lookupsOfRow } from './contact-lookups.queries.ts';
import { type ChildCountsDto, type ChildDto, type ChildErasureRequestDto, type ChildFilterDto } from './child.dto.ts';

interface ChildFilter extends ChildFilterDto {
  id?: number;
  ids?: number[];
  guardianId?: number;
  /** True by default. */
  isRegistered?: boolean;
}

interface ChildrenFilter extends ChildFilter {
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
}

export interface ChildRow extends Omit<ChildDto, 'givenName' | 'isCorrectable' | 'contactLookups' | 'erasureRequest'> {
  shortName: string | null;
  parentName: string | null;
  guardianNames: string[];
  guardiansLeftAt: string | null;
  /** Those that the guardian of the filter sees; null if there is none. */
  contactLookups?: ContactLookupsDto | null;
  /** As that guardian sees it; null if nobody asks. */
  erasureRequest?: ChildErasureRequestDto | null;
}

interface NewChild {
  name: string;
  foldedName: string;
  dateOfBirth: CivilDate;
  ageGroup: string | null;
}

// Not a parameter, so that the planner can use the partial index on registered children.
const registered = sql`c.is_registered = true`;
const unregistered = sql`(c.is_registered = false AND c.merged_into IS NULL)`;

const hasParent = sql`EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id AND g.is_primary)`;
const byParent = { assigned: hasParent, unassigned: sql`NOT ${hasParent}` };

export const isInNoTeam = sql`NOT EXISTS (SELECT FROM team_members m WHERE m.child_id = c.id)`;

/** Searches the names of children, their guardians and their teams. */
function named(q = ''): Sql | null {
  const text = searchForm(q);
  if (!text) return null;
  return sql`(
    ${nameContains(sql`c.folded_name`, text)}
    OR c.id IN (SELECT g.child_id FROM guardianships g JOIN users u ON u.id = g.user_id
                WHERE ${contains(sql`u.full_name`, q)})
    OR c.id IN (SELECT m.child_id FROM team_members m JOIN teams t ON t.id = m.team_id
                WHERE ${nameContains(sql`t.folded_name`, text)}))`;
}

const oldestYears = Number(ageGroups.at(-1)!.slice(1));
const olderGroups = Array.from({ length: limits.ageGroupYears.max - oldestYears }, (_, n) => `U${oldestYears + n + 1}`);

/**
 * Whether no event for an age group can be for child `c`: its group, set by hand or by age, has no listed one (`listedAgeGroup`). The first
 * condition leaves few rows for the second, which takes longer.
 */
function isOutsideEventGroups(cutoff: CivilDate): Sql {
  const isOlder = (group: Sql) => sql`${group} = ANY(${olderGroups}::text[])`;
  const isOldEnough = sql`c.date_of_birth <= (SELECT (${runningCutoff(cutoff)} - ${oldestYears} * interval '1 year')::date)`;
  return sql`(${isOlder(sql`c.age_group`)} OR ${isOldEnough}) AND coalesce(${isOlder(ageGroupByHand(cutoff))}, ${isOldEnough})`;
}

const matching = ({ id, ids, guardianId, isRegistered = true, cutoff, ...filter }: ChildrenFilter) => sql`
  FROM children c
  WHERE ${allOf(
    isRegistered ? registered : unregistered,
    id && sql`c.id = ${id}`,
    ids && sql`c.id = ANY(${ids})`,
    guardianId && sql`c.id IN (SELECT child_id FROM guardianships WHERE user_id = ${guardianId})`,
    filter.notInTeam && sql`c.id NOT IN (SELECT child_id FROM team_members WHERE team_id = ${filter.notInTeam})`,
    filter.withoutTeam && isInNoTeam,
    filter.withoutEventGroup && isOutsideEventGroups(cutoff),
    filter.parent && byParent[filter.parent],
    named(filter.q),
  )}`;

export const countChildren = (database: Queryable, filter: ChildrenFilter) =>
  queryCount(database, sql`SELECT count(*) ${matching(filter)}`);

export const countChildrenByParent = async (
  database: Queryable,
  { q, cutoff }: TextSearchDto & { cutoff: CivilDate },
) =>
  (await queryRow<Required<ChildCountsDto>>(
    database,
    sql`
      SELECT count(*) FILTER (WHERE c.is_registered) AS registered,
             count(*) FILTER (WHERE c.is_registered AND g.id IS NOT NULL) AS assigned,
             count(*) FILTER (WHERE c.is_registered AND g.id IS NULL) AS unassigned,
             count(*) FILTER (WHERE c.is_registered AND ${isInNoTeam}) AS "withoutTeam",
             count(*) FILTER (WHERE c.is_registered AND ${isOutsideEventGroups(cutoff)}) AS "withoutEventGroup",
             count(*) FILTER (WHERE ${unregistered}) AS unregistered,
             (SELECT count(DISTINCT child_id) FROM erasure_requests) AS "erasureRequests"
      FROM children c LEFT JOIN guardianships g ON g.child_id = c.id AND g.is_primary
      WHERE ${allOf(named(q))}`,
  ))!;

/** The players whom a team may need come first. */
function rankOf({ firstAgeGroup, cutoff }: ChildrenFilter): Sql {
  if (!firstAgeGroup) return sql`0`;
  return sql`
    CASE WHEN ${ageGroupToday(cutoff)} IS DISTINCT FROM ${firstAgeGroup} THEN 2
         WHEN EXISTS (SELECT FROM team_members m WHERE m.child_id = c.id) THEN 1
         ELSE 0 END`;
}

/** Sorted by name, after those of the first age group. */
export const findChildren = (database: Queryable, { limit, offset, ...filter }: ChildrenFilter) =>
  queryRows<ChildRow>(
    database,
    sql`
      WITH page AS MATERIALIZED (
        SELECT c.*, ${rankOf(filter)} AS rank ${matching(filter)} ORDER BY ${filter.firstAgeGroup ? sql`rank,` : sql``} c.folded_name, c.id LIMIT ${limit} OFFSET ${offset})
      SELECT c.id, c.name, c.short_name AS "shortName", c.date_of_birth AS "dateOfBirth",
             ${ageGroupToday(filter.cutoff)} AS "ageGroup", ${ageGroupByHand(filter.cutoff)} IS NOT NULL AS "isAgeGroupSet", c.version,
             c.is_registered AS "isRegistered", g.user_id AS "parentId", u.full_name AS "parentName",
             ${asInstant(sql`c.guardians_left_at`)} AS "guardiansLeftAt", coalesce(memberships.teams, '[]') AS teams,
             coalesce(families.names, '[]') AS "guardianNames"
             ${filter.guardianId ? sql`, (${lookupsOfRow(filter.guardianId)}) AS "contactLookups", (${erasureRequestOfRow(filter.guardianId)}) AS "erasureRequest"` : sql``}
      FROM page c
      LEFT JOIN guardianships g ON g.child_id = c.id AND g.is_primary
      LEFT JOIN users u ON u.id = g.user_id
      LEFT JOIN (
        SELECT m.child_id, json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY t.folded_name, t.id) AS teams
        FROM team_members m JOIN teams t ON t.id = m.team_id
        WHERE m.child_id IN (SELECT id FROM page)
        GROUP BY m.child_id
      ) memberships ON memberships.child_id = c.id
      LEFT JOIN (
        SELECT fg.child_id, json_agg(fu.full_name ORDER BY fg.is_primary DESC, fg.created_at, fg.id) AS names
        FROM guardianships fg JOIN users fu ON fu.id = fg.user_id
        WHERE fg.child_id IN (SELECT id FROM page)
        GROUP BY fg.child_id
      ) families ON families.child_id = c.id
      ORDER BY c.rank, c.folded_name, c.id`,
  );

/** What the guardians of child `c` ask, as one of them sees it; no row if nobody asks. */
export const erasureRequestOfRow = (userId: number): Sql => sql`
  SELECT json_build_object(
    'requestedAt', ${asInstant(sql`max(r.requested_at) FILTER (WHERE r.user_id = ${userId})`)},
    'isAskedByOther', bool_or(r.user_id IS DISTINCT FROM ${userId}::int),
    'waitsFor', (SELECT count(*) FROM guardianships g WHERE g.child_id = c.id AND g.user_id <> ${userId} AND NOT EXISTS (
                   SELECT FROM erasure_requests o WHERE o.child_id = c.id AND o.user_id = g.user_id)))
  FROM erasure_requests r WHERE r.child_id = c.id HAVING count(*) > 0`;

/** Returns undefined if a registered child has the same name and date of birth. */
export const insertChild = (database: Queryable, { name, foldedName, dateOfBirth, ageGroup }: NewChild) =>
  queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO children (name, folded_name, date_of_birth, age_group)
      VALUES (${name}, ${foldedName}, ${dateOfBirth}, ${ageGroup})
      ON CONFLICT (folded_name, date_of_birth) WHERE is_registered DO NOTHING
      RETURNING id`,
  );

/** Finds the registered child with this name and date of birth. */
export const findDuplicate = (
  database: Queryable,
  { foldedName, dateOfBirth, viewerId }: { foldedName: string; dateOfBirth: CivilDate; viewerId: number },
) =>
  queryRow<{ id: number; isOwn: boolean }>(
    database,
    sql`
      SELECT c.id, EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id AND g.user_id = ${viewerId}) AS "isOwn"
      FROM children c
      WHERE c.folded_name = ${foldedName} AND c.date_of_birth = ${dateOfBirth} AND c.is_registered`,
  );

/** Returns 0 if there is no such registered child. */
export async function unregisterChild(database: Queryable, { id }: { id: number }): Promise<number> {
  // Waits for whoever adds the child to a team or an import, who hold the weakest lock.
  await execute(database, sql`SELECT FROM children WHERE id = ${id} FOR UPDATE`);
  return countAffected(database, sql`UPDATE children SET is_registered = false WHERE id = ${id} AND is_registered`);
}

/**
 * Whether the child was there, was merged into another record, and has come back. Violates a constraint if a registered child has the same
 * name and date of birth.
 */
export async function restoreChild(database: Queryable, { id }: { id: number }) {
  const row = await queryRow<{ isKnown: boolean; isMerged: boolean; isRestored: boolean }>(
    database,
    sql`
      WITH known AS (SELECT merged_into FROM children WHERE id = ${id}), restored AS (
        UPDATE children SET is_registered = true WHERE id = ${id} AND NOT is_registered AND merged_into IS NULL RETURNING id)
      SELECT EXISTS (SELECT FROM known) AS "isKnown", EXISTS (SELECT FROM known WHERE merged_into IS NOT NULL) AS "isMerged",
             EXISTS (SELECT FROM restored) AS "isRestored"`,
  );
  return row!;
}

/** Also one that is not registered. */
export const hasChild = (database: Queryable, { id }: { id: number }) =>
  hasRow(database, sql`SELECT FROM children WHERE id = ${id}`);

/** Deletes what waits for an answer: requests for access and invitations. */
export async function deleteOpenRequests(database: Queryable, { childId }: { childId: number }): Promise<void> {
  await execute(database, sql`DELETE FROM access_requests WHERE child_id = ${childId} AND state = 'pending'`);
  await execute(database, sql`DELETE FROM guardian_invitations WHERE child_id = ${childId} AND accepted_at IS NULL`);
}
