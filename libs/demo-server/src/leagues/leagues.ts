import { type LeagueDto } from '@touchline/api-client';
import { foldName, limits, messages, nameRule, textRule } from '@touchline/domain';
import { type Call } from '../server/call.ts';
import { add, type LeagueRow, sortBy } from '../server/club-data.ts';
import { deleteEvents } from '../events/events.ts';
import { searchedPage } from '../server/page.ts';
import { Refusal } from '../server/refusal.ts';
import { check, omittable, optional } from '../server/validation.ts';

/** All leagues by name, with how many teams play in each. */
export function listLeagues(call: Call): LeagueDto[] {
  const inOrder = sortBy(call.data.leagues, (league) => [foldName(league.name), foldName(league.ageGroup)]);
  const found = searchedPage(call, inOrder, (league) => [league.name, league.ageGroup, league.description]);
  return found.map((league) => leagueOf(call, league));
}

export function createLeague(call: Call): LeagueDto {
  const { leagues } = call.data;
  const fields = check(call.body, { name: leagueName, ageGroup, description: optional(textRule()) });
  assertUnique(leagues, fields);
  return leagueOf(call, add(leagues, { ...fields, description: fields.description || null }));
}

/** What is missing stays as it is. */
export function updateLeague(call: Call): LeagueDto {
  const { description, ...given } = check(call.body, {
    name: omittable(leagueName),
    ageGroup: omittable(ageGroup),
    description: optional(textRule()),
  });
  const league = leagueAt(call);
  const names = { name: given.name ?? league.name, ageGroup: given.ageGroup ?? league.ageGroup };
  assertUnique(
    call.data.leagues.filter((other) => other !== league),
    names,
  );
  return leagueOf(
    call,
    Object.assign(league, names, description !== undefined && { description: description || null }),
  );
}

/** Deletes a league without teams, and with it what is for this league alone. */
export function deleteLeague(call: Call): void {
  const { data, reply } = call;
  const league = leagueAt(call);
  if (data.teams.some((team) => team.leagueId === league.id)) throw new Refusal(409, messages.leagueInUse);
  const events = data.events.filter((event) => event.leagueId === league.id);
  deleteEvents(
    data,
    events.filter((event) => event.teamId === null && event.teamsInvolved.length === 0),
  );
  for (const event of events) Object.assign(event, { leagueId: null, version: event.version + 1 });
  data.announcements = data.announcements.filter((text) => text.leagueId !== league.id);
  data.leagues = data.leagues.filter((other) => other !== league);
  reply.status = 204;
}

const leagueName = nameRule({ ...limits.leagueName, message: messages.nameTooShort });
const ageGroup = nameRule({ ...limits.ageGroup, message: messages.ageGroupRequired });

type NameAndGroup = Pick<LeagueRow, 'name' | 'ageGroup'>;

function assertUnique(others: LeagueRow[], given: NameAndGroup): void {
  const isSame = (other: NameAndGroup) =>
    foldName(other.name) === foldName(given.name) && foldName(other.ageGroup) === foldName(given.ageGroup);
  if (others.some(isSame)) throw new Refusal(409, messages.leagueTaken);
}

function leagueAt({ data, ids }: Call): LeagueRow {
  const league = data.leagues.find(({ id }) => id === ids.id);
  if (!league) throw new Refusal(404, messages.leagueUnknown);
  return league;
}

const leagueOf = ({ data }: Call, league: LeagueRow): LeagueDto => ({
  ...league,
  teamCount: data.teams.filter((team) => team.leagueId === league.id).length,
});
