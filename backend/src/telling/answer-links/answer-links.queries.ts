import { type Actor, type CivilDate, eventFacts, limits, type TimedDeadline } from '@touchline/domain';
import { askedChildren, childrenOfFamily, type NamedChild } from '../../responses/asked-children.queries.ts';
import {
  asInstant,
  columnsOf,
  execute,
  type Queryable,
  queryRow,
  queryRows,
  type Sql,
  sql,
} from '../../database/sql.ts';
import { hashOfSecret, newLinkSecret } from '../mail/link-secret.ts';
import { type AnswerLinkEventDto } from './answer-link.dto.ts';

interface NewAnswerLink {
  mailId: string;
  userId: number;
  address: string;
  eventIds: number[];
}

/** Returns the secret of a new link. Every attempt to send the mail has its own. */
export async function createAnswerLink(
  database: Queryable,
  { mailId, userId, address, eventIds }: NewAnswerLink,
): Promise<string> {
  const secret = newLinkSecret();
  await execute(
    database,
    sql`
      INSERT INTO answer_links (hash, user_id, address, mail_id, event_ids)
      VALUES (decode(${hashOfSecret(secret)}, 'hex'), ${userId}, ${address}, ${mailId}, ${eventIds}::int[])`,
  );
  return secret;
}

/** Whose link it is, and for which events. */
export interface AnswerLinkRow {
  guardian: Actor;
  eventIds: number[];
}

const columns = sql`
  l.event_ids AS "eventIds",
  json_build_object('id', u.id, 'isParent', u.is_parent, 'isCoach', u.is_coach, 'isAdmin', u.is_admin) AS guardian`;

const isLive = (token: string): Sql =>
  sql`l.hash = decode(${hashOfSecret(token)}, 'hex')
    AND l.created_at > now() - ${limits.answerLinks.days} * interval '1 day'
    AND u.id = l.user_id AND u.email = l.address AND u.is_active`;

/** Notes that the link's page was opened; undefined for a link that no longer works. */
export const openAnswerLink = (database: Queryable, { token }: { token: string }) =>
  queryRow<AnswerLinkRow>(
    database,
    sql`UPDATE answer_links l SET fetched_at = now() FROM users u WHERE ${isLive(token)} RETURNING ${columns}`,
  );

/** With whether the page was opened long enough ago for a person to have answered. */
export const findAnswerLink = (database: Queryable, { token }: { token: string }) =>
  queryRow<AnswerLinkRow & { isReady: boolean }>(
    database,
    sql`
      SELECT ${columns},
             coalesce(l.fetched_at <= clock_timestamp() - ${limits.answerLinks.seconds} * interval '1 second', false) AS "isReady"
      FROM answer_links l, users u WHERE ${isLive(token)}`,
  );

type LinkedEvent = Omit<AnswerLinkEventDto, 'deadline' | 'isPastDeadline' | 'clashes' | 'children'> &
  TimedDeadline & { children: NamedChild[] };

const linkedMembers = [...eventFacts, 'id', 'type', 'endTime', 'deadline', 'deadlineHours'] as const;

/** The events by their start, each with those of the guardian's children whom it concerns, by age. */
export const findLinkedEvents = (
  database: Queryable,
  { cutoff, guardianId, eventIds }: { cutoff: CivilDate; guardianId: number; eventIds: number[] },
) =>
  queryRows<LinkedEvent>(
    database,
    sql`
      SELECT ${columnsOf('e', linkedMembers)}, ${askedChildren} AS children
      FROM ${childrenOfFamily({
        cutoff,
        eventIds: sql`${eventIds}::int[]`,
        childIds: sql`ARRAY(SELECT child_id FROM guardianships WHERE user_id = ${guardianId})`,
      })}
      WHERE e.status <> 'cancelled'
      GROUP BY e.id ORDER BY e.date, e.start_time, e.id`,
  );

/** The mails of a user whose link works now, and until when the last of them does; null without one. */
export const countAnswerLinks = async (database: Queryable, { userId }: { userId: number }) =>
  (await queryRow<{ total: number; until: string | null }>(
    database,
    sql`
      SELECT count(DISTINCT l.mail_id) AS total,
             ${asInstant(sql`(max(l.created_at) + ${limits.answerLinks.days} * interval '1 day')`)} AS until
      FROM answer_links l JOIN users u ON u.id = l.user_id AND u.email = l.address AND u.is_active
      WHERE l.user_id = ${userId} AND l.created_at > now() - ${limits.answerLinks.days} * interval '1 day'`,
  ))!;

export const deleteAnswerLinks = (database: Queryable, { userId }: { userId: number }) =>
  execute(database, sql`DELETE FROM answer_links WHERE user_id = ${userId}`);

export const deleteOldAnswerLinks = (database: Queryable, { days }: { days: number }) =>
  execute(database, sql`DELETE FROM answer_links WHERE created_at < now() - ${days} * interval '1 day'`);
