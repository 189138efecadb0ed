import { type EntityManager } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { endSecrets } from '../guardians/end-secrets.queries.ts';
import { restrictAccount } from '../guardians/guardians.queries.ts';
import { moveAbsences } from './merge-past.queries.ts';
import { findRestrictedOfOne, moveFamilyData, moveGuardians, noteFormerGuardians } from './merge-family.queries.ts';
import { type Records } from './merge-preview.queries.ts';

/** Gives one record the guardians, requests and restrictions of both. A restriction of either holds, whoever is a guardian of the other. */
export async function mergeFamilies(manager: EntityManager, records: Records, me: Actor): Promise<void> {
  const { keptId, mergedId } = records;
  for (const { userId } of await findRestrictedOfOne(manager, { childId: keptId, otherId: mergedId }))
    await endSecrets(manager, { childId: mergedId, userId });
  for (const { userId, restrictedBy } of await findRestrictedOfOne(manager, { childId: mergedId, otherId: keptId }))
    await restrictAccount(manager, { childId: keptId, userId, restrictedBy: restrictedBy ?? me.id });
  await noteFormerGuardians(manager, records);
  await moveGuardians(manager, records);
  await moveAbsences(manager, records);
  await moveFamilyData(manager, records);
}
