import { type TeamDto } from '@touchline/api-client';
import { foldName, idListRule, idRule, limits, messages, nameRule, textRule } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type ClubData, type TeamRow } from '../server/club-data.ts';
import { assertCoaches, assistantsOf, saveAssistants } from './coaches.ts';
import { deleteEvents } from '../events/events.ts';
import { byName } from '../children/families.ts';
import { searchedPage } from '../server/page.ts';
import { Refusal } from '../server/refusal.ts';
import { rosterOf } from './roster.ts';
import { check, choiceRule, omittable, optional } from '../server/validation.ts';

/** Teams by name, with the members that the caller may see. */
export function listTeams(call: Call): TeamDto[] {
  const { members } = check(call.query, { members: optional(choiceRule(['none'])) });
  const found = searchedPage(call, byName(call.data.teams), (team) => [team.name, leagueOf(call.data, team)?.name]);
  return found.map((team) => ({ ...teamOf(call, team), ...(members === 'none' && { members: [] }) }));
}

export const getTeam = (call: Call): TeamDto => teamOf(call, teamAt(call));

export function createTeam(call: Call): TeamDto {
  const { data, body, clock } = call;
  const { assistantCoachIds, ...fields } = check(body, { name: nameRule(), leagueId: leagueId(), ...furtherRules });
  assertCoaches(data, { ...fields, assistantCoachIds });
  assertPlace(data, fields);
  const { leadCoachId = null, description } = fields;
  const team = add(data.teams, { ...fields, description: description || null, leadCoachId, createdAt: clock.now() });
  saveAssistants(data, team, assistantCoachIds);
  return teamOf(call, team);
}

/** What is missing stays as it is, null takes away. */
export function updateTeam(call: Call): TeamDto {
  const { data, body } = call;
  const rules = { name: omittable(nameRule()), leagueId: omittable(leagueId()), ...furtherRules };
  const { assistantCoachIds, ...fields } = check(body, rules);
  const known = data.teams.find((team) => team.id === call.ids.id);
  assertCoaches(data, { ...fields, assistantCoachIds }, known);
  const team = teamAt(call);
  const { description = team.description, leadCoachId = team.leadCoachId } = fields;
  const place = { name: fields.name ?? team.name, leagueId: fields.leagueId ?? team.leagueId };
  assertPlace(data, place, team);
  Object.assign(team, { ...place, description: description || null, leadCoachId });
  saveAssistants(data, team, assistantCoachIds);
  return teamOf(call, team);
}

/** Deletes the team and what is its alone; what others share passes to the first of them. */
export function deleteTeam(call: Call): void {
  const { data, reply } = call;
  const team = teamAt(call);
  const events = data.events.filter((event) => event.teamId === team.id || event.teamsInvolved.includes(team.id));
  for (const event of events) {
    event.teamsInvolved = event.teamsInvolved.filter((other) => other !== team.id);
    if (event.teamId === team.id) event.teamId = event.teamsInvolved[0] ?? null;
    event.version += 1;
  }
  deleteEvents(
    data,
    events.filter((event) => event.teamId === null && event.teamsInvolved.length === 0),
  );
  data.teamMembers = data.teamMembers.filter((member) => member.teamId !== team.id);
  data.teamCoaches = data.teamCoaches.filter((coach) => coach.teamId !== team.id);
  data.announcements = data.announcements.filter((text) => text.teamId !== team.id);
  data.teams = data.teams.filter((other) => other !== team);
  reply.status = 204;
}

const leagueId = () => idRule(messages.leagueRequired);
const furtherRules = {
  description: optional(textRule()),
  leadCoachId: optional(idRule(messages.coachRequired)),
  assistantCoachIds: optional(idListRule(limits.assistantCoaches.max, messages.assistantsInvalid)),
};

/** A name is taken once in a league, and the league has to be there. */
function assertPlace(data: ClubData, place: Pick<TeamRow, 'name' | 'leagueId'>, self?: TeamRow): void {
  const isTaken = data.teams.some(
    (team) => team !== self && team.leagueId === place.leagueId && foldName(team.name) === foldName(place.name),
  );
  if (isTaken) throw new Refusal(409, messages.teamTaken);
  if (place.leagueId !== null && !data.leagues.some((league) => league.id === place.leagueId)) {
    throw new Refusal(409, messages.linkBroken);
  }
}

export function teamAt({ data, ids }: Call): TeamRow {
  const team = data.teams.find((known) => known.id === ids.id);
  if (!team) throw new Refusal(404, messages.teamUnknown);
  return team;
}

const leagueOf = (data: ClubData, team: TeamRow) => data.leagues.find((league) => league.id === team.leagueId);

function teamOf(call: Call, team: TeamRow): TeamDto {
  const { data } = call;
  const league = leagueOf(data, team);
  const coach = data.users.find((user) => user.id === team.leadCoachId);
  return {
    ...team,
    league: league ? { name: league.name, ageGroup: league.ageGroup } : null,
    leadCoach: coach ? { fullName: coach.fullName } : null,
    assistantCoaches: assistantsOf(data, team),
    memberCount: data.teamMembers.filter((member) => member.teamId === team.id).length,
    members: rosterOf(call, team),
  };
}
