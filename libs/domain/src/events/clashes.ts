import { addDays, type CivilDate, type ClockTime, minutesBetween, wallTime } from '../civil-time.ts';
import { type EventStatus } from './concerns.ts';
import { endMoment } from './event-end.ts';
import { foldName } from '../names/fold-name.ts';

/** How long a family needs at least from one place to another. */
export const travelMinutes = 30;

/** When and where an event takes place. */
export interface TimedEvent {
  date: CivilDate;
  startTime: ClockTime;
  isTimeToBeConfirmed?: boolean | null;
  endTime: ClockTime | null;
  location: string | null;
  status: EventStatus;
}

/** Two events overlap, or leave too little time to travel between their places. */
export type ClashKind = 'overlap' | 'travel';

/**
 * Whether a family can be at both events, of one child or of two; null if it can. Events that are cancelled, or whose time is to be
 * confirmed, clash with nothing. Only overlaps count if a place is unknown. Who attends is for the caller to find out: an event that a
 * child does not attend is no clash for it.
 */
export function clash(one: TimedEvent, other: TimedEvent): ClashKind | null {
  if ([one, other].some(({ status, isTimeToBeConfirmed }) => status === 'cancelled' || isTimeToBeConfirmed))
    return null;
  const gap = Math.max(pauseBetween(one, other), pauseBetween(other, one));
  if (gap < 0) return 'overlap';
  return gap < travelMinutes && areApart(one, other) ? 'travel' : null;
}

/** Negative if the second event starts before the first one ends. */
const pauseBetween = (first: TimedEvent, second: TimedEvent): number =>
  minutesBetween(endMoment(first), wallTime(second.date, second.startTime));

/** The days whose events can clash with those of a day: its neighbours count because of events around midnight. */
export const daysAround = (date: CivilDate): CivilDate[] => [addDays(date, -1), date, addDays(date, 1)];

/** The other events that clash with an event, in their order. A planned event has no id yet. */
export function clashesWith<Other extends TimedEvent & { id: number }>(
  event: TimedEvent & { id: number | null },
  others: readonly Other[],
): { kind: ClashKind; other: Other }[] {
  const days = daysAround(event.date);
  return others.flatMap((other) => {
    const kind = other.id === event.id || !days.includes(other.date) ? null : clash(event, other);
    return kind ? [{ kind, other }] : [];
  });
}

function areApart({ location: one }: TimedEvent, { location: other }: TimedEvent): boolean {
  const [from, to] = [foldName(one ?? ''), foldName(other ?? '')];
  return from !== '' && to !== '' && from !== to;
}

/** A child of a guardian; a child with several guardians is there once for each. */
export interface FamilyChild {
  /** Null for a child without a guardian, which is a family of its own. */
  guardianId: number | null;
  childId: number;
  /** Whether the child may attend the planned event. */
  isPlanned: boolean;
  /** Whether the child may attend an event that clashes with the planned one. */
  isBusy: boolean;
}

/**
 * The number of families that cannot be at the planned event and at another one. A guardian is affected by their own children
 * only, and affected guardians who share a child are one family.
 */
export function countAffectedFamilies(children: readonly FamilyChild[]): number {
  const childrenOf = new Map<string, FamilyChild[]>();
  for (const child of children) {
    const key = child.guardianId === null ? `child ${child.childId}` : `guardian ${child.guardianId}`;
    childrenOf.set(key, [...(childrenOf.get(key) ?? []), child]);
  }
  const affected = [...childrenOf.values()].filter(
    (own) => own.some(({ isPlanned }) => isPlanned) && own.some(({ isBusy }) => isBusy),
  );
  return countConnected(affected.map((own) => own.map(({ childId }) => childId)));
}

/** The number of families of these guardianships: guardians who share a child are one family. */
export function countFamilies(guardianships: readonly { guardianId: number; childId: number }[]): number {
  const childrenOf = new Map<number, number[]>();
  for (const { guardianId, childId } of guardianships) {
    const own = childrenOf.get(guardianId);
    if (own) own.push(childId);
    else childrenOf.set(guardianId, [childId]);
  }
  return countConnected([...childrenOf.values()]);
}

/** The number of groups after those that share a member have become one. */
function countConnected(groups: readonly number[][]): number {
  const above = new Map<number, number>();
  const top = (member: number): number => {
    let highest = member;
    for (let next = above.get(highest); next !== undefined; next = above.get(highest)) highest = next;
    if (highest !== member) above.set(member, highest);
    return highest;
  };
  const members = new Set(groups.flat());
  for (const [first, ...others] of groups) {
    for (const other of others) if (top(other) !== top(first!)) above.set(top(other), top(first!));
  }
  return [...members].filter((member) => !above.has(member)).length;
}
