import { type RosterMemberDto } from '@touchline/api-client';
import { can, isStaff, shortName } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { type ChildRow, type TeamRow } from '../server/club-data.ts';
import { byName, isGuardian, ownedChild } from '../children/families.ts';

/** The members of a team that the caller may see: staff all, parents those of an own child's team. */
export function rosterOf(call: Call, team: TeamRow): RosterMemberDto[] {
  const { data, me } = call;
  const inTeam = data.teamMembers.filter((member) => member.teamId === team.id);
  if (!isStaff(me) && !inTeam.some((member) => isGuardian(data, me.id, member.childId))) return [];
  const children = data.children.filter((child) => inTeam.some((member) => member.childId === child.id));
  return byName(children).map((child) => memberOf(call, team, child));
}

/** Everything for staff and guardians, given name with initial and age for other parents. */
function memberOf({ data, me, clock }: Call, team: TeamRow, child: ChildRow): RosterMemberDto {
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
