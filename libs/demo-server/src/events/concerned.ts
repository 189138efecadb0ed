import { concerns } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow, type EventRow } from '../server/club-data.ts';
import { byName, isGuardian, teamsOf } from '../children/families.ts';

/** The audience of an event, by name. */
export const concernedChildren = ({ data, clock }: RequestContext, event: EventRow): ChildRow[] =>
  byName(data.children).filter(
    (child) =>
      child.isRegistered && concerns(event, { teams: teamsOf(data, child), ageGroup: clock.ageGroupOf(child) }),
  );

/** The actor's own children in the audience. */
export const concernedOwn = (context: RequestContext, event: EventRow): ChildRow[] =>
  concernedChildren(context, event).filter((child) => isGuardian(context.data, context.me.id, child.id));
