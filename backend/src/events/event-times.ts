import { deadlineProblem, endProblem, type TimedDeadline } from '@touchline/domain';
import { fieldProblem } from '../http/validation.ts';

/** Throws 400 if the end or the deadline of an event does not fit its start. */
export function assertTimes(event: TimedDeadline & { endTime?: string | null }): void {
  assertEnd(event);
  const problem = deadlineProblem(event);
  if (problem) throw fieldProblem('deadline', problem);
}

/** Throws 400 if an event ends before it starts. */
export function assertEnd(event: Parameters<typeof endProblem>[0]): void {
  const problem = endProblem(event);
  if (problem) throw fieldProblem('endTime', problem);
}
