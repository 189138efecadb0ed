import { asInstant, type Sql, sql } from '../../../database/sql.ts';
import { type Exported } from '../entry.ts';

/** An instant that a session stores as milliseconds since 1970. */
const storedInstant = (member: Sql): Sql => asInstant(sql`to_timestamp((sess ->> ${member})::bigint / 1000.0)`);

export const users: Exported = {
  heading: 'Account',
  about: 'The account, and what its owner has written on the profile.',
  account: ({ userId }) => sql`
    SELECT full_name AS "Name", username AS "Username", email AS "Email", NOT self_registered AS "Email confirmed",
           phone AS "Phone", bio AS "Bio",
           concat_ws(', ', CASE WHEN is_parent THEN 'Parent' END, CASE WHEN is_coach THEN 'Coach' END,
                     CASE WHEN is_admin THEN 'Admin' END) AS "Roles",
           ${asInstant(sql`created_at`)} AS "Account since", ${asInstant(sql`signed_in_at`)} AS "First sign-in",
           (SELECT ${asInstant(sql`to_timestamp(max((sess ->> 'startedAt')::bigint) / 1000.0)`)} FROM sessions
            WHERE (sess #>> '{passport,user}')::int = ${userId}) AS "Last sign-in",
           has_second_factor AS "Two-step sign-in", ${asInstant(sql`totp_since`)} AS "Two-step sign-in since",
           ${asInstant(sql`notifications_read_at`)} AS "Notifications read until"
    FROM users WHERE id = ${userId}`,
};

export const sessions: Exported = {
  heading: 'Devices',
  about: 'The browsers that are signed in to the account.',
  account: ({ userId }) => sql`
    SELECT sess ->> 'device' AS "Device", ${storedInstant(sql`'startedAt'`)} AS "Signed in",
           ${storedInstant(sql`'seenAt'`)} AS "Last used"
    FROM sessions WHERE (sess #>> '{passport,user}')::int = ${userId} AND expire > now()
    ORDER BY (sess ->> 'seenAt')::bigint DESC`,
};

export const deletionRequests: Exported = {
  heading: 'Request to be deleted',
  about: 'When the owner asked to have the account deleted.',
  account: ({ userId }) => sql`
    SELECT ${asInstant(sql`requested_at`)} AS "Asked" FROM deletion_requests WHERE user_id = ${userId}`,
};
