import { type LeagueDto } from '@touchline/api-client';
import { foldName, fromDigits, idRule, leagueFields, messages, optional } from '@touchline/domain';
import { type RequestContext } from '../server/request-context.ts';
import { add, type LeagueRow, openTeams, sortBy } from '../server/club-data.ts';
import { deleteEvents } from '../events/events.ts';
import { searchedPage } from '../server/page.ts';
import { HttpError } from '../server/http-error.ts';
import { inSeason, runningSeasonId, seasonIdOf, seasonStatus } from '../server/running-season.ts';
import { seasonMembersOf } from '../seasons/season-list.ts';
import { check, checkGiven } from '../server/validation.ts';

const filterRules = { season: optional(fromDigits(idRule())) };

/** Of the running season, or of another one. */
export function listLeagues(context: RequestContext): LeagueDto[] {
  const { data, query } = context;
  const { season } = check(query, filterRules);
  const inOrder = sortBy(inSeason(data.leagues, season ?? runningSeasonId(data)), (league) => [
    foldName(league.name),
    foldName(league.ageGroup),
  ]);
  const found = searchedPage(context, inOrder, (league) => [league.name, league.ageGroup, league.description]);
  return found.map((league) => leagueOf(context, league));
}

export function createLeague(context: RequestContext): LeagueDto {
  const { leagues } = context.data;
  const fields = check(context.body, leagueFields);
  const seasonId = runningSeasonId(context.data);
  assertUnique(inSeason(leagues, seasonId), fields);
  return leagueOf(context, add(leagues, { ...fields, description: fields.description || null, seasonId }));
}

/** Missing members stay as they are. */
export function updateLeague(context: RequestContext): LeagueDto {
  const { description, ...given } = checkGiven(context.body, leagueFields);
  const league = leagueAt(context);
  const names = { name: given.name ?? league.name, ageGroup: given.ageGroup ?? league.ageGroup };
  assertUnique(
    inSeason(context.data.leagues, seasonIdOf(league)).filter((other) => other !== league),
    names,
  );
  return leagueOf(
    context,
    Object.assign(league, names, description !== undefined && { description: description || null }),
  );
}

/** Deletes a league without teams, and the events and announcements that are for this league only. */
export function deleteLeague(context: RequestContext): void {
  const { data, response } = context;
  const league = leagueAt(context);
  const teams = data.teams.filter((team) => team.leagueId === league.id);
  if (openTeams({ teams }).length > 0) throw new HttpError(409, messages.leagueInUse);
  if (teams.length > 0) throw new HttpError(409, messages.leagueHasArchivedTeams);
  const events = data.events.filter((event) => event.leagueId === league.id);
  deleteEvents(
    context,
    events.filter((event) => event.teamId === null && event.teamsInvolved.length === 0),
  );
  for (const event of events) Object.assign(event, { leagueId: null, version: event.version + 1 });
  data.announcements = data.announcements.filter((text) => text.leagueId !== league.id);
  data.leagues = data.leagues.filter((other) => other !== league);
  response.status = 204;
}

type NameAndGroup = Pick<LeagueRow, 'name' | 'ageGroup'>;

function assertUnique(others: LeagueRow[], given: NameAndGroup): void {
  const isSame = (other: NameAndGroup) =>
    foldName(other.name) === foldName(given.name) && foldName(other.ageGroup) === foldName(given.ageGroup);
  if (others.some(isSame)) throw new HttpError(409, messages.leagueTaken);
}

function leagueAt({ data, ids }: RequestContext): LeagueRow {
  const league = data.leagues.find(({ id }) => id === ids.id);
  if (!league) throw new HttpError(404, messages.leagueUnknown);
  return league;
}

function leagueOf(context: RequestContext, league: LeagueRow): LeagueDto {
  const { data } = context;
  const isPast = seasonStatus(data, seasonIdOf(league)) === 'archived';
  const teams = isPast ? data.teams : openTeams(data);
  const teamCount = teams.filter((team) => team.leagueId === league.id).length;
  return { ...league, ...seasonMembersOf(context, league), teamCount };
}
