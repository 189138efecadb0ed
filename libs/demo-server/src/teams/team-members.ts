import { type TeamMemberDto } from '@touchline/api-client';
import { idRule, jerseyNumberRule, limits, messages, textRule } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type TeamMemberRow } from '../server/club-data.ts';
import { Refusal } from '../server/refusal.ts';
import { check, optional } from '../server/validation.ts';

/** Puts a registered child on a team's roster, once. */
export function addTeamMember({ data, body }: Call): TeamMemberDto {
  const { teamId, childId } = check(body, {
    teamId: idRule(messages.teamRequired),
    childId: idRule(messages.childRequired),
  });
  const isTeam = data.teams.some((team) => team.id === teamId);
  const isPlayer = data.children.some((child) => child.id === childId && child.isRegistered);
  if (!isTeam || !isPlayer) throw new Refusal(404, messages.memberOrTeamUnknown);
  if (data.teamMembers.some((member) => member.teamId === teamId && member.childId === childId)) {
    throw new Refusal(409, messages.memberTaken);
  }
  return add(data.teamMembers, { teamId, childId, jerseyNumber: null, position: null });
}

/** Changes what the roster says of a player; what is missing stays as it is. */
export function updateTeamMember(call: Call): TeamMemberDto {
  const given = check(call.body, {
    jerseyNumber: optional(jerseyNumberRule()),
    position: optional(textRule(limits.position)),
  });
  const member = memberAt(call);
  const { jerseyNumber = member.jerseyNumber, position = member.position } = given;
  return Object.assign(member, { jerseyNumber, position: position || null });
}

/** Takes a player off the roster. */
export function removeTeamMember(call: Call): void {
  const member = memberAt(call);
  call.data.teamMembers = call.data.teamMembers.filter((other) => other !== member);
  call.reply.status = 204;
}

function memberAt({ data, ids }: Call): TeamMemberRow {
  const member = data.teamMembers.find((known) => known.teamId === ids.teamId && known.childId === ids.childId);
  if (!member) throw new Refusal(404, messages.memberUnknown);
  return member;
}
