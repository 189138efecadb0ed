import { type TeamMemberDto } from '@touchline/api-client';
import { idRule, jerseyNumberRule, limits, messages, textRule } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type TeamMemberRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { check, optional } from '../server/validation.ts';

export function addTeamMember({ data, body }: RequestContext): TeamMemberDto {
  const { teamId, childId } = check(body, {
    teamId: idRule(messages.teamRequired),
    childId: idRule(messages.childRequired),
  });
  const isTeam = data.teams.some((team) => team.id === teamId);
  const isPlayer = data.children.some((child) => child.id === childId && child.isRegistered);
  if (!isTeam || !isPlayer) throw new HttpError(404, messages.memberOrTeamUnknown);
  if (data.teamMembers.some((member) => member.teamId === teamId && member.childId === childId)) {
    throw new HttpError(409, messages.memberTaken);
  }
  return add(data.teamMembers, { teamId, childId, jerseyNumber: null, position: null });
}

/** Missing members stay as they are. */
export function updateTeamMember(context: RequestContext): TeamMemberDto {
  const given = check(context.body, {
    jerseyNumber: optional(jerseyNumberRule()),
    position: optional(textRule(limits.position)),
  });
  const member = memberAt(context);
  const { jerseyNumber = member.jerseyNumber, position = member.position } = given;
  return Object.assign(member, { jerseyNumber, position: position || null });
}

export function removeTeamMember(context: RequestContext): void {
  const member = memberAt(context);
  context.data.teamMembers = context.data.teamMembers.filter((other) => other !== member);
  context.response.status = 204;
}

function memberAt({ data, ids }: RequestContext): TeamMemberRow {
  const member = data.teamMembers.find((known) => known.teamId === ids.teamId && known.childId === ids.childId);
  if (!member) throw new HttpError(404, messages.memberUnknown);
  return member;
}
