import { ageGroupByHand, ageGroupToday } from '../../../database/age-groups.ts';
import { asInstant, sql } from '../../../database/sql.ts';
import { type Exported } from '../entry.ts';
import { asWallTime } from './reader.queries.ts';

export const children: Exported = {
  heading: 'Children',
  about: 'Who they are. The age group follows from the date of birth unless an admin has set it for the season.',
  child: ({ childIds, cutoff }) => sql`
    WITH own AS (
      SELECT *, ${ageGroupToday(cutoff)} AS current_group, ${ageGroupByHand(cutoff)} AS by_hand
      FROM children c WHERE id = ANY(${childIds}))
    SELECT name AS "Child", short_name AS "Short name, if one was set", date_of_birth::text AS "Date of birth",
           current_group AS "Age group",
           CASE WHEN by_hand IS NOT NULL THEN age_group_set_on::text END AS "Age group set on",
           is_registered AS "In the club", ${asInstant(sql`created_at`)} AS "Known to the club since"
    FROM own ORDER BY folded_name, id`,
};

export const formerAges: Exported = {
  heading: 'Former dates of birth and age groups',
  about: 'What was stored before somebody changed it. An age group is named if it was set by hand.',
  child: ({ childIds }) => sql`
    SELECT c.name AS "Child", f.date_of_birth::text AS "Date of birth", f.age_group AS "Age group",
           ${asWallTime(sql`f.since`)} AS "From", ${asWallTime(sql`f.until`)} AS "Until"
    FROM former_ages f JOIN children c ON c.id = f.child_id WHERE f.child_id = ANY(${childIds})
    ORDER BY c.folded_name, c.id, f.until DESC, f.id DESC`,
};

/** A change without a field is that of a merge of two records that were alike. */
export const corrections: Exported = {
  heading: 'Corrections',
  about: 'What was corrected of a child, or taken over from another record of the same child.',
  child: ({ childIds, viewerId }) => sql`
    SELECT c.name AS "Child", ${asInstant(sql`k.corrected_at`)} AS "Corrected",
           CASE WHEN k.corrected_by = ${viewerId}::int THEN (SELECT full_name FROM users WHERE id = ${viewerId}::int)
                WHEN k.by_admin THEN 'An admin' ELSE ${viewerId === null ? sql`'A guardian'` : sql`'Another guardian'`} END AS "By",
           k.is_merge AS "Two records became one",
           CASE change.value ->> 'field' WHEN 'name' THEN 'Name' WHEN 'dateOfBirth' THEN 'Date of birth'
             WHEN 'ageGroup' THEN 'Age group' WHEN 'shortName' THEN 'Short name' END AS "What",
           change.value ->> 'before' AS "Before", change.value ->> 'after' AS "After"
    FROM child_corrections k JOIN children c ON c.id = k.child_id
    LEFT JOIN LATERAL jsonb_array_elements(k.changes) WITH ORDINALITY AS change ON true
    WHERE k.child_id = ANY(${childIds})
    ORDER BY k.corrected_at DESC, k.id DESC, change.ordinality`,
};

export const memberships: Exported = {
  heading: 'Teams',
  about: 'The teams of each child, now and before.',
  child: ({ childIds }) => sql`
    SELECT c.name AS "Child", t.name AS "Team", m.jersey_number AS "Jersey number", m.position AS "Position",
           ${asWallTime(sql`m.joined_at`)} AS "Joined", ${asWallTime(sql`m.left_at`)} AS "Left"
    FROM memberships m JOIN children c ON c.id = m.child_id JOIN teams t ON t.id = m.team_id
    WHERE m.child_id = ANY(${childIds})
    ORDER BY c.folded_name, c.id, m.left_at DESC, m.joined_at DESC, m.id DESC`,
};

export const teamChanges: Exported = {
  heading: 'Changes of teams',
  about: 'Who put a child into a team or took it out. A team has the name that it had then.',
  child: ({ childIds }) => sql`
    SELECT c.name AS "Child", ${asInstant(sql`h.changed_at`)} AS "When", h.team_name AS "Team",
           CASE WHEN h.has_joined THEN 'Joined' ELSE 'Left' END AS "Change", u.full_name AS "By"
    FROM team_changes h JOIN children c ON c.id = h.child_id LEFT JOIN users u ON u.id = h.changed_by
    WHERE h.child_id = ANY(${childIds}) ORDER BY h.changed_at DESC, h.id DESC`,
};

export const absences: Exported = {
  heading: 'Days away',
  about: 'The days on which a child is away. Nobody is asked why.',
  child: ({ childIds }) => sql`
    SELECT c.name AS "Child", a.first_day::text AS "First day", a.last_day::text AS "Last day"
    FROM absences a JOIN children c ON c.id = a.child_id
    WHERE a.child_id = ANY(${childIds}) ORDER BY a.last_day DESC, c.folded_name, a.id`,
};
