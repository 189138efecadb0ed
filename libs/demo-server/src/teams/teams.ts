import { type TeamDto } from '@touchline/api-client';
import {
  can,
  choiceRule,
  flagRule,
  foldName,
  fromDigits,
  idRule,
  isStaff,
  messages,
  optional,
  teamFields,
} from '@touchline/domain';
import { add, byName, type ClubData, openTeams, type TeamRow } from '../server/club-data.ts';
import { HttpError } from '../server/http-error.ts';
import { searchedPage } from '../server/page.ts';
import { type RequestContext } from '../server/request-context.ts';
import { inSeason, runningSeasonId, seasonIdOf, seasonStatus } from '../server/running-season.ts';
import { seasonMembersOf } from '../seasons/season-list.ts';
import { check, checkGiven } from '../server/validation.ts';
import {
  appoint,
  assertCoaches,
  assistantsOf,
  coachIdsOf,
  saveAssistants,
  unconfirmedCoachesOf,
} from './team-coaches.ts';
import { hasPast } from './archived-teams.ts';
import { onRoster, rosterOf } from './team-members.ts';
import { coachedTeams, coachesTeam } from '../users/coaches.ts';
import { countsFor } from '../guardians/guardianships.ts';

const filterRules = {
  leagueId: optional(fromDigits(idRule())),
  season: optional(fromDigits(idRule())),
  coached: optional(flagRule()),
  archived: optional(flagRule()),
  members: optional(choiceRule(['none'])),
};

/** By name, with the members whom the actor may see. */
export function listTeams(context: RequestContext): TeamDto[] {
  const { data, query } = context;
  const { members, coached, archived = false, leagueId: wantedLeague, season } = check(query, filterRules);
  if (archived && !can(context.me, 'team.browse-archived')) throw new HttpError(403, messages.forbidden);
  const teams = coached ? coachedTeams(data, context.me.id) : data.teams;
  const ofLeague = teams.filter(
    (team) => isListed(context, team, { archived, season }) && (!wantedLeague || team.leagueId === wantedLeague),
  );
  const found = searchedPage(context, byName(ofLeague), (team) => [
    team.name,
    leagueOf(data, team)?.name,
    leadCoachOf(data, team)?.fullName,
  ]);
  return found.map((team) => ({ ...teamOf(context, team), ...(members === 'none' && { members: [] }) }));
}

/** Teams of a season that has ended are archived, and staff find them in its list. */
function isListed(
  { data, me }: RequestContext,
  team: TeamRow,
  { archived, season }: { archived: boolean | null; season?: number | null },
): boolean {
  const isArchived = Boolean(team.archivedOn);
  if (!season) return isArchived === archived && (!archived || seasonIdOf(team) === runningSeasonId(data));
  const isOfPast = can(me, 'team.browse-archived') && seasonStatus(data, season) === 'archived';
  return seasonIdOf(team) === season && isArchived === (archived || isOfPast);
}

export function getTeam(context: RequestContext): TeamDto {
  const team = teamAt(context);
  if (team.archivedOn && !can(context.me, 'team.browse-archived')) throw new HttpError(404, messages.teamUnknown);
  const seesPast = can(context.me, 'team.remove');
  return { ...teamOf(context, team), ...(seesPast && { hasPast: hasPast(context, team) }) };
}

export function createTeam(context: RequestContext): TeamDto {
  const { data, body, clock } = context;
  const { assistantCoachIds, ...fields } = check(body, teamFields);
  assertCoaches(data, { ...fields, assistantCoachIds });
  assertPlace(data, fields);
  const { leadCoachId = null, description, leagueNames } = fields;
  const team = add(data.teams, {
    ...{ ...fields, description: description || null, leagueNames: leagueNames ?? [] },
    ...{ leadCoachId, createdAt: clock.now(), seasonId: runningSeasonId(data) },
  });
  saveAssistants(data, team, assistantCoachIds);
  appoint(context, team, []);
  return teamOf(context, team);
}

/** Missing members stay as they are; null clears. */
export function updateTeam(context: RequestContext): TeamDto {
  const { data, body } = context;
  const { assistantCoachIds, ...fields } = checkGiven(body, teamFields);
  if (data.teams.some(({ id, archivedOn }) => id === context.ids.id && archivedOn)) {
    throw new HttpError(409, messages.teamArchived);
  }
  const known = data.teams.find((team) => team.id === context.ids.id);
  assertCoaches(data, { ...fields, assistantCoachIds }, known);
  const team = teamAt(context);
  const { description = team.description, leadCoachId = team.leadCoachId, leagueNames = team.leagueNames } = fields;
  const place = { name: fields.name ?? team.name, leagueId: fields.leagueId ?? team.leagueId };
  assertPlace(data, place, team);
  const before = coachIdsOf(data, team);
  if (place.leagueId !== team.leagueId) keepFormerLeague(context, team);
  Object.assign(team, { ...place, description: description || null, leadCoachId, leagueNames: leagueNames ?? [] });
  saveAssistants(data, team, assistantCoachIds);
  appoint(context, team, before);
  return teamOf(context, team);
}

/** Events of the league that have begun keep the team's players. */
function keepFormerLeague({ data, clock }: RequestContext, team: TeamRow): void {
  const { id: teamId, leagueId, leagueSince: since = null } = team;
  const until = clock.wallTime();
  if (leagueId !== null) add(data.formerLeagues, { teamId, leagueId, since, until });
  team.leagueSince = until;
}

/** Lets a coach look up the phone numbers of the team's families. */
export function confirmCoach(context: RequestContext): TeamDto {
  const { data, ids, response } = context;
  const team = teamAt(context);
  if (!coachesTeam(data, team, ids.coachId!)) throw new HttpError(404, messages.coachOfTeamUnknown);
  data.unconfirmedCoaches = data.unconfirmedCoaches.filter(
    (row) => row.teamId !== team.id || row.coachId !== ids.coachId,
  );
  response.status = 200;
  return teamOf(context, team);
}

/** Team names are unique within a league, which is one of the team's season. */
export function assertPlace(data: ClubData, place: Pick<TeamRow, 'name' | 'leagueId'>, self?: TeamRow): void {
  const isTaken = openTeams(data).some(
    (team) => team !== self && team.leagueId === place.leagueId && foldName(team.name) === foldName(place.name),
  );
  if (isTaken) throw new HttpError(409, messages.teamTaken);
  const leagues = inSeason(data.leagues, self ? seasonIdOf(self) : runningSeasonId(data));
  if (place.leagueId !== null && !leagues.some((league) => league.id === place.leagueId)) {
    throw new HttpError(409, messages.linkBroken);
  }
}

export function teamAt({ data, ids }: RequestContext): TeamRow {
  const team = data.teams.find((known) => known.id === ids.id);
  if (!team) throw new HttpError(404, messages.teamUnknown);
  return team;
}

const leadCoachOf = (data: ClubData, team: TeamRow) => data.users.find((user) => user.id === team.leadCoachId);

const leagueOf = (data: ClubData, team: TeamRow) => data.leagues.find((league) => league.id === team.leagueId);

export function teamOf(context: RequestContext, team: TeamRow): TeamDto {
  const { data } = context;
  const league = leagueOf(data, team);
  const coach = leadCoachOf(data, team);
  const { leagueSince: _, leagueNames = [], ...fields } = team;
  return {
    ...fields,
    league: league ? { name: league.name, ageGroup: league.ageGroup } : null,
    leadCoach: coach ? { fullName: coach.fullName } : null,
    assistantCoaches: assistantsOf(data, team),
    ...(isStaff(context.me) && { leagueNames, unconfirmedCoaches: unconfirmedCoachesOf(data, team) }),
    archivedOn: team.archivedOn ?? null,
    ...seasonMembersOf(context, team),
    memberCount: onRoster(data, team).filter(({ childId }) => countsFor(context, childId)).length,
    members: rosterOf(context, team),
  };
}
