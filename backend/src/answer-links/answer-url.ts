import { type Queryable } from '../database/sql.ts';
import { type ClaimedMail } from '../outbox/claim.queries.ts';
import { createAnswerLink } from './answer-links.queries.ts';

interface AskedFamily {
  email: string;
  events: { id: number; children: { isAvailable: boolean | null }[] }[];
}

/** A new link for the events of a mail to which a child has not responded; null if there is none. */
export async function answerUrl(
  database: Queryable,
  publicUrl: string,
  { id: mailId, userId }: ClaimedMail,
  { email: address, events }: AskedFamily,
): Promise<string | null> {
  const open = events.filter(({ children }) => children.some(({ isAvailable }) => isAvailable === null));
  if (open.length === 0) return null;
  const eventIds = open.map(({ id }) => id);
  return `${publicUrl}/answer/${await createAnswerLink(database, { mailId, userId, address, eventIds })}`;
}
