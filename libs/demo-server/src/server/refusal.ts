import { type Problem } from '@touchline/api-client';

/** `claim-now` is the demo's own: it has no administrator whom one could ask for access. */
export type DuplicateAction = Problem['action'] | 'claim-now';

/** Thrown by whoever refuses a call; the answer is a problem with this status, sentence and members. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly members: Pick<Problem, 'errors' | 'duplicateChildId'> & { action?: DuplicateAction } = {},
  ) {
    super(message);
  }
}

/** A refusal that leaves something behind all the same: what the handler changed is kept. */
export class KeptRefusal extends Refusal {}

/** 400 that names the member which is not acceptable. */
export const unacceptable = (member: string, message: string): Refusal =>
  new Refusal(400, message, { errors: { [member]: message } });
