import { type ChildDto } from '@touchline/api-client';
import { type Call } from '../server/call.ts';
import { type ChildRow } from '../server/club-data.ts';
import { teamsOf } from './families.ts';

/** A player, as guardians and staff see it. */
export function childOf({ data, clock }: Call, child: ChildRow): ChildDto {
  const primary = data.guardianships.find((link) => link.childId === child.id && link.isPrimary);
  return {
    ...child,
    ageGroup: clock.ageGroupOf(child),
    parentId: primary?.userId ?? null,
    teams: teamsOf(data, child).map((team) => ({ id: team.id, name: team.name })),
  };
}
