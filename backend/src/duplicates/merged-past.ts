import { isDeepStrictEqual } from 'node:util';
import { type EntityManager } from 'typeorm';
import { type CivilDate, type WallTime } from '@touchline/domain';
import { type RosterAct } from '../children/team-changes.queries.ts';
import { type Records } from './merge-preview.queries.ts';
import {
  findPastNumbers,
  joinTeams,
  leaveSharedTeams,
  moveAnswers,
  moveMemberships,
  rollBackToSavepoint,
  setSavepoint,
} from './merge-past.queries.ts';

type Merge = Records & { cutoff: CivilDate; at: WallTime; act: RosterAct };

/**
 * Moves teams and answers to the record that goes on. The past moves as well unless a number of an event that has begun would change,
 * for example because both records were asked for it: then it stays with the record that ends, as with a player who leaves the club.
 */
export async function mergePast(manager: EntityManager, merge: Merge): Promise<void> {
  const before = await findPastNumbers(manager, merge);
  await setSavepoint(manager);
  await leaveSharedTeams(manager, merge);
  await moveMemberships(manager, merge);
  await moveAnswers(manager, { ...merge, after: null });
  if (!isDeepStrictEqual(await findPastNumbers(manager, merge), before)) {
    await rollBackToSavepoint(manager);
    await leaveSharedTeams(manager, merge);
    await joinTeams(manager, merge);
    await moveAnswers(manager, { ...merge, after: merge.at });
  }
}
