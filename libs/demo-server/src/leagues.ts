import { type LeagueDto } from '@touchline/api-client';
import { foldName, limits, messages } from '@touchline/domain';
import { type Call } from './call.ts';
import { add, type LeagueRow, sortBy } from './club-data.ts';
import { Refusal } from './refusal.ts';
import { check, name, optional, text } from './rules.ts';

/** All leagues by name, with how many teams play in each. */
export const listLeagues = (call: Call): LeagueDto[] =>
  sortBy(call.data.leagues, (league) => [foldName(league.name), foldName(league.ageGroup)]).map((league) =>
    leagueOf(call, league),
  );

export function createLeague(call: Call): LeagueDto {
  const { leagues } = call.data;
  const fields = check(call.body, leagueRules);
  if (leagues.some((known) => isSame(known, fields))) {
    throw new Refusal(409, 'A league with this name and age group already exists');
  }
  return leagueOf(call, add(leagues, { ...fields, description: fields.description || null }));
}

const leagueRules = {
  name: name({ ...limits.leagueName, message: messages.nameTooShort }),
  ageGroup: name({ ...limits.ageGroup, message: messages.ageGroupRequired }),
  description: optional(text()),
};

type NameAndGroup = Pick<LeagueRow, 'name' | 'ageGroup'>;

const isSame = (one: NameAndGroup, other: NameAndGroup) =>
  foldName(one.name) === foldName(other.name) && foldName(one.ageGroup) === foldName(other.ageGroup);

const leagueOf = ({ data }: Call, league: LeagueRow): LeagueDto => ({
  ...league,
  teamCount: data.teams.filter((team) => team.leagueId === league.id).length,
});
