import { titleAfter } from '../audience.ts';
import { type CivilDate, type ClockTime } from '../civil-time.ts';
import { type EventScope, type EventType } from '../concerns.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { foldName } from '../names.ts';
import { leagueNamed, type NamedLeague, type NamedTeam, teamNamed } from './resolve.ts';
import { type RowReader } from './row-reader.ts';
import { type Resolved } from './row-result.ts';

export type ImportedFixture = ReturnType<typeof readFixture>;

export function readFixture(row: RowReader) {
  const title = row.optionalName('title', { ...limits.eventTitle, message: messages.titleRequired });
  const type: EventType = row.optionalEventType('type') ?? 'match';
  const date = row.eventDate('date');
  const startTime = row.time('startTime', messages.startTimeRequired);
  const endTime = row.optionalTime('endTime');
  const location = row.optionalText('location', limits.location.max);
  const leagueName = row.optionalName('leagueName', { message: messages.leagueRequired });
  const teamNames = ['homeTeam', 'awayTeam'].map((column) =>
    row.optionalName(column, { message: messages.teamRequired }),
  );
  const teams = teamNames.filter((name) => name !== null);
  return {
    /** Names the fixture in the results. */
    name: title ?? teams[0] ?? leagueName ?? '',
    ...{ title, type, date, startTime, endTime, location },
    league: leagueName === null ? null : { leagueName, foldedLeagueName: foldName(leagueName) },
    teams: teams.map((teamName) => ({ teamName, foldedTeamName: foldName(teamName) })),
  };
}

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
}

/** Replaces the names of the teams or, if there are none, of the league by ids, and generates a missing title. */
export function asEvent(
  { title, type, date, startTime, endTime, location, league, teams }: ImportedFixture,
  teamsByName: Map<string, NamedTeam[]>,
  leaguesByName: Map<string, NamedLeague[]>,
): Resolved<NewFixture> {
  const scope =
    teams.length === 0 && league ? ofLeague(league, leaguesByName) : ofTeams(teams, league ?? noLeague, teamsByName);
  if ('problem' in scope) return scope;
  const { name, audience } = scope.fields;
  const fields = { title: title ?? titleAfter(name, type), type, date, startTime, endTime, location, ...audience };
  return { fields };
}

type Scope = Resolved<{ name: string; audience: Audience }>;

function ofLeague(written: NonNullable<ImportedFixture['league']>, leaguesByName: Map<string, NamedLeague[]>): Scope {
  const league = leagueNamed(written, leaguesByName);
  if ('problem' in league) return league;
  const { id, name } = league.fields;
  return { fields: { name, audience: { teamId: null, leagueId: id, teamsInvolved: [], relevanceType: 'team' } } };
}

const noLeague = { leagueName: null, foldedLeagueName: null };

function ofTeams(
  written: ImportedFixture['teams'],
  league: NonNullable<ImportedFixture['league']> | typeof noLeague,
  teamsByName: Map<string, NamedTeam[]>,
): Scope {
  const teams: NamedTeam[] = [];
  for (const names of written) {
    const team = teamNamed({ ...names, ...league }, teamsByName);
    if ('problem' in team) return team;
    teams.push(team.fields);
  }
  const [first, second] = teams;
  if (!first) return { problem: messages.scopeRequired };
  if (first.id === second?.id) return { problem: messages.sameTeams };
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
