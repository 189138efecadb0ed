import { isConcerned } from '../events/concerned.ts';
import { add, type ClubData, type EventRow, type TeamMemberRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { membershipsOn } from '../children/memberships.ts';
import { type Records } from './merges.ts';

/**
 * Moves the memberships of a record that ends, present and past ones. Those that would change the numbers of an event that has begun end
 * where they are, and the kept record joins the team.
 */
export function moveMemberships(context: RequestContext, records: Records): void {
  const { data, clock, me } = context;
  const { kept, ended } = records;
  const passing = passingMemberships(context, records);
  for (const member of data.formerMembers) if (passing.has(member)) member.childId = kept.id;

  for (const member of data.teamMembers.filter(({ childId }) => childId === ended.id)) {
    const { teamId, jerseyNumber, position } = member;
    const own = data.teamMembers.find((row) => row.teamId === teamId && row.childId === kept.id);
    if (!own && passing.has(member)) {
      member.childId = kept.id;
      continue;
    }
    add(data.formerMembers, { ...member, childId: (passing.has(member) ? kept : ended).id, leftAt: clock.wallTime() });
    data.teamMembers = data.teamMembers.filter((row) => row !== member);
    if (own) Object.assign(own, { jerseyNumber: own.jerseyNumber ?? jerseyNumber, position: own.position ?? position });
    else {
      const since = { joinedAt: clock.wallTime(), addedAt: clock.now(), addedBy: me.id };
      add(data.teamMembers, { teamId, childId: kept.id, jerseyNumber, position, ...since });
    }
  }
  for (const change of data.teamChanges) if (change.childId === ended.id) change.childId = kept.id;
}

/** The memberships of a record that ends with which the other one takes its place in every event that has begun. */
function passingMemberships(context: RequestContext, records: Records): Set<TeamMemberRow> {
  const { data, clock } = context;
  const begun = data.events.filter((event) => clock.hasStarted(event));
  const ofEnded = (row: TeamMemberRow) => row.childId === records.ended.id;
  const passing = new Set([...data.teamMembers, ...data.formerMembers].filter(ofEnded));
  for (;;) {
    const after = { clock, data: withPassed(data, passing, records) };
    const changed = begun.filter((event) => countIn(after, event, records) !== countIn(context, event, records));
    const staying = changed
      .flatMap((event) => membershipsOn(data, records.ended, event))
      .filter((row) => passing.has(row));
    if (staying.length === 0) return passing;
    for (const row of staying) passing.delete(row);
  }
}

/** The club as it is when these memberships have passed to the kept record. */
function withPassed(data: ClubData, passing: ReadonlySet<TeamMemberRow>, { kept }: Records): ClubData {
  const passed = <Row extends TeamMemberRow>(row: Row): Row => (passing.has(row) ? { ...row, childId: kept.id } : row);
  return { ...data, teamMembers: data.teamMembers.map(passed), formerMembers: data.formerMembers.map(passed) };
}

/** How many of the two records an event is for. */
const countIn = (club: Pick<RequestContext, 'data' | 'clock'>, event: EventRow, { kept, ended }: Records): number =>
  [kept, ended].filter((child) => isConcerned(club, event, child)).length;
