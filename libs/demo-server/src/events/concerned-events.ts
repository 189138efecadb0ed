import { type EventDto } from '@touchline/api-client';
import { can, concerns, messages } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { type ChildRow, type EventRow, type TeamRow } from '../server/club-data.ts';
import { concernedChildren } from './concerned.ts';
import { isWithin, rangeRules } from './event-filter.ts';
import { ownEvent, staffEvent, staffEventOf } from './event-view.ts';
import { inOrder } from './events.ts';
import { isGuardian, ownedChild } from '../children/families.ts';
import { pageOf } from '../server/page.ts';
import { Refusal } from '../server/refusal.ts';
import { check } from '../server/validation.ts';

/** The season's events that concern an own child, with all own children's answers. */
export const listDashboardEvents = (call: Call): EventDto[] => list(call, (event) => ownEvent(call, event));

/** A child's events: guardians see the answers of all their children, staff this child's and counts. */
export function listChildEvents(call: Call): EventDto[] {
  const { data, ids, me } = call;
  const child = data.children.find((known) => known.id === ids.id && known.isRegistered);
  if (!child || !can(me, 'child.view', ownedChild(data, child.id))) {
    throw new Refusal(404, messages.childUnknown);
  }
  if (!can(me, 'event.list-all')) return list(call, (event) => ownEvent(call, event, [child]));
  return list(call, (event) =>
    concernedChildren(call, event).includes(child) ? staffEventOf(call, event, child) : null,
  );
}

/** A team's events: staff see all that concern a member, with the members' counts; parents those of own members. */
export function listTeamEvents(call: Call): EventDto[] {
  const { data, ids, me } = call;
  const team = data.teams.find((known) => known.id === ids.id);
  if (!team) throw new Refusal(404, messages.teamUnknown);
  const members = membersOf(call, team);
  if (can(me, 'event.list-all')) {
    return list(call, (event) => {
      const concerned = concernedChildren(call, event).filter((child) => members.includes(child));
      return concerned.length > 0 || isForTeam(event, team) ? staffEvent(call, event, concerned) : null;
    });
  }
  const own = members.filter((child) => isGuardian(data, me.id, child.id));
  if (own.length === 0) throw new Refusal(403, messages.teamEventsClosed);
  return list(call, (event) => ownEvent(call, event, own));
}

/** The asked part of those events that are shown at all. */
function list(call: Call, show: (event: EventRow) => EventDto | null): EventDto[] {
  const { from, to } = check(call.query, rangeRules);
  const shown = inOrder(call.data.events)
    .filter((event) => isWithin(event, from, to))
    .flatMap((event) => show(event) ?? []);
  return pageOf(call, shown);
}

const membersOf = ({ data }: Call, { id }: TeamRow): ChildRow[] =>
  data.children.filter((child) => data.teamMembers.some((row) => row.teamId === id && row.childId === child.id));

/** Is it for the team as such, also when nobody is in it yet? */
const isForTeam = (event: EventRow, team: TeamRow) =>
  concerns({ ...event, relevanceType: 'team' }, { teams: [team], ageGroup: '' });
