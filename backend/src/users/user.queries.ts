import { type EntityManager, type Repository } from 'typeorm';
import {
  allOf,
  execute,
  hasRow,
  type Queryable,
  queryCount,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { contains } from '../database/text-search.ts';
import { type PageDto, type SearchDto, type TextSearchDto } from '../http/page.dto.ts';
import {
  type CoachDto,
  type ParentDto,
  type UserCountsDto,
  type UserDto,
  type UserRole,
  type UserSearchDto,
} from './user.dto.ts';
import { type KnownUser, User } from './user.entity.ts';

const hasRole: Record<UserRole, Sql> = {
  parent: sql`is_parent`,
  coach: sql`is_coach`,
  admin: sql`is_admin`,
  'welfare-officer': sql`is_welfare_officer`,
};

const named = (q?: string) => contains(sql`concat_ws(E'\\n', full_name, email, username)`, q);

const matching = ({ q, role, neverSignedIn: isNew, coachesWithoutTeam: isFree }: UserSearchDto) =>
  allOf(role && hasRole[role], isNew && neverSignedIn, isFree && coachesWithoutTeam, named(q));

const activeParents = ({ q }: TextSearchDto) =>
  sql`is_parent AND is_active AND ${contains(sql`concat_ws(E'\\n', full_name, email)`, q)}`;
export const activeCoaches = sql`is_coach AND is_active`;

/** Active coaches without a team. */
export const coachesWithoutTeam = sql`(
  ${activeCoaches} AND NOT EXISTS (SELECT FROM teams WHERE lead_coach_id = users.id AND archived_at IS NULL)
  AND NOT EXISTS (
    SELECT FROM team_coaches tc JOIN teams t ON t.id = tc.team_id WHERE tc.coach_id = users.id AND t.archived_at IS NULL))`;

export const neverSignedIn = sql`is_active AND signed_in_at IS NULL AND NOT self_registered`;

const byName = ({ limit, offset }: PageDto): Sql => sql`ORDER BY lower(full_name), id LIMIT ${limit} OFFSET ${offset}`;

/** Users including deactivated ones. The child search is closed for those with `maxMisses` attempts without a match. */
export const findUsers = (database: Queryable, { maxMisses, ...search }: UserSearchDto & { maxMisses: number }) =>
  queryRows<UserDto>(
    database,
    sql`
      SELECT id, username, email, full_name AS "fullName", phone, bio,
             is_parent AS "isParent", is_coach AS "isCoach", is_admin AS "isAdmin",
             is_welfare_officer AS "isWelfareOfficer", is_active AS "isActive", NOT self_registered AS "isEmailVerified", signed_in_at IS NOT NULL AS "hasSignedIn",
             has_second_factor AS "hasSecondFactor",
             child_misses >= ${maxMisses} AS "isSearchClosed"
      FROM users WHERE ${matching(search)} ${byName(search)}`,
  );

export const findParents = (database: Queryable, search: SearchDto) =>
  queryRows<ParentDto>(
    database,
    sql`SELECT id, full_name AS "fullName", email FROM users WHERE ${activeParents(search)} ${byName(search)}`,
  );

export const findCoaches = (database: Queryable, page: PageDto) =>
  queryRows<CoachDto>(
    database,
    sql`SELECT id, full_name AS "fullName" FROM users WHERE ${activeCoaches} ${byName(page)}`,
  );

export const countUsers = (database: Queryable, search: UserSearchDto) =>
  queryCount(database, sql`SELECT count(*) FROM users WHERE ${matching(search)}`);

export const countParents = (database: Queryable, search: TextSearchDto) =>
  queryCount(database, sql`SELECT count(*) FROM users WHERE ${activeParents(search)}`);

export const countCoaches = (database: Queryable) =>
  queryCount(database, sql`SELECT count(*) FROM users WHERE ${activeCoaches}`);

/** Including deactivated users. */
export const countUsersByRole = async (database: Queryable, { q }: TextSearchDto) =>
  (await queryRow<UserCountsDto>(
    database,
    sql`
      SELECT count(*) AS "all", count(*) FILTER (WHERE ${neverSignedIn}) AS "neverSignedIn",
             count(*) FILTER (WHERE ${coachesWithoutTeam}) AS "coachesWithoutTeam",
             count(*) FILTER (WHERE is_parent) AS parents,
             count(*) FILTER (WHERE is_coach) AS coaches, count(*) FILTER (WHERE is_admin) AS admins,
             count(*) FILTER (WHERE is_welfare_officer) AS "welfareOfficers"
      FROM users WHERE ${named(q)}`,
  ))!;

/** Active users who have never signed in. */
export const findNeverSignedIn = (database: Queryable, { role }: { role?: UserRole | null }) =>
  queryRows<{ id: number; email: string }>(
    database,
    sql`SELECT id, email FROM users WHERE ${neverSignedIn} AND ${role ? hasRole[role] : sql`true`} ORDER BY id`,
  );

/** The columns of a `KnownUser`. */
export const knownUser = sql`
  u.id, u.username, u.email, u.full_name AS "fullName", u.phone, u.bio, u.is_parent AS "isParent", u.is_coach AS "isCoach",
  u.is_admin AS "isAdmin", u.is_welfare_officer AS "isWelfareOfficer", u.is_active AS "isActive", u.self_registered AS "hasUnverifiedEmail",
  u.session_epoch AS "sessionEpoch", u.has_second_factor AS "hasSecondFactor", u.child_misses AS "childMisses",
  u.signed_in_at AS "signedInAt", u.created_at AS "createdAt"`;

export const findActiveUser = (database: Queryable, { id }: { id: number }) =>
  queryRow<KnownUser>(database, sql`SELECT ${knownUser} FROM users u WHERE u.id = ${id} AND u.is_active`);

export const recordSignIn = (database: Queryable, { id }: { id: number }) =>
  execute(
    database,
    sql`UPDATE users SET seen_at = now(), signed_in_at = coalesce(signed_in_at, now()) WHERE id = ${id}`,
  );

/** Locks a user and all active admins, in order of id, so that parallel requests cannot remove the last admins. */
export const lockWithAdmins = (manager: EntityManager, { id }: { id: number }): Promise<User[]> =>
  manager
    .createQueryBuilder(User, 'user')
    .where('user.id = :id OR (user.isAdmin AND user.isActive)', { id })
    .orderBy('user.id')
    .setLock('for_no_key_update')
    .getMany();

interface SignInName {
  /** A normalised username or email. */
  name: string;
}

const bySignInName = (users: Repository<User>, { name }: SignInName) =>
  users
    .createQueryBuilder('user')
    .innerJoin('sign_in_names', 'names', 'names.user_id = user.id')
    .where('names.name = :name', { name });

export const findBySignInName = (users: Repository<User>, name: SignInName) => bySignInName(users, name).getOne();

/** Finds an active user with the password hash. */
export const findToVerify = (users: Repository<User>, name: SignInName) =>
  bySignInName(users, name).andWhere('user.isActive').addSelect('user.passwordHash').getOne();

/** Locks an active user whose password hash is unchanged; undefined if the password has been changed meanwhile. */
export const lockWithPassword = (database: Queryable, { id, passwordHash }: { id: number; passwordHash: string }) =>
  queryRow<{ sessionEpoch: number }>(
    database,
    sql`
      SELECT session_epoch AS "sessionEpoch" FROM users
      WHERE id = ${id} AND password_hash = ${passwordHash} AND is_active FOR NO KEY UPDATE`,
  );

/** Ends the invitations of a user that nobody has accepted yet, because somebody else may have sent them. */
export const endInvitations = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`DELETE FROM guardian_invitations WHERE invited_by = ${userId} AND accepted_at IS NULL`);

/**
 * Changes of an email that a former owner of the address can undo, now or once the mail is sent, with `user_id`, `address` and `until`.
 * The mail is sent within seven days, also if an admin retries it, and its link lives for seven more.
 */
export const undoableChanges = sql`(
  SELECT user_id, address, expires_at AS until FROM account_links
  WHERE purpose = 'undo-email-change' AND expires_at > now()
  UNION ALL
  SELECT user_id, address, queued_at + interval '14 days' FROM mails
  WHERE kind = 'email-changed' AND state IN ('queued', 'sending', 'failed') AND queued_at > now() - interval '7 days')`;

/** Ends the links in mails about a user's account, and their invitations, also those whose mails have not been sent. */
export async function endLinks(database: Queryable, { userId }: { userId: number }): Promise<void> {
  await execute(database, sql`DELETE FROM account_links WHERE user_id = ${userId}`);
  await endInvitations(database, { userId });
  await execute(
    database,
    sql`
      UPDATE mails SET state = 'dropped', ended_at = now(), claimed_at = NULL, reason = 'The account was secured'
      WHERE user_id = ${userId} AND kind = 'email-changed' AND state IN ('queued', 'sending', 'failed')`,
  );
}

/** Ends the addresses of a user's feeds, which stay and need new ones. */
export const endFeedLinks = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`DELETE FROM feed_links WHERE feed_id IN (SELECT id FROM feeds WHERE user_id = ${userId})`);

/** Ends all sessions of a user, including those of sign-ins in progress (ADR 8). */
export async function endSessions(database: Queryable, { userId }: { userId: number }): Promise<void> {
  await execute(database, sql`UPDATE users SET session_epoch = session_epoch + 1 WHERE id = ${userId}`);
  await execute(database, sql`DELETE FROM sessions WHERE (sess #>> '{passport,user}')::int = ${userId}`);
  // Somebody may have begun to set up a second factor in one of them.
  await execute(database, sql`DELETE FROM totp_setups WHERE user_id = ${userId}`);
}

/** Whether there is a child that does not exist to the user, or will not if it comes back. */
export const isRestrictedGuardian = (database: Queryable, { userId }: { userId: number }) =>
  hasRow(
    database,
    sql`
      SELECT FROM restricted_guardians WHERE user_id = ${userId}
      UNION ALL SELECT FROM restriction_seals WHERE user_id = ${userId}`,
  );

/** Keeps the teams of a coach, but an admin has to confirm each of them again. */
export const endConfirmations = (database: Queryable, { userId }: { userId: number }) =>
  execute(
    database,
    sql`
      UPDATE coach_appointments SET confirmed_by = NULL, confirmed_at = NULL
      WHERE coach_id = ${userId} AND confirmed_at IS NOT NULL`,
  );
