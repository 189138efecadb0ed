import {
  byTeamName,
  childKey,
  fieldsOf,
  foldName,
  groupBy,
  importedWith,
  inLeague,
  leagueKey,
  memberKey,
  onRoster,
  readLeague,
  readMember,
  readRows,
  type ReadRow,
  readTeam,
  resolveRows,
  resultsOf,
  teamKey,
  withoutDuplicates,
} from '@touchline/domain';
import { add, type ClubData, openTeams } from '../server/club-data.ts';
import { inSeason, runningSeasonId } from '../server/running-season.ts';
import { join } from '../children/memberships.ts';
import { type Importer } from './importer.ts';

const folded = <Row extends { name: string }>(row: Row) => ({ ...row, foldedName: foldName(row.name) });

/** Adds the rows with keys that the club does not have yet. */
function addNew<Fields extends { notes: string[] }>(
  rows: ReadRow<Fields>[],
  keyOf: (fields: Fields) => string,
  keys: string[],
  keep: (fields: Fields) => void,
) {
  const known = new Set(keys);
  const added = fieldsOf(rows).filter((fields) => !known.has(keyOf(fields)));
  added.forEach(keep);
  return { results: resultsOf(rows, (fields) => (known.has(keyOf(fields)) ? undefined : importedWith(fields))) };
}

export const importLeagues: Importer = ({ data, clock }, rows) => {
  const leagues = withoutDuplicates(readRows(rows, readLeague, clock.today()), leagueKey);
  const seasonId = runningSeasonId(data);
  const known = inSeason(data.leagues, seasonId).map((league) =>
    leagueKey({ ...folded(league), foldedAgeGroup: foldName(league.ageGroup) }),
  );
  return addNew(leagues, leagueKey, known, ({ name, ageGroup, description }) =>
    add(data.leagues, { name, ageGroup, description, seasonId }),
  );
};

/** The leagues that rows can mean, by folded name: those of the running season. */
export const leaguesByName = (data: ClubData) =>
  groupBy(inSeason(data.leagues, runningSeasonId(data)).map(folded), ({ foldedName }) => foldedName);

/** The teams that rows can mean, by folded name. */
export function teamsByName(data: ClubData) {
  const named = openTeams(data).map((team) => {
    const league = data.leagues.find(({ id }) => id === team.leagueId);
    return {
      ...folded(team),
      foldedLeagueName: league ? foldName(league.name) : null,
      leagueAgeGroup: league?.ageGroup ?? null,
    };
  });
  return byTeamName(named);
}

/** The registered children by date of birth. */
export const childrenByBirth = ({ children }: ClubData) =>
  groupBy(children.filter(({ isRegistered }) => isRegistered).map(folded), ({ dateOfBirth }) => dateOfBirth);

export const importTeams: Importer = ({ data, clock }, rows) => {
  const leagues = leaguesByName(data);
  const read = resolveRows(readRows(rows, readTeam, clock.today()), (team) => inLeague(team, leagues));
  const seasonId = runningSeasonId(data);
  const known = openTeams(data).map((team) => teamKey(folded(team)));
  return addNew(withoutDuplicates(read, teamKey), teamKey, known, ({ name, leagueId, description }) =>
    add(data.teams, { name, leagueId, description, seasonId, leadCoachId: null, createdAt: clock.now() }),
  );
};

export const importTeamMembers: Importer = (context, rows) => {
  const { data, clock } = context;
  const teams = teamsByName(data);
  const registered = data.children.filter((child) => child.isRegistered);
  const children = new Map(registered.map((child) => [childKey(folded(child)), child]));
  const lists = { teamsByName: teams, childrenByKey: children, childrenByBirth: childrenByBirth(data) };
  const read = resolveRows(readRows(rows, readMember, clock.today()), (member, line) =>
    onRoster(member, lists, context.choices.get(line)),
  );
  const known = data.teamMembers.map(memberKey);
  const told: { id: number }[] = [];
  const { results } = addNew(withoutDuplicates(read, memberKey), memberKey, known, (member) => {
    const { teamId, childId, jerseyNumber, position } = member;
    join(context, { teamId, childId, jerseyNumber, position });
    told.push({ id: childId });
  });
  return { results, told };
};
