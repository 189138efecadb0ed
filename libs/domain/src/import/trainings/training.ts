import { addDays, asUtcDate, type CivilDate } from '../../civil-time.ts';
import { titleAfter } from '../../events/audience.ts';
import { weeklyDates } from '../../events/series.ts';
import { limits } from '../../limits.ts';
import { foldName } from '../../names/fold-name.ts';
import { weekdayNames } from '../../words/date-words.ts';
import { pluralize } from '../../words/number-words.ts';
import { type NewFixture } from '../fixtures/imported-fixture.ts';
import { readLeagueReference } from '../league-reference.ts';
import { type NamedTeam, teamNamed } from '../named-team.ts';
import { importedWith } from '../resolve.ts';
import { wrongCell } from '../row-problem.ts';
import { type RowReader } from '../row-reader.ts';
import { type Outcome, type Resolved } from '../row-result.ts';

export type ImportedTraining = ReturnType<typeof readTraining>;

/** A training that a team has every week. */
export function readTraining(row: RowReader) {
  const teamName = row.name('teamName');
  const startTime = row.time('startTime');
  return {
    /** Names the training in the results. */
    name: row.written('teamName'),
    teamName: row.written('teamName'),
    foldedTeamName: foldName(teamName),
    league: readLeagueReference(row),
    title: row.optionalName('title', limits.eventTitle),
    weekdays: row.weekdays('weekday'),
    startTime,
    endTime: row.optionalEnd('endTime', startTime) ?? row.endAfter('duration', startTime),
    location: row.optionalPlace('location'),
    firstDay: row.eventDate('firstDay'),
    lastDay: row.eventDate('lastDay'),
    writtenLastDay: row.written('lastDay'),
    notes: row.notes,
  };
}

/** A row with the trainings that it plans: a series for each day of the week. */
export interface PlannedTraining {
  name: string;
  series: NewFixture[][];
  notes: string[];
}

/** The trainings of a row from today on, a week apart on each of its days. */
export function trainingsOf(
  training: ImportedTraining,
  teamsByName: Map<string, NamedTeam[]>,
  today: CivilDate,
): Resolved<PlannedTraining> {
  const team = teamNamed(training, teamsByName);
  if ('problem' in team) return team;
  const { name, weekdays, firstDay, lastDay, notes } = training;
  const wrongLastDay = (what: string, advice: string) => wrongCell('lastDay', training.writtenLastDay, what, advice);
  if (lastDay < firstDay) return wrongLastDay('is before the first day', 'Correct firstDay or lastDay.');
  const from = firstDay > today ? firstDay : today;
  const days = weekdays.map((weekday) => weeklyDays(firstOn(weekday, from), lastDay));
  const empty = days.findIndex((dates) => dates.length === 0);
  if (empty >= 0) {
    const what = lastDay < today ? 'is in the past' : `leaves no ${weekdayNames[weekdays[empty]! - 1]}`;
    return wrongLastDay(what, 'Write a later day.');
  }
  if (days.some((dates) => dates.length > limits.series.events)) {
    return wrongLastDay('is too late', 'Write a day within a year of the first training.');
  }
  const { id: teamId, name: ofTeam } = team.fields;
  const event = { ...everyTraining, ...timesOf(training), teamId, teamsInvolved: [teamId] };
  const title = training.title ?? titleAfter(ofTeam, 'training');
  const series = days.map((dates) => dates.map((date): NewFixture => ({ ...event, title, date })));
  return { fields: { name, series, notes } };
}

const timesOf = ({ startTime, endTime, location }: ImportedTraining) => ({ startTime, endTime, location });

const everyTraining = {
  ...{ type: 'training', status: null, externalId: null, competition: null, leagueId: null },
  ...{ relevanceType: 'team', opponent: null, isHome: null, isTimeToBeConfirmed: false, notes: [] },
} satisfies Partial<NewFixture>;

/** The first day from `from` on that is this day of the week. */
function firstOn(weekday: number, from: CivilDate): CivilDate {
  const isoDay = ((asUtcDate(from).getUTCDay() + 6) % 7) + 1;
  return addDays(from, (weekday - isoDay + 7) % 7);
}

/** One day more than a series may have at most, so that a longer one shows. */
const weeklyDays = (first: CivilDate, until: CivilDate): CivilDate[] =>
  first > until ? [] : [first, ...weeklyDates({ date: first, until }, first)];

/** Unique in a file: the trainings of a row. */
export const trainingKey = ({ series }: PlannedTraining): string =>
  series.flatMap((events) => events.map(({ teamId, date, startTime }) => `${teamId} ${date} ${startTime}`)).join('\n');

/** The outcome of a row of which a number of trainings is new; undefined if all were there. */
export function trainingOutcome({ series, notes }: PlannedTraining, added: number): Outcome | undefined {
  if (added === 0) return undefined;
  const known = series.flat().length - added;
  const there = known === 0 ? '' : `, and ${known === 1 ? '1 was' : `${known} were`} there already`;
  return importedWith({ notes: [`${pluralize(added, 'training')}${there}`, ...notes] });
}
