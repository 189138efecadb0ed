import { type CivilDate, type EventFacts, eventFacts, type FamilyEvent } from '@touchline/domain';
import { askedChildren, childrenOfFamily, type NamedChild } from '../../responses/asked-children.queries.ts';
import { allOf, columnsOf, type Queryable, queryRows, sql } from '../../database/sql.ts';

/** An event as mails about it need it. */
export interface MailEvent extends FamilyEvent, EventFacts {
  children: NamedChild[];
}

const mailMembers = [...eventFacts, 'id', 'deadline', 'deadlineHours'] as const;

/** A guardian to whom mails about children may go, with the events for these children. */
export interface Family {
  userId: number;
  email: string;
  events: MailEvent[];
}

export interface FamiliesQuery {
  /** The last cut-off date for age groups. */
  cutoff: CivilDate;
  zone: string;
  /** Events on these days, later ones with a deadline on them, */
  from: CivilDate;
  to: CivilDate;
  /** and those that were created on this day or after it. */
  createdSince?: CivilDate;
  eventIds?: number[];
  /** Only this guardian, */
  userId?: number;
  /** or a page of those with a higher id. */
  page?: { after: number; limit: number };
}

/** Guardians by id, without those whose address nobody has verified. In two statements. */
export async function findFamilies(database: Queryable, query: FamiliesQuery): Promise<Family[]> {
  const guardians = await findGuardians(database, query);
  if (guardians.length === 0) return [];
  const childIds = guardians.flatMap((guardian) => guardian.childIds);
  const events = await findEvents(database, { ...query, childIds });
  const placesOf = new Map<number, number[]>();
  for (const [place, { children }] of events.entries()) {
    for (const { id } of children) placesOf.set(id, [...(placesOf.get(id) ?? []), place]);
  }
  return guardians.map(({ childIds: own, ...guardian }) => {
    const places = new Set(own.flatMap((id) => placesOf.get(id) ?? []));
    const ownEvents = [...places].sort((one, other) => one - other).map((place) => events[place]!);
    return { ...guardian, events: ownEvents.map((event) => onlyFor(own, event)) };
  });
}

const onlyFor = (own: number[], event: MailEvent): MailEvent => ({
  ...event,
  children: event.children.filter(({ id }) => own.includes(id)),
});

const findGuardians = (database: Queryable, { cutoff, eventIds, userId, page }: FamiliesQuery) =>
  queryRows<{ userId: number; email: string; childIds: number[] }>(
    database,
    sql`
      SELECT u.id AS "userId", u.email, array_agg(g.child_id) AS "childIds"
      FROM users u JOIN guardianships g ON g.user_id = u.id
      WHERE ${allOf(
        sql`u.is_active AND NOT u.self_registered`,
        eventIds &&
          sql`g.child_id IN (
            SELECT child_id FROM event_children(${cutoff}::date)
            WHERE ${allOf(
              sql`event_id = ANY(${eventIds}::int[])`,
              // Of an event for the whole club, all other children are of no interest.
              userId && sql`child_id = ANY(ARRAY(SELECT child_id FROM guardianships WHERE user_id = ${userId}))`,
            )})`,
        userId && sql`u.id = ${userId}`,
        page && sql`u.id > ${page.after}`,
      )}
      GROUP BY u.id ORDER BY u.id LIMIT ${page?.limit ?? null}`,
  );

/** By their start, each with those of the children whom it concerns. */
const findEvents = (
  database: Queryable,
  { cutoff, zone, from, to, createdSince, eventIds, childIds }: FamiliesQuery & { childIds: number[] },
): Promise<MailEvent[]> => {
  const isNew = createdSince ? sql`e.created_at >= ${createdSince}::date` : sql`false`;
  const isDue = sql`e.deadline::date BETWEEN ${from} AND ${to} OR e.date - e.deadline_hours / 24 - 1 <= ${to}::date`;
  const wanted = sql`
    SELECT id FROM events e
    WHERE ${allOf(sql`e.date >= ${from}`, sql`(e.date <= ${to} OR ${isDue} OR ${isNew})`, eventIds && sql`e.id = ANY(${eventIds}::int[])`)}`;
  return queryRows(
    database,
    sql`
      SELECT ${columnsOf('e', mailMembers)},
             to_char(e.created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI') AS "createdAt",
             EXISTS (SELECT FROM mail_plans WHERE key = 'short-notice:' || e.id) AS "isAnnounced",
             ${askedChildren} AS children
      FROM ${childrenOfFamily({ cutoff, from, eventIds: sql`ARRAY(${wanted})`, childIds: sql`${childIds}::int[]` })}
      GROUP BY e.id ORDER BY e.date, e.start_time, e.id`,
  );
};
