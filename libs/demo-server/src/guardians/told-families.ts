import { countFamilies } from '@touchline/domain';
import { type ClubData } from '../server/club-data.ts';

/** How many families are told of a change for these children: those with an active guardian of one. */
export function countToldFamilies({ guardianships, users }: ClubData, childIds: Iterable<number>): number {
  const ids = new Set(childIds);
  const isActive = (userId: number) => users.some(({ id, isActive: active }) => id === userId && active);
  const told = guardianships.filter(({ childId, userId }) => ids.has(childId) && isActive(userId));
  return countFamilies(told.map(({ childId, userId }) => ({ childId, guardianId: userId })));
}
