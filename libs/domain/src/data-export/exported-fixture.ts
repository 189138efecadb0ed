import { type NamedLeague } from '../import/league-reference.ts';
import { type NewFixture } from '../import/fixtures/imported-fixture.ts';
import { openTimeCell } from '../events/open-start.ts';
import { hasOpponent } from '../events/audience.ts';
import { type ExportedRow } from './exports.ts';

type League = Pick<NamedLeague, 'name' | 'ageGroup'>;

/** An event for a whole league, or for one or two teams, which are all that the columns of a fixture can say. */
export interface ExportableEvent extends Pick<
  NewFixture,
  | 'title'
  | 'type'
  | 'date'
  | 'startTime'
  | 'isTimeToBeConfirmed'
  | 'endTime'
  | 'location'
  | 'status'
  | 'competition'
  | 'externalId'
  | 'opponent'
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
  const { league, teams, isHome, opponent, isTimeToBeConfirmed, ...fields } = event;
  const other = hasOpponent(event.type) ? opponent : null;
  const [first = null, second = other] = teams.map(({ name }) => name);
  const isAway = isHome === false && teams.length < 2;
  const leagues = teams.length > 0 ? teams.map((team) => team.league) : [league];
  return {
    ...fields,
    startTime: isTimeToBeConfirmed ? openTimeCell : fields.startTime,
    leagueName: common(leagues.map((each) => each?.name)),
    ageGroup: common(leagues.map((each) => each?.ageGroup)),
    homeTeam: isAway ? second : first,
    awayTeam: isAway ? first : second,
  };
}

/** What all teams have in common, because a row names one league for both. */
const common = ([first, ...others]: (string | undefined)[]): string | null =>
  first !== undefined && others.every((other) => other === first) ? first : null;
