import { type ChildCountsDto, type ListedChildDto } from '@touchline/api-client';
import {
  can,
  choiceRule,
  flagRule,
  fromDigits,
  idRule,
  limits,
  listedAgeGroup,
  optional,
  textRule,
} from '@touchline/domain';
import { type ChildRow, type UserRow } from '../server/club-data.ts';
import { searched, searchedPage, searchRules } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { linksOf, primaryGuardian } from '../guardians/guardianships.ts';
import { childOf, childrenOf } from './child-view.ts';
import { teamsOf } from './memberships.ts';

export function listAllChildren(context: RequestContext): ListedChildDto[] {
  const { parent, notInTeam, withoutTeam, withoutEventGroup, firstAgeGroup } = check(context.query, {
    ...searchRules,
    parent: optional(choiceRule(['assigned', 'unassigned'])),
    notInTeam: optional(fromDigits(idRule())),
    withoutTeam: optional(flagRule()),
    withoutEventGroup: optional(flagRule()),
    firstAgeGroup: optional(textRule({ max: limits.ageGroup.max })),
  });
  const isIn = (child: ChildRow) =>
    context.data.teamMembers.some(({ teamId, childId }) => teamId === notInTeam && childId === child.id);
  const hasParent = (child: ChildRow) => parentOf(context, child) !== undefined;
  const rankOf = (child: ChildRow) => {
    if (childOf(context, child).ageGroup !== firstAgeGroup) return 2;
    return isInNoTeam(context, child) ? 0 : 1;
  };
  const children = childrenOf(context.data, true).filter(
    (child) =>
      !isIn(child) &&
      (!withoutTeam || isInNoTeam(context, child)) &&
      (!withoutEventGroup || isOutsideEventGroups(context, child)) &&
      (!parent || hasParent(child) === (parent === 'assigned')),
  );
  return listed(context, firstAgeGroup ? children.toSorted((one, other) => rankOf(one) - rankOf(other)) : children);
}

export const listUnregisteredChildren = (context: RequestContext): ListedChildDto[] =>
  listed(context, childrenOf(context.data, false));

/** Only admins see the number of unregistered children. */
export function countChildren(context: RequestContext): ChildCountsDto {
  const found = (isRegistered: boolean) => searched(context, childrenOf(context.data, isRegistered), textsOf(context));
  const registered = found(true);
  const assigned = registered.filter((child) => parentOf(context, child)).length;
  return {
    registered: registered.length,
    assigned,
    unassigned: registered.length - assigned,
    withoutTeam: registered.filter((child) => isInNoTeam(context, child)).length,
    withoutEventGroup: registered.filter((child) => isOutsideEventGroups(context, child)).length,
    ...(can(context.me, 'child.restore') && { unregistered: found(false).length, erasureRequests: 0 }),
  };
}

const isInNoTeam = ({ data }: RequestContext, { id }: ChildRow): boolean =>
  !data.teamMembers.some(({ childId }) => childId === id);

/** Whether no event for an age group can be for a child. */
const isOutsideEventGroups = ({ clock }: RequestContext, child: ChildRow): boolean =>
  listedAgeGroup(clock.ageGroupOf(child)) === null;

const listed = (context: RequestContext, children: ChildRow[]): ListedChildDto[] =>
  searchedPage(context, children, textsOf(context)).map((child) => listedChild(context, child));

/** Only admins see the parents' ids. */
export function listedChild(context: RequestContext, child: ChildRow): ListedChildDto {
  const { parentId, givenName: _, isCorrectable: __, ...rest } = childOf(context, child);
  const parentName = parentOf(context, child)?.fullName ?? null;
  const guardianNames = guardianNamesOf(context, child);
  const forAdmins = { parentId, guardiansLeftAt: child.guardiansLeftAt ?? null };
  return { ...rest, parentName, guardianNames, ...(context.me.isAdmin && forAdmins) };
}

const textsOf = (context: RequestContext) => (child: ChildRow) => [
  child.name,
  ...guardianNamesOf(context, child),
  ...teamsOf(context.data, child).map(({ name }) => name),
];

/** The primary guardian first. */
export const guardianNamesOf = ({ data }: RequestContext, child: ChildRow): string[] =>
  linksOf(data, child.id).map((link) => data.users.find(({ id }) => id === link.userId)!.fullName);

const parentOf = ({ data }: RequestContext, child: ChildRow): UserRow | undefined =>
  data.users.find(({ id }) => id === primaryGuardian(data, child)?.userId);
