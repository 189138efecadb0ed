import { type Actor, type FeedScope, type ShortenedName } from '@touchline/domain';
import { shortenedName } from '../database/child-names.ts';
import { allOf, asInstant, execute, type Queryable, queryCount, queryRow, queryRows, sql } from '../database/sql.ts';
import { hashOfSecret, newLinkSecret } from '../telling/mail/link-secret.ts';

export interface FeedRow {
  id: number;
  name: string;
  scope: FeedScope;
  childId: number | null;
  child: ShortenedName | null;
  matchesOnly: boolean;
  withResponses: boolean;
  createdAt: string;
  lastUsedAt: string | null;
  hasLink: boolean;
}

/** A user's feeds, the oldest first. */
export const findFeeds = (database: Queryable, { userId, id }: { userId: number; id?: number }) =>
  queryRows<FeedRow>(
    database,
    sql`
      SELECT f.id, f.name, f.scope, f.child_id AS "childId", CASE WHEN c.id IS NOT NULL THEN ${shortenedName(sql`c`)} END AS child, f.matches_only AS "matchesOnly",
             f.with_responses AS "withResponses", ${asInstant(sql`f.created_at`)} AS "createdAt",
             ${asInstant(sql`f.last_used_at`)} AS "lastUsedAt", l.feed_id IS NOT NULL AS "hasLink"
      FROM feeds f LEFT JOIN children c ON c.id = f.child_id LEFT JOIN feed_links l ON l.feed_id = f.id
      WHERE ${allOf(sql`f.user_id = ${userId}`, id && sql`f.id = ${id}`)}
      ORDER BY f.created_at, f.id`,
  );

/** Counts a user's feeds, and locks the user, so that parallel requests cannot exceed the limit. */
export async function lockAndCountFeeds(database: Queryable, { userId }: { userId: number }): Promise<number> {
  await execute(database, sql`SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`);
  return queryCount(database, sql`SELECT count(*) FROM feeds WHERE user_id = ${userId}`);
}

/** A registered child of the user. */
export const findOwnChild = (database: Queryable, { userId, childId }: { userId: number; childId: number }) =>
  queryRow<ShortenedName>(
    database,
    sql`
      SELECT c.name, c.short_name AS "shortName" FROM guardianships g JOIN children c ON c.id = g.child_id
      WHERE g.user_id = ${userId} AND g.child_id = ${childId} AND c.is_registered`,
  );

type NewFeed = Pick<FeedRow, 'name' | 'scope' | 'childId' | 'matchesOnly' | 'withResponses'> & { userId: number };

export async function insertFeed(database: Queryable, feed: NewFeed): Promise<number> {
  const row = await queryRow<{ id: number }>(
    database,
    sql`
      INSERT INTO feeds (user_id, name, scope, child_id, matches_only, with_responses)
      VALUES (${feed.userId}, ${feed.name}, ${feed.scope}, ${feed.childId}, ${feed.matchesOnly}, ${feed.withResponses})
      RETURNING id`,
  );
  return row!.id;
}

/** Returns the secret of a feed's new link, which ends the one before; undefined if the user has no such feed. */
export async function replaceLink(
  database: Queryable,
  { userId, id }: { userId: number; id: number },
): Promise<string | undefined> {
  const secret = newLinkSecret();
  const replaced = await queryRow(
    database,
    sql`
      WITH unused AS (UPDATE feeds SET last_used_at = NULL WHERE id = ${id} AND user_id = ${userId} RETURNING id)
      INSERT INTO feed_links (feed_id, hash) SELECT id, decode(${hashOfSecret(secret)}, 'hex') FROM unused
      ON CONFLICT (feed_id) DO UPDATE SET hash = EXCLUDED.hash RETURNING feed_id`,
  );
  return replaced ? secret : undefined;
}

export const deleteFeed = (database: Queryable, { userId, id }: { userId: number; id: number }) =>
  queryRow(database, sql`DELETE FROM feeds WHERE id = ${id} AND user_id = ${userId} RETURNING id`);

/** A feed as it is read. */
export type LinkedFeed = Pick<FeedRow, 'name' | 'scope' | 'childId' | 'matchesOnly' | 'withResponses'> & {
  owner: Actor;
};

/**
 * The feed of a link, unless its owner is deactivated or its child is no longer theirs. Notes that it was used, at most once an
 * hour, because calendars fetch all day long.
 */
export const useFeed = (database: Queryable, { token }: { token: string }) =>
  queryRow<LinkedFeed>(
    database,
    sql`
      WITH feed AS MATERIALIZED (
        SELECT f.*, json_build_object('id', u.id, 'isParent', u.is_parent, 'isCoach', u.is_coach, 'isAdmin', u.is_admin) AS owner
        FROM feed_links l JOIN feeds f ON f.id = l.feed_id JOIN users u ON u.id = f.user_id
        WHERE l.hash = decode(${hashOfSecret(token)}, 'hex') AND u.is_active AND (f.child_id IS NULL OR EXISTS (
          SELECT FROM guardianships g JOIN children c ON c.id = g.child_id
          WHERE g.user_id = f.user_id AND g.child_id = f.child_id AND c.is_registered))
      ), used AS (
        UPDATE feeds SET last_used_at = now() FROM feed
        WHERE feeds.id = feed.id AND coalesce(feed.last_used_at < now() - interval '1 hour', true)
      )
      SELECT name, scope, child_id AS "childId", matches_only AS "matchesOnly", with_responses AS "withResponses", owner
      FROM feed`,
  );
