import { passwordRule } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { unacceptable } from '../server/refusal.ts';

/**
 * Tells a right password from a wrong one. Not a cipher: so short that it does not give away what somebody typed into the demo,
 * whose storage anybody at this browser can read.
 */
export function passwordMark(password: string): string {
  let mark = 0x811c9dc5;
  for (const character of password) mark = Math.imul(mark ^ character.codePointAt(0)!, 0x01000193);
  return (mark >>> 0).toString(36);
}

/** The club can require more than 6 characters. */
export function assertLongEnough({ club }: Pick<Call, 'club'>, password: string, member = 'password'): void {
  const problem = passwordRule(club.passwordMinLength).problemWith(password);
  if (problem !== null) throw unacceptable(member, problem);
}
