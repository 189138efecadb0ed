import { credentialRule, limits, messages, passwordRule } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { fieldProblem } from '../server/http-error.ts';

/**
 * A checksum to compare passwords by. So short that it does not reveal the password, because anybody at this browser can read
 * the demo's storage.
 */
export function passwordMark(password: string): string {
  let mark = 0x811c9dc5;
  for (const character of password) mark = Math.imul(mark ^ character.codePointAt(0)!, 0x01000193);
  return (mark >>> 0).toString(36);
}

/** The club can require more than 6 characters. */
export function assertLongEnough({ club }: Pick<RequestContext, 'club'>, password: string, member = 'password'): void {
  const problem = passwordRule(club.passwordMinLength).problemWith(password);
  if (problem !== null) throw fieldProblem(member, problem);
}

export const ownPasswordRule = () => credentialRule(limits.password.max, messages.currentPasswordRequired);

export function assertCurrent(me: RequestContext['me'], typed: string | null | undefined): void {
  if (!typed) throw fieldProblem('currentPassword', messages.currentPasswordRequired);
  if (me.passwordMark !== passwordMark(typed)) throw fieldProblem('currentPassword', messages.currentPasswordWrong);
}
