import { type EntityManager, type Repository } from 'typeorm';
import { execute, hasRow, type Queryable, queryCount, queryRows, type Sql, sql } from '../database/sql.ts';
import { type PageDto } from '../http/page.dto.ts';
import { type CoachDto, type ParentDto, type UserDto } from './user.dto.ts';
import { User } from './user.entity.ts';

const activeParents = sql`is_parent AND is_active`;
const activeCoaches = sql`is_coach AND is_active`;

const byName = ({ limit, offset }: PageDto): Sql => sql`ORDER BY lower(full_name), id LIMIT ${limit} OFFSET ${offset}`;

/** All users, including deactivated ones. The search is closed for users with `maxMisses` attempts without a match. */
export const findUsers = (database: Queryable, { maxMisses, ...page }: PageDto & { maxMisses: number }) =>
  queryRows<UserDto>(
    database,
    sql`
      SELECT id, username, email, full_name AS "fullName", phone, bio,
             is_parent AS "isParent", is_coach AS "isCoach", is_admin AS "isAdmin", is_active AS "isActive",
             child_misses >= ${maxMisses} AS "isSearchClosed"
      FROM users ${byName(page)}`,
  );

export const findParents = (database: Queryable, page: PageDto) =>
  queryRows<ParentDto>(
    database,
    sql`SELECT id, full_name AS "fullName", email FROM users WHERE ${activeParents} ${byName(page)}`,
  );

export const findCoaches = (database: Queryable, page: PageDto) =>
  queryRows<CoachDto>(
    database,
    sql`SELECT id, full_name AS "fullName" FROM users WHERE ${activeCoaches} ${byName(page)}`,
  );

export const countUsers = (database: Queryable) => queryCount(database, sql`SELECT count(*) FROM users`);

export const countParents = (database: Queryable) =>
  queryCount(database, sql`SELECT count(*) FROM users WHERE ${activeParents}`);

export const countCoaches = (database: Queryable) =>
  queryCount(database, sql`SELECT count(*) FROM users WHERE ${activeCoaches}`);

/** Locks a user and all active admins, in order of id, so that parallel requests cannot remove the last admins. */
export const lockWithAdmins = (manager: EntityManager, { id }: { id: number }): Promise<User[]> =>
  manager
    .createQueryBuilder(User, 'user')
    .where('user.id = :id OR (user.isAdmin AND user.isActive)', { id })
    .orderBy('user.id')
    .setLock('for_no_key_update')
    .getMany();

interface SignInName {
  /** A normalised username or e-mail. */
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

/** Locks an active user whose password hash is unchanged; false if the password has been changed meanwhile. */
export const lockWithPassword = (database: Queryable, { id, passwordHash }: { id: number; passwordHash: string }) =>
  hasRow(
    database,
    sql`SELECT FROM users WHERE id = ${id} AND password_hash = ${passwordHash} AND is_active FOR NO KEY UPDATE`,
  );

/** Ends all sessions of a user, including those of sign-ins in progress (ADR 8). */
export async function endSessions(database: Queryable, { userId }: { userId: number }): Promise<void> {
  await execute(database, sql`UPDATE users SET session_epoch = session_epoch + 1 WHERE id = ${userId}`);
  await execute(database, sql`DELETE FROM sessions WHERE (sess #>> '{passport,user}')::int = ${userId}`);
}
