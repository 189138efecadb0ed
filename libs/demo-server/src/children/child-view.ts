import { type ChildDto } from '@touchline/api-client';
import { givenNameOf } from '@touchline/domain';
import { byName, type ChildRow, type ClubData } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { linksOf, primaryGuardian } from '../guardians/guardianships.ts';
import { teamsOf } from './memberships.ts';

/** In order of their names. A record that ended in a merge is in no list. */
export const childrenOf = (data: ClubData, isRegistered: boolean): ChildRow[] =>
  byName(data.children.filter((child) => child.isRegistered === isRegistered && !child.mergedInto));

/** What admins correct of a child, besides its name and date of birth. */
export const correctableOf = ({ clock }: Pick<RequestContext, 'clock'>, child: ChildRow) => ({
  ageGroup: clock.ageGroupOf(child),
  isAgeGroupSet: clock.ageGroupByHand(child) !== null,
  shortName: child.shortName ?? null,
  version: child.version ?? 1,
});

export function childOf({ data, clock }: RequestContext, child: ChildRow): ChildDto {
  const { id, name, dateOfBirth, isRegistered } = child;
  const teams = teamsOf(data, child);
  return {
    id,
    name,
    dateOfBirth,
    isRegistered,
    givenName: givenNameOf(child),
    ...correctableOf({ clock }, child),
    isCorrectable: isRegistered && teams.length === 0 && linksOf(data, id).length === 1,
    parentId: primaryGuardian(data, child)?.userId ?? null,
    teams: teams.map((team) => ({ id: team.id, name: team.name })),
  };
}
