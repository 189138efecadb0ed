import { RowReader } from '../row-reader.ts';
import { type PlannedTraining, readTraining, trainingKey, trainingOutcome, trainingsOf } from './training.ts';

const lions = { id: 7, name: 'Lions', foldedName: 'lions', foldedLeagueName: null, leagueAgeGroup: null };
const teams = new Map([['lions', [lions]]]);
const today = '2026-11-30';
const row = { teamName: 'LIONS', weekday: 'Wed', startTime: '17:30', firstDay: '2026-12-01', lastDay: '2026-12-31' };

function planned(cells: Record<string, string>) {
  const reader = new RowReader({ ...row, ...cells }, today);
  const training = readTraining(reader);
  return reader.problem ?? trainingsOf(training, teams, today);
}
const datesOf = (cells: Record<string, string>) =>
  (planned(cells) as { fields: PlannedTraining }).fields.series.map((events) => events.map(({ date }) => date));

it.each<[string, Record<string, string>, string[][]]>([
  ['every week', {}, [['2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30']]],
  ['on several days', { weekday: 'Mo/Mi', lastDay: '2026-12-09' }, [['2026-12-07'], ['2026-12-02', '2026-12-09']]],
  ['from today on', { firstDay: '2026-01-01', lastDay: '2026-12-02' }, [['2026-12-02']]],
  ['on a single day', { firstDay: '2026-12-02', lastDay: '2026-12-02' }, [['2026-12-02']]],
])('trainingsOf plans trainings %s', (_case, cells, dates) => {
  expect(datesOf(cells)).toEqual(dates);
});

it('trainingsOf plans a year at most', () => {
  expect(datesOf({ lastDay: '2027-12-01' })[0]).toHaveLength(53);
  expect(planned({ lastDay: '2027-12-08' })).toMatchObject({ column: 'lastDay' });
});

it.each<[string, Record<string, string>, string]>([
  ['no such day', { firstDay: '2026-12-03', lastDay: '2026-12-08' }, 'lastDay "2026-12-08" leaves no Wednesday.'],
  ['a wrong order', { lastDay: '2026-11-30' }, 'lastDay "2026-11-30" is before the first day.'],
  ['the past', { firstDay: '2026-01-01', lastDay: '2026-11-29' }, 'lastDay "2026-11-29" is in the past.'],
  ['an unknown team', { teamName: 'Bears' }, 'teamName "Bears" is not a team of the club.'],
  ['no days', { weekday: '' }, 'weekday is empty. Write it like Wednesday.'],
])('trainingsOf refuses %s', (_case, cells, sentence) => {
  expect((planned(cells) as { problem: string }).problem).toContain(sentence);
});

it('trainings have the title of the row or of the team, and the times and the place of the row', () => {
  const cells = { endTime: '19:00', location: 'Hall', title: 'Goalkeepers' };
  const { fields } = planned(cells) as { fields: PlannedTraining };
  expect(fields.series[0]![0]).toMatchObject({ teamId: 7, startTime: '17:30', ...cells });
  expect((planned({}) as { fields: PlannedTraining }).fields.series[0]![0]).toMatchObject({ title: 'Lions training' });
});

it('trainingKey differs by team, days and time', () => {
  const rows: Record<string, string>[] = [{}, { weekday: 'Thu' }, { startTime: '18:00' }, { lastDay: '2026-12-10' }];
  const keys = rows.map((cells) => trainingKey((planned(cells) as { fields: PlannedTraining }).fields));
  expect(new Set(keys).size).toBe(4);
});

it('trainingOutcome counts what is new and what was there', () => {
  const { fields } = planned({}) as { fields: PlannedTraining };
  expect(trainingOutcome(fields, 0)).toBeUndefined();
  expect(trainingOutcome(fields, 5)).toEqual({ message: 'Imported. 5 trainings' });
  expect(trainingOutcome(fields, 4)).toEqual({ message: 'Imported. 4 trainings, and 1 was there already' });
});
