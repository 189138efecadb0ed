import { appendFileSync } from 'node:fs';

/** True in `npm run verify -- faults`; `npm test` runs the short form of each check. */
export const isFull = process.env.FAULTS === 'full';

/** How many workers each server has, for example `WORKERS=2 npm run verify -- faults`. */
export const workers = process.env.WORKERS ?? '1';

/** How often a check does something: in the short form, and in the full one. */
export const times = (short: number, full: number) => (isFull ? full : short);

/** Adds a measured figure to the table of `npm run verify -- faults`, such as `note('R2', 'ready again within 812 ms')`. */
export function note(goal: string, figure: string): void {
  if (process.env.FAULTS_NOTES) appendFileSync(process.env.FAULTS_NOTES, `${JSON.stringify({ goal, figure })}\n`);
}

/** Notes a duration. Only the full run checks it, because a short one may share its machine. */
export function expectWithin(goal: string, what: string, milliseconds: number, bound: number): void {
  note(goal, `${what}: ${Math.round(milliseconds)} ms (at most ${bound})`);
  if (isFull) expect(milliseconds).toBeLessThanOrEqual(bound);
}
