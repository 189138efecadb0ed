import { type RosterMemberDto, type TeamMemberDto } from '@touchline/api-client';
import { can, idRule, isStaff, memberFields, messages, shortNameOf } from '@touchline/domain';
import { byName, type ChildRow, type ClubData, type TeamMemberRow, type TeamRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { type RequestContext } from '../server/request-context.ts';
import { check } from '../server/validation.ts';
import { countsFor, isGuardian, ownedChild } from '../guardians/guardianships.ts';
import { join, leave } from '../children/memberships.ts';

export function addTeamMember(context: RequestContext): TeamMemberDto {
  const { data, body } = context;
  const { teamId, childId } = check(body, {
    teamId: idRule(messages.teamRequired),
    childId: idRule(messages.childRequired),
  });
  const team = data.teams.find(({ id }) => id === teamId);
  if (team?.archivedOn) throw new HttpError(409, messages.teamArchived);
  const isPlayer = data.children.some((child) => child.id === childId && child.isRegistered);
  if (!team || !isPlayer) throw new HttpError(404, messages.memberOrTeamUnknown);
  if (data.teamMembers.some((member) => member.teamId === teamId && member.childId === childId)) {
    throw new HttpError(409, messages.memberTaken);
  }
  return memberDto(join(context, { teamId, childId, jerseyNumber: null, position: null }));
}

/** Missing members stay as they are. */
export function updateTeamMember(context: RequestContext): TeamMemberDto {
  const given = check(context.body, memberFields);
  const member = memberAt(context);
  const { jerseyNumber = member.jerseyNumber, position = member.position } = given;
  return memberDto(Object.assign(member, { jerseyNumber, position: position || null }));
}

export function removeTeamMember(context: RequestContext): void {
  const member = memberAt(context);
  leave(context, (other) => other === member);
  context.response.status = 204;
}

const memberDto = ({ joinedAt: _joined, addedAt: _at, addedBy: _by, ...member }: TeamMemberRow): TeamMemberDto =>
  member;

function memberAt({ data, ids }: RequestContext): TeamMemberRow {
  const member = data.teamMembers.find((known) => known.teamId === ids.teamId && known.childId === ids.childId);
  if (!member) throw new HttpError(404, messages.memberUnknown);
  return member;
}

/** The members of a team; of an archived team, those of its last roster who have not left the club since. */
export const onRoster = (data: ClubData, { id }: TeamRow): TeamMemberRow[] =>
  [...data.teamMembers, ...data.formerMembers.filter((member) => member.isLastRoster)].filter(
    ({ teamId, childId }) => teamId === id && data.children.some((child) => child.id === childId && child.isRegistered),
  );

/** The members whom the actor may see: staff see all, parents those in the teams of their own children. */
export function rosterOf(context: RequestContext, team: TeamRow): RosterMemberDto[] {
  const { data, me } = context;
  const inTeam = onRoster(data, team);
  const isOwn = !team.archivedOn && inTeam.some((member) => isGuardian(data, me.id, member.childId));
  if (!isStaff(me) && !isOwn) return [];
  const children = data.children.filter(
    (child) => inTeam.some((member) => member.childId === child.id) && countsFor(context, child.id),
  );
  return byName(children).map((child) => memberOf(context, team, child));
}

/** Staff and guardians see everything, other parents the short name and the age. */
function memberOf({ data, me, clock }: RequestContext, team: TeamRow, child: ChildRow): RosterMemberDto {
  const age = clock.ageOf(child);
  if (!can(me, 'roster.view', ownedChild(data, child.id))) return { name: shortNameOf(child), age };
  const row = onRoster(data, team).find((member) => member.childId === child.id);
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
