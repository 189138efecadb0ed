import {
  audienceProblem,
  deadlineProblem,
  endProblem,
  type EventFields,
  eventFields,
  idRule,
  messages,
  optional,
  pick,
  plannedFields,
  titleAfter,
  withDeadline,
  withStart,
} from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type EventRow, type TeamRow } from '../server/club-data.ts';
import { HttpError, fieldProblem } from '../server/http-error.ts';
import { check, checkGiven, definedOnly } from '../server/validation.ts';

type NewEvent = Omit<EventRow, 'id'>;

const nulls = Object.fromEntries(Object.keys(eventFields).map((name) => [name, null])) as Record<
  keyof EventFields,
  null
>;

/** The values of fields that a request omits. */
export const eventDefaults: NewEvent = {
  ...nulls,
  title: '',
  type: 'match',
  date: '',
  startTime: '',
  isTimeToBeConfirmed: false,
  status: 'confirmed',
  teamsInvolved: [],
  relevanceType: 'all',
  version: 1,
};

export const readEvent = ({ data, body }: RequestContext): NewEvent =>
  merged(data, eventDefaults, check(body, eventFields));

/** A plan for a new event, or for the event with `eventId`. */
export function readPlannedEvent({ body }: RequestContext): NewEvent & { eventId: number | null } {
  const { eventId, ...fields } = check(body, { ...pick(eventFields, plannedFields), eventId: optional(idRule()) });
  const planned = { ...eventDefaults, ...definedOnly(fields) };
  const { isTimeToBeConfirmed, relevanceType } = planned;
  const event = {
    ...planned,
    isTimeToBeConfirmed: isTimeToBeConfirmed ?? false,
    relevanceType: relevanceType ?? eventDefaults.relevanceType,
  };
  assertAudience(event);
  assertEnd(event);
  return { ...event, eventId: eventId ?? null };
}

/** The changes to an event: missing members stay as they are, null clears. */
export function readChanges({ data, body }: RequestContext): (event: EventRow) => NewEvent {
  const fields = checkGiven(body, eventFields);
  return (event) => merged(data, event, fields);
}

function merged(data: RequestContext['data'], before: NewEvent, fields: Partial<EventFields>): NewEvent {
  const event = {
    ...before,
    ...(definedOnly(fields) as Partial<NewEvent>),
    ...withStart(before, fields),
    ...withDeadline(before, fields),
  };
  assertAudience(event);
  assertTimes(event);
  assertThere(data, event, before);
  // These may be missing, but not null.
  if ([event.type, event.status, event.relevanceType].includes(null as never)) {
    throw new HttpError(400, messages.valueInvalid);
  }
  return { ...event, title: event.title || generatedTitle(data, event) };
}

export function assertAudience(event: NewEvent): void {
  const problem = audienceProblem(event);
  if (problem) throw fieldProblem(problem.field, problem.message);
}

export function assertTimes(event: NewEvent): void {
  assertEnd(event);
  const problem = deadlineProblem(event);
  if (problem) throw fieldProblem('deadline', problem);
}

function assertEnd(event: NewEvent): void {
  const problem = endProblem(event);
  if (problem) throw fieldProblem('endTime', problem);
}

/** An event keeps teams that have been archived since. */
function assertThere(
  { teams, leagues }: RequestContext['data'],
  { teamId, leagueId, teamsInvolved }: NewEvent,
  known: Pick<NewEvent, 'teamId' | 'teamsInvolved'>,
): void {
  const ids = [...teamsInvolved, ...(teamId ? [teamId] : [])];
  const found = teams.filter(({ id }) => ids.includes(id));
  const isKept = ({ id }: TeamRow) => known.teamId === id || known.teamsInvolved.includes(id);
  if (found.some((team) => team.archivedOn && !isKept(team))) throw new HttpError(400, messages.teamsInvolvedArchived);
  if (found.length < new Set(ids).size) throw new HttpError(400, messages.teamsInvolvedUnknown);
  if (leagueId && !leagues.some((league) => league.id === leagueId)) {
    throw new HttpError(400, messages.leagueUnknown);
  }
}

/** After the team, the first involved team or the league. */
function generatedTitle(
  { teams, leagues }: RequestContext['data'],
  { type, opponent, isHome, teamId, leagueId, teamsInvolved }: NewEvent,
): string {
  const named =
    teams.find((team) => team.id === (teamId ?? teamsInvolved[0])) ?? leagues.find((league) => league.id === leagueId);
  return titleAfter(named!.name, type, { opponent, isHome });
}
