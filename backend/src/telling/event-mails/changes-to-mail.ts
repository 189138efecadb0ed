import { type DataSource } from 'typeorm';
import {
  type CivilDate,
  type EventFacts,
  type MailPreferences,
  type ShortenedName,
  wantsMail,
} from '@touchline/domain';
import { findFamilies, type MailEvent } from '../reminders/families.queries.ts';
import { findExisting, findGuardian } from './event-mail.queries.ts';

/** What a mail is about: an event as the guardian knows it, and the children whom it concerned when the mail was planned. */
export interface MailedChange {
  eventId: number;
  before: EventFacts;
  childIds: number[];
}

interface FamilyChanges {
  email: string;
  events: {
    before: EventFacts;
    /** With the children alone whom it still concerns; undefined if it has been deleted. */
    now: MailEvent | undefined;
    children: ShortenedName[];
  }[];
}

interface ChangesQuery {
  userId: number;
  preferences: MailPreferences;
  events: MailedChange[];
  zone: string;
  cutoff: CivilDate;
}

/** The events of a mail by their start, without events that no longer concern a child the guardian wants change mails for. */
export async function findChangesToMail(
  database: DataSource,
  { userId, preferences, events, zone, cutoff }: ChangesQuery,
): Promise<FamilyChanges> {
  const eventIds = events.map(({ eventId }) => eventId);
  const guardian = await findGuardian(database, { userId });
  if (!guardian) return { email: '', events: [] };
  const found = await findFamilies(database, { userId, eventIds, zone, cutoff, from: '-infinity', to: 'infinity' });
  const known = await findExisting(database, { eventIds });
  const mailed = events.map(({ eventId, before, childIds }) => {
    const isConcerned = ({ id }: { id: number }) => childIds.includes(id) && wantsMail(preferences, 'changes', id);
    const event = found[0]?.events.find(({ id }) => id === eventId);
    const now = event && { ...event, children: event.children.filter(isConcerned) };
    const isDeleted = !known.includes(eventId);
    const children = isDeleted ? guardian.children.filter(isConcerned) : (now?.children ?? []);
    return { before, now, children };
  });
  return { email: guardian.email, events: mailed.filter(({ children }) => children.length > 0).toSorted(byStart) };
}

const byStart = (one: { before: EventFacts }, other: { before: EventFacts }) =>
  `${one.before.date} ${one.before.startTime}` < `${other.before.date} ${other.before.startTime}` ? -1 : 1;
