import { type AgedChild, heldFor } from '@touchline/domain';
import { add, type ChildRow, type ClubData } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { type EventDay } from './memberships.ts';

/** What decides a child's age group for an event: events that have begun keep their audience. */
export function agesOn({ formerAges }: ClubData, child: ChildRow, event: EventDay): AgedChild {
  if (heldFor({ since: child.agesSince ?? null, until: null }, event)) return child;
  return formerAges.find((row) => row.childId === child.id && heldFor(row, event)) ?? child;
}

/** Keeps what decides a child's age group, before a correction of it. */
export function keepFormerAges({ data, clock }: RequestContext, child: ChildRow): void {
  const { id: childId, dateOfBirth, ageGroup, ageGroupSetOn, ageGroupSeasonId, agesSince: since = null } = child;
  const until = clock.wallTime();
  add(data.formerAges, { childId, dateOfBirth, ageGroup, ageGroupSetOn, ageGroupSeasonId, since, until });
  child.agesSince = until;
}
