import { type ChildDto } from '@touchline/api-client';
import { correctsIdentity, givenNameOf } from '@touchline/domain';
import { byName, type ChildRow, type ClubData } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { ownedChild, primaryGuardian } from '../guardians/guardianships.ts';
import { teamsOf } from './memberships.ts';

/** In order of their names. A record that ended in a merge is in no list. */
export const childrenOf = (data: ClubData, isRegistered: boolean): ChildRow[] =>
  byName(data.children.filter((child) => child.isRegistered === isRegistered && !child.mergedInto));

export function childOf({ data, me, clock }: RequestContext, child: ChildRow): ChildDto {
  const { id, name, dateOfBirth, shortName = null, version = 1, isRegistered } = child;
  const teams = teamsOf(data, child);
  return {
    id,
    name,
    givenName: givenNameOf({ name, shortName }),
    dateOfBirth,
    ageGroup: clock.ageGroupOf(child),
    isAgeGroupSet: child.ageGroup !== null,
    shortName,
    version,
    isCorrectable: correctsIdentity(me, { ...ownedChild(data, id), isInTeam: teams.length > 0 }),
    parentId: primaryGuardian(data, child)?.userId ?? null,
    isRegistered,
    teams: teams.map((team) => ({ id: team.id, name: team.name })),
  };
}
