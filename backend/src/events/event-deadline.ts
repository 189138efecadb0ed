import { deadlineProblem, type TimedDeadline } from '@touchline/domain';
import { fieldProblem } from '../http/validation.ts';

export function assertDeadline(event: TimedDeadline): void {
  const problem = deadlineProblem(event);
  if (problem) throw fieldProblem('deadline', problem);
}
