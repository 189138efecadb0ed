import { type AskedChild, isAsked, isPastDeadline, type TimedDeadline, type WallTime } from '@touchline/domain';
import { type Queryable } from '../../database/sql.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { createAnswerLink } from './answer-links.queries.ts';

interface AskedFamily {
  email: string;
  events: (TimedDeadline & { id: number; children: Omit<AskedChild, 'id'>[] })[];
  /** By the club's clock. */
  now: WallTime;
}

/** A new link for the events of a mail that still ask for a child; null if there is none. */
export async function answerUrl(
  database: Queryable,
  publicUrl: string,
  { id: mailId, userId }: ClaimedMail,
  { email: address, events, now }: AskedFamily,
): Promise<string | null> {
  const open = events.filter((event) => !isPastDeadline(event, now) && event.children.some(isAsked));
  if (open.length === 0) return null;
  const eventIds = open.map(({ id }) => id);
  return `${publicUrl}/answer/${await createAnswerLink(database, { mailId, userId, address, eventIds })}`;
}
