import { join } from '../children/memberships.ts';
import { isConcerned } from '../events/concerned.ts';
import { add, type TeamMemberRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { type Records } from './merges.ts';
import { moveAnswers } from './moved-answers.ts';

/**
 * Moves teams and answers to the record that goes on. The past moves as well unless a number of an event that has begun would change, for
 * example because both records were asked for it: then it stays with the record that ends.
 */
export function mergePast(context: RequestContext, records: Records): void {
  const trial = { ...context, data: structuredClone(context.data) };
  moveAll(trial, records);
  if (pastNumbers(trial, records) === pastNumbers(context, records)) moveAll(context, records);
  else moveComing(context, records);
}

function moveAll(context: RequestContext, records: Records): void {
  const { data } = context;
  leaveSharedTeams(context, records);
  for (const member of [...data.teamMembers, ...data.formerMembers]) {
    if (member.childId === records.ended.id) member.childId = records.kept.id;
  }
  moveAnswers(context, records, () => true);
}

function moveComing(context: RequestContext, records: Records): void {
  const { data, clock } = context;
  leaveSharedTeams(context, records);
  for (const member of data.teamMembers.filter(({ childId }) => childId === records.ended.id)) {
    const { teamId, jerseyNumber, position } = member;
    end(context, member);
    join(context, { teamId, childId: records.kept.id, jerseyNumber, position });
  }
  moveAnswers(context, records, (event) => !clock.hasStarted(event));
}

/** Where both are in a team, the place of the record that goes on stays, with the number and position of the other if it has none. */
function leaveSharedTeams(context: RequestContext, { kept, ended }: Records): void {
  const { data } = context;
  for (const own of data.teamMembers.filter(({ childId }) => childId === kept.id)) {
    const other = data.teamMembers.find(({ childId, teamId }) => childId === ended.id && teamId === own.teamId);
    if (!other) continue;
    own.jerseyNumber ??= other.jerseyNumber;
    own.position ??= other.position;
    end(context, other);
  }
}

/** Ends a membership, of which the family does not hear. */
function end({ data, clock }: RequestContext, member: TeamMemberRow): void {
  add(data.formerMembers, { ...member, leftAt: clock.wallTime() });
  data.teamMembers = data.teamMembers.filter((other) => other !== member);
}

/** The numbers of the events that have begun, as far as they come from two records. */
const pastNumbers = (context: RequestContext, { kept, ended }: Records): string =>
  JSON.stringify(
    context.data.events
      .filter((event) => context.clock.hasStarted(event))
      .map((event) => {
        const concerned = [kept, ended].filter((child) => isConcerned(context, event, child));
        const answers = context.data.availabilities.filter(
          (row) => row.eventId === event.id && concerned.some(({ id }) => id === row.childId),
        );
        const count = (given: boolean) => answers.filter(({ isAvailable }) => isAvailable === given).length;
        return [concerned.length, count(true), count(false)];
      }),
  );
