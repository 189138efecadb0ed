import { titleAfter } from '../events/audience.ts';
import { type CivilDate, type ClockTime } from '../civil-time.ts';
import { type EventScope, type EventType } from '../events/concerns.ts';
import { limits } from '../limits.ts';
import { foldName } from '../names/fold-name.ts';
import { leagueNamed, type LeagueReference, type NamedLeague, readLeagueReference } from './league-reference.ts';
import { type NamedTeam, teamNamed } from './resolve.ts';
import { emptyCell, wrongCell } from './row-problem.ts';
import { type RowReader } from './row-reader.ts';
import { type Resolved } from './row-result.ts';

export type ImportedFixture = ReturnType<typeof readFixture>;

export function readFixture(row: RowReader) {
  const title = row.optionalName('title', limits.eventTitle);
  const type: EventType = row.optionalEventType('type') ?? 'match';
  const date = row.eventDate('date');
  const startTime = row.time('startTime');
  const endTime = row.optionalEnd('endTime', startTime) ?? row.endAfter('duration', startTime);
  const location = row.optionalText('location', limits.location.max);
  const league = readLeagueReference(row);
  const teams = (['homeTeam', 'awayTeam'] as const).flatMap((column) => {
    const teamName = row.optionalName(column);
    return teamName === null ? [] : [{ column, teamName: row.written(column), foldedTeamName: foldName(teamName) }];
  });
  return {
    /** Names the fixture in the results. */
    name: title ?? teams[0]?.teamName ?? league.leagueName ?? '',
    title,
    type,
    date,
    startTime,
    endTime,
    location,
    league,
    teams,
    notes: row.notes,
  };
}

/** Whether a fixture is for all teams of a league. */
export const isForLeague = ({ teams, league }: Pick<ImportedFixture, 'teams' | 'league'>): boolean =>
  teams.length === 0 && league.leagueName !== null;

/** Who an event is for, as a form saves it. */
type Audience = Pick<EventScope, 'teamId' | 'leagueId' | 'teamsInvolved' | 'relevanceType'>;

/** The event of a row. */
export interface NewFixture extends Audience {
  title: string;
  type: EventType;
  date: CivilDate;
  startTime: ClockTime;
  endTime: ClockTime | null;
  location: string | null;
  /** For the admin, on cells that were left out. */
  notes: string[];
}

/** Replaces the names of the teams or, if there are none, of the league by ids, and generates a missing title. */
export function asEvent(
  { title, type, date, startTime, endTime, location, league, teams, notes }: ImportedFixture,
  teamsByName: Map<string, NamedTeam[]>,
  leaguesByName: Map<string, NamedLeague[]>,
): Resolved<NewFixture> {
  const scope = isForLeague({ teams, league }) ? ofLeague(league, leaguesByName) : ofTeams(teams, league, teamsByName);
  if ('problem' in scope) return scope;
  const { name, audience } = scope.fields;
  const fields = {
    title: title ?? titleAfter(name, type),
    type,
    date,
    startTime,
    endTime,
    location,
    notes,
    ...audience,
  };
  return { fields };
}

type Scope = Resolved<{ name: string; audience: Audience }>;

function ofLeague(written: LeagueReference, leaguesByName: Map<string, NamedLeague[]>): Scope {
  const league = leagueNamed(written, leaguesByName);
  if ('problem' in league) return league;
  const { id, name } = league.fields;
  return { fields: { name, audience: { teamId: null, leagueId: id, teamsInvolved: [], relevanceType: 'team' } } };
}

function ofTeams(
  written: ImportedFixture['teams'],
  league: LeagueReference,
  teamsByName: Map<string, NamedTeam[]>,
): Scope {
  const teams: NamedTeam[] = [];
  for (const names of written) {
    const team = teamNamed({ ...names, league }, teamsByName, names.column);
    if ('problem' in team) return team;
    teams.push(team.fields);
  }
  const [first, second] = teams;
  if (!first) return emptyCell('homeTeam', 'Write the name of a team, or a leagueName for the whole league.');
  if (first.id === second?.id) {
    return wrongCell(
      'awayTeam',
      written[1]!.teamName,
      'is the home team as well',
      'Write another team, or leave it empty.',
    );
  }
  const teamId = second ? null : first.id;
  const teamsInvolved = teams.map(({ id }) => id);
  return { fields: { name: first.name, audience: { teamId, leagueId: null, teamsInvolved, relevanceType: 'team' } } };
}

/** Unique in a file and among events: date, start time and teams, in any order, or the league of an event without teams. */
export function fixtureKey(
  event: Pick<NewFixture, 'date' | 'startTime' | 'teamId' | 'leagueId' | 'teamsInvolved'>,
): string {
  const { date, startTime, teamId, leagueId, teamsInvolved } = event;
  const teams = teamId === null || teamsInvolved.includes(teamId) ? teamsInvolved : [teamId, ...teamsInvolved];
  const whose = teams.length > 0 ? `teams ${teams.toSorted().join(' ')}` : `league ${leagueId}`;
  return `${date} ${startTime} ${whose}`;
}
