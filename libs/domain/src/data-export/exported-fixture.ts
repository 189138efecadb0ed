import { type NamedLeague } from '../import/league-reference.ts';
import { type NewFixture } from '../import/imported-fixture.ts';
import { type ExportedRow } from './exports.ts';

type League = Pick<NamedLeague, 'name' | 'ageGroup'>;

/** An event for a whole league, or for one or two teams, which are all that the columns of a fixture can say. */
export interface ExportableEvent extends Pick<
  NewFixture,
  'title' | 'type' | 'date' | 'startTime' | 'endTime' | 'location'
> {
  /** Of an event without teams. */
  league: League | null;
  /** In the order in which the event involves them: the import stores the home team first. */
  teams: { name: string; league: League | null }[];
  /** Whether the only team plays at home; null if it is not known. */
  isHome: boolean | null;
}

/** The row from which the import makes this event: the inverse of `asEvent`. */
export function exportedFixture(event: ExportableEvent): ExportedRow<'fixtures'> {
  const { title, type, date, startTime, endTime, location, league, teams, isHome } = event;
  const [first = null, second = null] = teams.map(({ name }) => name);
  const isAway = isHome === false && second === null;
  const leagues = teams.length > 0 ? teams.map((team) => team.league) : [league];
  return {
    title,
    type,
    date,
    startTime,
    endTime,
    location,
    leagueName: common(leagues.map((each) => each?.name)),
    ageGroup: common(leagues.map((each) => each?.ageGroup)),
    homeTeam: isAway ? null : first,
    awayTeam: isAway ? first : second,
  };
}

/** What all teams have in common, because a row names one league for both. */
const common = ([first, ...others]: (string | undefined)[]): string | null =>
  first !== undefined && others.every((other) => other === first) ? first : null;
