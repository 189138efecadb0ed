import { concerns } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { type ChildRow, type EventRow } from '../server/club-data.ts';
import { byName, isGuardian, teamsOf } from '../children/families.ts';

/** The registered children whom an event concerns, by name. */
export const concernedChildren = ({ data, clock }: Call, event: EventRow): ChildRow[] =>
  byName(data.children).filter(
    (child) =>
      child.isRegistered && concerns(event, { teams: teamsOf(data, child), ageGroup: clock.ageGroupOf(child) }),
  );

/** Those of them that are the caller's own. */
export const concernedOwn = (call: Call, event: EventRow): ChildRow[] =>
  concernedChildren(call, event).filter((child) => isGuardian(call.data, call.me.id, child.id));
