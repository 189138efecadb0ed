import { type ChildReaderDto, type ChildReadersDto } from '@touchline/api-client';
import { type ChildReader, seenBy } from '@touchline/domain';
import { countsFrom, membershipOf, teamsOf } from '../children/memberships.ts';
import { isRestricted, linksOf, ownedChild, shareHousehold } from '../guardians/guardianships.ts';
import { type ChildRow, sortBy, type UserRow } from '../server/club-data.ts';
import { type RequestContext } from '../server/request-context.ts';
import { coachesTeam, isConfirmedCoach } from '../users/coaches.ts';

/** Accounts that the demo stored before welfare officers lack the member. */
export const isWelfareOfficer = (user: UserRow & { isWelfareOfficer?: boolean }): boolean =>
  user.isActive && user.isWelfareOfficer === true;

/** The active users who see a child, by what they see of it; without kinds of whom there is nobody. */
export function readersOf(context: RequestContext, child: ChildRow): ChildReadersDto[] {
  const users = sortBy(
    context.data.users.filter(({ isActive }) => isActive),
    ({ fullName, id }) => [fullName.toLowerCase(), id],
  );
  return (Object.keys(seenBy) as ChildReader[]).flatMap((kind) => {
    const { isOf, isNamed = true, teams = () => [] } = rulesOf(context, child)[kind];
    const readers = users.filter(isOf);
    const people = isNamed
      ? readers.map((user): ChildReaderDto => ({ fullName: user.fullName, teams: teams(user) }))
      : [];
    return readers.length > 0 ? [{ kind, total: readers.length, people, sees: [...seenBy[kind]] }] : [];
  });
}

interface Rule {
  isOf: (user: UserRow) => boolean;
  /** Guardians may not know everybody by name. */
  isNamed?: boolean;
  teams?: (user: UserRow) => string[];
}

function rulesOf(context: RequestContext, child: ChildRow): Record<ChildReader, Rule> {
  const { data, me } = context;
  const guardianIds = linksOf(data, child.id).map(({ userId }) => userId);
  const teams = teamsOf(data, child);
  const coached = (user: UserRow) => teams.filter((team) => coachesTeam(data, team, user.id));
  const seesAll = (user: UserRow) =>
    coached(user).some(
      (team) =>
        isConfirmedCoach(data, team, user.id) &&
        countsFrom(context, membershipOf(data, team, child.id), user.id) === null,
    );
  const teamNames = (user: UserRow) => coached(user).map(({ name }) => name);
  const isHousehold = ({ id }: UserRow) => shareHousehold(data, child.id, me.id, id);
  const mates = data.teamMembers.filter(
    ({ teamId, childId }) => childId !== child.id && teams.some(({ id }) => id === teamId),
  );
  const mateGuardians = new Set(mates.flatMap(({ childId }) => ownedChild(data, childId).guardianIds));
  return {
    household: { isOf: isHousehold },
    otherHousehold: { isOf: (user) => guardianIds.includes(user.id) && !isHousehold(user), isNamed: false },
    teamCoach: { isOf: seesAll, teams: teamNames },
    waitingCoach: { isOf: (user) => coached(user).length > 0 && !seesAll(user), teams: teamNames },
    otherCoach: { isOf: (user) => user.isCoach && coached(user).length === 0, isNamed: false },
    admin: { isOf: ({ isAdmin }) => isAdmin },
    welfareOfficer: { isOf: isWelfareOfficer },
    teamFamily: {
      isOf: ({ id }) => mateGuardians.has(id) && !guardianIds.includes(id) && !isRestricted(data, id, child.id),
      isNamed: false,
    },
  };
}
