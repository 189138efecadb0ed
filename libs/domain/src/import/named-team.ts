import { foldName } from '../names/fold-name.ts';
import { excerpt } from './cells/excerpt.ts';
import { groupBy } from './group-by.ts';
import { type ImportedMember } from './imported-rows.ts';
import { fitting, importFirst } from './league-reference.ts';
import { wrongCell } from './row-problem.ts';
import { type Resolved } from './row-result.ts';

/** A team that a row can refer to. */
export interface NamedTeam {
  id: number;
  name: string;
  foldedName: string;
  foldedLeagueName: string | null;
  leagueAgeGroup: string | null;
  /** What leagues call the team. */
  leagueNames?: readonly string[];
}

/** Teams by folded name. A name that a league uses stands for the team unless a team of the club has it. */
export function byTeamName(teams: readonly NamedTeam[]): Map<string, NamedTeam[]> {
  const byName = groupBy(teams, ({ foldedName }) => foldedName);
  const called = teams.flatMap((team) =>
    (team.leagueNames ?? []).map((name) => ({ team, foldedName: foldName(name) })),
  );
  for (const [foldedName, same] of groupBy(called, (each) => each.foldedName)) {
    if (!byName.has(foldedName)) byName.set(foldedName, [...new Set(same.map(({ team }) => team))]);
  }
  return byName;
}

/** The only team with the name in a row, which must name the league as well if several teams share the name. */
export function teamNamed(
  { teamName, foldedTeamName, league }: Pick<ImportedMember, 'teamName' | 'foldedTeamName' | 'league'>,
  teamsByName: Map<string, NamedTeam[]>,
  column = 'teamName',
): Resolved<NamedTeam> {
  const named = teamsByName.get(foldedTeamName) ?? [];
  // Other systems give an age group to every team, ours have none without a league.
  const isLoose = named.length === 1 && named[0]!.leagueAgeGroup === null && league.leagueName === null;
  const [team, another] = isLoose
    ? named
    : fitting(league, named, (known) => ({
        foldedName: known.foldedLeagueName,
        ageGroup: known.leagueAgeGroup,
      }));
  if (team && !another) return { fields: team };
  const problem = (what: string, advice: string) => wrongCell(column, teamName, what, advice);
  const { leagueName, ageGroup } = league;
  const where = [
    leagueName === null ? '' : ` in the league "${excerpt(leagueName)}"`,
    ageGroup === null ? '' : ` of the age group "${excerpt(ageGroup)}"`,
  ].join('');
  if (team)
    return problem(
      `is the name of several teams${where}`,
      `Write the ${leagueName === null ? 'leagueName' : 'ageGroup'} as well.`,
    );
  if (where === '') return problem('is not a team of the club', importFirst('team'));
  const others = [leagueName === null ? [] : 'leagueName', ageGroup === null ? [] : 'ageGroup'].flat();
  return problem(`is not a team${where}`, `Correct ${[column, ...others].join(' or ')}.`);
}
