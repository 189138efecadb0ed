import { type TeamDto, type TeamMemberDto } from '@touchline/api-client';
import { foldName, messages } from '@touchline/domain';
import { type Call } from './call.ts';
import { add, type TeamRow } from './club-data.ts';
import { byName } from './families.ts';
import { Refusal } from './refusal.ts';
import { rosterOf } from './roster.ts';
import { check, id, name, optional, text } from './rules.ts';

/** Teams by name, with the members that the caller may see. */
export const listTeams = (call: Call): TeamDto[] => byName(call.data.teams).map((team) => teamOf(call, team));

export function getTeam(call: Call): TeamDto {
  const team = call.data.teams.find((known) => known.id === call.ids.id);
  if (!team) throw new Refusal(404, 'This team does not exist');
  return teamOf(call, team);
}

export function createTeam(call: Call): TeamDto {
  const { data, body, clock } = call;
  const fields = check(body, { name: name(), leagueId: id(messages.leagueRequired), description: optional(text()) });
  if (data.teams.some((team) => team.leagueId === fields.leagueId && foldName(team.name) === foldName(fields.name))) {
    throw new Refusal(409, 'A team with this name already exists in this league');
  }
  if (!data.leagues.some((league) => league.id === fields.leagueId)) {
    throw new Refusal(409, 'Something that this refers to is not there, or is still in use');
  }
  const description = fields.description || null;
  return teamOf(call, add(data.teams, { ...fields, description, leadCoachId: null, createdAt: clock.now() }));
}

/** Puts a registered child on a team's roster, once. */
export function addTeamMember({ data, body }: Call): TeamMemberDto {
  const { teamId, childId } = check(body, { teamId: id(messages.teamRequired), childId: id(messages.childRequired) });
  const isTeam = data.teams.some((team) => team.id === teamId);
  const isPlayer = data.children.some((child) => child.id === childId && child.isRegistered);
  if (!isTeam || !isPlayer) throw new Refusal(404, 'This team or player does not exist');
  if (data.teamMembers.some((member) => member.teamId === teamId && member.childId === childId)) {
    throw new Refusal(409, 'This player is already in the team');
  }
  return add(data.teamMembers, { teamId, childId, jerseyNumber: null, position: null });
}

function teamOf(call: Call, team: TeamRow): TeamDto {
  const { leagues, users, teamMembers } = call.data;
  const league = leagues.find((known) => known.id === team.leagueId);
  const coach = users.find((user) => user.id === team.leadCoachId);
  return {
    ...team,
    league: league ? { name: league.name, ageGroup: league.ageGroup } : null,
    leadCoach: coach ? { fullName: coach.fullName } : null,
    memberCount: teamMembers.filter((member) => member.teamId === team.id).length,
    members: rosterOf(call, team),
  };
}
