import { foldName } from '../names/fold-name.ts';
import { leagueNamed, readLeagueReference } from './league-reference.ts';
import { groupBy } from './group-by.ts';
import { RowReader } from './row-reader.ts';

const club: [id: number, name: string, ageGroup: string][] = [
  [1, 'Harbour', 'U12'],
  [2, 'County', 'U10'],
  [3, 'County', 'U12'],
  [4, 'County', 'Mixed'],
  [5, 'Premier U12', 'U12'],
  [6, 'Premier', 'U12'],
  [7, 'Premier', 'U14'],
];
const leagues = groupBy(
  club.map(([id, name, ageGroup]) => ({ id, name, ageGroup })),
  ({ name }) => foldName(name),
);
const read = (leagueName: string, ageGroup = '') =>
  readLeagueReference(new RowReader({ leagueName, ageGroup }, '2026-11-20'));

it.each([
  ['Harbour', '', 1],
  ['HARBOUR', 'U12', 1],
  ['Harbour U12', '', 1],
  ['County', 'U10', 2],
  ['County', 'under 12', 3],
  ['County', 'mixed', 4],
  ['County U12', '', 3],
  ['County U-12', 'U12', 3],
  ['County Under 10', '', 2],
  ['County (U10)', '', 2],
  ['County [u 10]', '', 2],
  ['County - U10', '', 2],
  ['County, Under-10s', '', 2],
  // The whole name comes first.
  ['Premier U12', '', 5],
  ['Premier U14', '', 7],
  ['Premier', 'U12', 6],
])('The league "%s" of the age group "%s" is number %i', (leagueName, ageGroup, id) => {
  expect(leagueNamed(read(leagueName, ageGroup), leagues)).toMatchObject({ fields: { id } });
});

it.each<[string, string, string, string, string]>([
  [
    'County',
    '',
    'leagueName',
    'leagueName "County" is the name of several leagues.',
    'Write its age group in the column ageGroup, or after the name, like "County U10".',
  ],
  [
    '=Nowhere',
    '',
    'leagueName',
    'leagueName "\'=Nowhere" is not a league of the club.',
    'Import the league first, or correct the name.',
  ],
  [
    'County U16',
    '',
    'leagueName',
    'leagueName "County U16" is not a league of the club.',
    'Import the league first, or correct the name.',
  ],
  [
    'County',
    'U16',
    'ageGroup',
    'ageGroup "U16" is not an age group of the league "County".',
    'Import the league first, or correct leagueName or ageGroup.',
  ],
  [
    'County U10',
    'U12',
    'leagueName',
    'leagueName "County U10" is not a league of the club.',
    'Import the league first, or correct the name.',
  ],
])('The league "%s" of the age group "%s" is rejected', (leagueName, ageGroup, column, problem, advice) => {
  expect(leagueNamed(read(leagueName, ageGroup), leagues)).toEqual({ column, problem: `${problem} ${advice}` });
});
