import { type ChildDto } from '@touchline/api-client';
import { givenNameOf } from '@touchline/domain';
import { byName, type ChildRow, type ClubData } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { primaryGuardian } from '../guardians/guardianships.ts';
import { teamsOf } from './memberships.ts';

/** In order of their names. */
export const childrenOf = (data: ClubData, isRegistered: boolean): ChildRow[] =>
  byName(data.children.filter((child) => child.isRegistered === isRegistered));

export function childOf(
  { data, clock }: RequestContext,
  { guardiansLeftAt: _left, importedAt: _imported, shortName, ...child }: ChildRow,
): ChildDto {
  return {
    ...child,
    givenName: givenNameOf({ name: child.name, shortName }),
    ageGroup: clock.ageGroupOf(child),
    parentId: primaryGuardian(data, child)?.userId ?? null,
    teams: teamsOf(data, child).map((team) => ({ id: team.id, name: team.name })),
  };
}
