import { type RosterMemberDto } from '@touchline/api-client';
import { can, isStaff, shortName } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { type ChildRow, type TeamRow } from '../server/club-data.ts';
import { byName, isGuardian, ownedChild } from '../children/families.ts';

/** The members whom the actor may see: staff see all, parents those in the teams of their own children. */
export function rosterOf(context: RequestContext, team: TeamRow): RosterMemberDto[] {
  const { data, me } = context;
  const inTeam = data.teamMembers.filter((member) => member.teamId === team.id);
  if (!isStaff(me) && !inTeam.some((member) => isGuardian(data, me.id, member.childId))) return [];
  const children = data.children.filter((child) => inTeam.some((member) => member.childId === child.id));
  return byName(children).map((child) => memberOf(context, team, child));
}

/** Staff and guardians see everything, other parents the short name and the age. */
function memberOf({ data, me, clock }: RequestContext, team: TeamRow, child: ChildRow): RosterMemberDto {
  const age = clock.ageOf(child);
  if (!can(me, 'roster.view', ownedChild(data, child.id))) return { name: shortName(child.name), age };
  const row = data.teamMembers.find((member) => member.teamId === team.id && member.childId === child.id);
  return {
    id: child.id,
    name: child.name,
    age,
    dateOfBirth: child.dateOfBirth,
    ageGroup: clock.ageGroupOf(child),
    jerseyNumber: row?.jerseyNumber ?? null,
    position: row?.position ?? null,
  };
}
