import { type Problem } from '@touchline/api-client';

/** `claim-now` exists only in the demo, which has no admin to ask for access. */
export type DuplicateAction = Problem['action'] | 'claim-now';

/** Thrown by a handler; the response is a problem with this status, message and members. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly members: Pick<Problem, 'errors' | 'duplicateChildId' | 'invitees' | 'plan'> & {
      action?: DuplicateAction;
    } = {},
  ) {
    super(message);
  }
}

/** An error after which the handler's changes are saved all the same. */
export class CommittedHttpError extends HttpError {}

/** 400 that names the field which has the problem. */
export const fieldProblem = (member: string, message: string): HttpError =>
  new HttpError(400, message, { errors: { [member]: message } });
