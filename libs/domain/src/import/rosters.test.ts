import { type ImportedRosterRow, readRosterRow } from './imported-rows.ts';
import { inTeam, type PlacedRow, rosterOutcome } from './rosters.ts';
import { RowReader } from './row-reader.ts';

const lions = { id: 1, name: 'Lions', foldedName: 'lions', foldedLeagueName: 'north', leagueAgeGroup: 'U12' };
const loose = { id: 2, name: 'Owls', foldedName: 'owls', foldedLeagueName: null, leagueAgeGroup: null };
const teamsByName = new Map([
  ['lions', [lions, { ...lions, id: 3, leagueAgeGroup: 'U14' }]],
  ['owls', [loose]],
]);

const rowOf = (cells: Record<string, string>): ImportedRosterRow =>
  readRosterRow(new RowReader({ name: 'Mia Keller', dateOfBirth: '2014-05-04', ...cells }, '2026-11-20'));
const place = (cells: Record<string, string>) => {
  const row = rowOf(cells);
  return inTeam(row, { fields: row.child }, teamsByName);
};

it('inTeam finds the team of a row, and keeps a row without one', () => {
  expect(place({ teamName: 'Lions', ageGroup: 'Under 14' })).toMatchObject({ fields: { member: { teamId: 3 } } });
  expect(place({ teamName: '' })).toMatchObject({ fields: { member: null } });
});

it('inTeam takes the only team of a name if it has no league, whatever age group the row names', () => {
  expect(place({ teamName: 'owls', ageGroup: 'U12' })).toMatchObject({ fields: { member: { teamId: 2 } } });
});

it('inTeam refuses a row with an unknown team, or with a child that it cannot decide on', () => {
  const unknown = 'teamName "Bears" is not a team of the club. Import the team first, or correct the name.';
  expect(place({ teamName: 'Bears' })).toEqual({ column: 'teamName', problem: unknown });
  const near = { column: 'name', problem: 'close' };
  expect(inTeam(rowOf({ teamName: 'Lions' }), near, teamsByName)).toEqual(near);
  const skipped = { skipped: 'Left out' };
  expect(inTeam(rowOf({ teamName: 'Lions' }), skipped, teamsByName)).toEqual(skipped);
});

it('rosterOutcome tells what was added', () => {
  const { fields } = place({ teamName: 'Owls', jerseyNumber: 'x' }) as { fields: PlacedRow };
  const note = 'Left out: jerseyNumber "x" is not a whole number from 0 to 999. Write it like 7';
  const outcomeOf = (isNewChild: boolean, isNewMember: boolean) =>
    rosterOutcome(fields, { parents: isNewChild ? { notes: ['A note'] } : null, isNewMember });
  expect(outcomeOf(true, true)).toEqual({ message: `Imported. ${note}. A note` });
  expect(outcomeOf(false, true)).toEqual({
    message: `Already exists, and is now in Owls. ${note}`,
    values: [{ field: 'teamName', before: null, after: 'Owls' }],
  });
  expect(outcomeOf(false, false)).toBeUndefined();
});
