import { type AbsenceDto } from '@touchline/api-client';
import { absenceProblem, can, type CivilDate, eventDateRule, isAwayOn, limits, messages } from '@touchline/domain';
import { type AbsenceRow, add, type ClubData, sortBy } from '../server/club-data.ts';
import { fieldProblem, HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { registeredChild } from '../guardians/guardians.ts';
import { ownedChild } from '../guardians/guardianships.ts';

/** Those that have not ended, by their first day. */
export function listAbsences(context: RequestContext): AbsenceDto[] {
  return openAbsences(context, ownChild(context)).map(({ childId: _, ...absence }) => absence);
}

/** Adds an absence, which takes in those that it overlaps. */
export function addAbsence(context: RequestContext): AbsenceDto {
  const period = check(context.body, { from: eventDateRule(), to: eventDateRule() });
  const { data, clock } = context;
  const problem = absenceProblem(period, clock.today());
  if (problem) throw fieldProblem(problem.field, problem.message);
  const childId = ownChild(context);
  const overlaps = (row: AbsenceRow) => row.childId === childId && row.from <= period.to && period.from <= row.to;
  const merged = [period, ...data.absences.filter(overlaps)];
  data.absences = data.absences.filter((row) => !overlaps(row));
  const { childId: _, ...added } = add(data.absences, {
    childId,
    from: merged.map(({ from }) => from).sort()[0]!,
    to: merged
      .map(({ to }) => to)
      .sort()
      .at(-1)!,
  });
  const whole = absenceProblem(added, clock.today());
  if (whole) throw fieldProblem(whole.field, whole.message);
  if (openAbsences(context, childId).length > limits.absences.max) throw new HttpError(409, messages.tooManyAbsences);
  return added;
}

export function removeAbsence(context: RequestContext): void {
  const childId = ownChild(context);
  const { data, ids, response } = context;
  const removed = data.absences.find((row) => row.id === ids.absenceId && row.childId === childId);
  if (!removed) throw new HttpError(404, messages.absenceUnknown);
  data.absences = data.absences.filter((row) => row !== removed);
  response.status = 204;
}

/** Whether a child without a response is away on a day. */
export const isAway = (
  { absences }: ClubData,
  childId: number,
  { isAvailable, date }: { isAvailable: boolean | null; date: CivilDate },
): boolean =>
  isAwayOn(
    isAvailable,
    date,
    absences.filter((row) => row.childId === childId),
  );

/** The last day of the absence for which an own child without a response is away on a day. */
export function awayUntil(
  { data, me }: RequestContext,
  childId: number,
  { isAvailable, date }: { isAvailable: boolean | null; date: CivilDate },
): { awayUntil?: CivilDate } {
  if (!can(me, 'absence.manage', ownedChild(data, childId))) return {};
  const absence = data.absences.find((row) => row.childId === childId && isAwayOn(isAvailable, date, [row]));
  return absence ? { awayUntil: absence.to } : {};
}

const openAbsences = ({ data, clock }: RequestContext, childId: number): AbsenceRow[] =>
  sortBy(
    data.absences.filter((row) => row.childId === childId && row.to >= clock.today()),
    ({ from }) => [from],
  );

/** The id of the child in the path; 404 unless the actor is its guardian. */
function ownChild(context: RequestContext): number {
  const { id } = registeredChild(context);
  if (!can(context.me, 'absence.manage', ownedChild(context.data, id))) throw new HttpError(404, messages.childUnknown);
  return id;
}
