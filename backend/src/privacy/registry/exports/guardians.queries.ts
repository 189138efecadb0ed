import { asInstant, type Sql, sql } from '../../../database/sql.ts';
import { type Exported } from '../entry.ts';
import { areOneHousehold, guardianWords, isNotRestricted, ownChildName } from './reader.queries.ts';

const child = sql`c.name AS "Child"`;
const childOf = (childId: Sql, userId: number) => sql`${ownChildName(childId, userId)} AS "Child"`;

export const guardianships: Exported = {
  heading: 'Guardians',
  about: 'Who is responsible for each child. Guardians in other households are not named.',
  child: ({ childIds, viewerId }) => sql`
    SELECT ${child}, ${guardianWords(sql`c.id`, viewerId, sql`g.user_id`)} AS "Guardian", g.is_primary AS "Primary",
           ${
             viewerId === null
               ? sql`NULL`
               : sql`CASE WHEN ${areOneHousehold(sql`c.id`, viewerId, sql`g.user_id`)} THEN ${asInstant(sql`g.created_at`)} END`
           } AS "Since"
    FROM guardianships g JOIN children c ON c.id = g.child_id
    WHERE g.child_id = ANY(${childIds}) ORDER BY c.folded_name, c.id, g.is_primary DESC, g.created_at, g.id`,
};

const lookups = sql`u.full_name AS "By", ${asInstant(sql`l.looked_up_at`)} AS "When"
  FROM contact_lookups l LEFT JOIN users u ON u.id = l.looked_up_by`;

/** Also those of a child whose guardian the user no longer is, because the number is the user's. */
export const contactLookups: Exported = {
  heading: 'Looks at phone numbers',
  about: 'Which coaches and admins have looked up the phone number of this guardian, and for which child.',
  account: ({ userId }) => sql`
    SELECT ${childOf(sql`l.child_id`, userId)}, ${lookups}
    WHERE l.guardian_id = ${userId} AND ${isNotRestricted(sql`l.child_id`, userId)}
    ORDER BY l.looked_up_at DESC, l.id DESC`,
  child: ({ childIds, viewerId }) => sql`
    SELECT (SELECT name FROM children WHERE id = l.child_id) AS "Child", ${lookups}
    WHERE l.child_id = ANY(${childIds}) AND l.guardian_id = ${viewerId}::int ORDER BY l.looked_up_at DESC, l.id DESC`,
};

const decision = sql`r.state AS "State", ${asInstant(sql`r.requested_at`)} AS "Asked", ${asInstant(sql`r.decided_at`)} AS "Decided"`;

export const accessRequests: Exported = {
  heading: 'Requests for access',
  about: 'When this account asked to become a guardian of a child.',
  account: ({ userId }) => sql`
    SELECT CASE WHEN c.is_registered THEN c.name END AS "Child", ${decision}
    FROM access_requests r JOIN children c ON c.id = r.child_id
    WHERE r.user_id = ${userId} AND ${isNotRestricted(sql`c.id`, userId)} ORDER BY r.requested_at DESC, r.id DESC`,
  child: ({ childIds, viewerId }) => sql`
    SELECT ${child}, ${decision} FROM access_requests r JOIN children c ON c.id = r.child_id
    WHERE r.child_id = ANY(${childIds}) AND r.user_id = ${viewerId}::int ORDER BY r.requested_at DESC, r.id DESC`,
};

const invitation = sql`
  i.email AS "Email", i.same_household AS "Same household", ${asInstant(sql`i.invited_at`)} AS "Invited",
  ${asInstant(sql`i.expires_at`)} AS "Expires", ${asInstant(sql`i.accepted_at`)} AS "Accepted"`;

/** An admin invites the guardians of others, whose addresses are not the admin's to take along. */
export const invitations: Exported = {
  heading: 'Invitations',
  about: 'Whom this account has invited to become a guardian of an own child.',
  account: ({ userId }) => sql`
    SELECT ${childOf(sql`i.child_id`, userId)}, ${invitation}
    FROM guardian_invitations i JOIN users u ON u.id = i.invited_by
    WHERE i.invited_by = ${userId} AND ${isNotRestricted(sql`i.child_id`, userId)}
      AND (NOT u.is_admin OR EXISTS (SELECT FROM guardianships g WHERE g.child_id = i.child_id AND g.user_id = ${userId}))
    ORDER BY i.invited_at DESC, i.id DESC`,
  child: ({ childIds, viewerId }) => sql`
    SELECT ${child}, ${invitation} FROM guardian_invitations i JOIN children c ON c.id = i.child_id
    WHERE i.child_id = ANY(${childIds}) AND i.invited_by = ${viewerId}::int ORDER BY i.invited_at DESC, i.id DESC`,
};

export const erasureRequests: Exported = {
  heading: 'Requests to delete a child',
  about: 'Who asked to have a child deleted for good.',
  account: ({ userId }) => sql`
    SELECT ${childOf(sql`e.child_id`, userId)}, ${asInstant(sql`e.requested_at`)} AS "Asked"
    FROM erasure_requests e WHERE e.user_id = ${userId} AND ${isNotRestricted(sql`e.child_id`, userId)}
    ORDER BY e.requested_at DESC, e.id DESC`,
  child: ({ childIds, viewerId }) => sql`
    SELECT ${child}, ${guardianWords(sql`c.id`, viewerId, sql`e.user_id`)} AS "By", ${asInstant(sql`e.requested_at`)} AS "Asked"
    FROM erasure_requests e JOIN children c ON c.id = e.child_id
    WHERE e.child_id = ANY(${childIds}) ORDER BY e.requested_at DESC, e.id DESC`,
};
