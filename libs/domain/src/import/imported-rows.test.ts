import {
  childKey,
  type ImportedRosterRow,
  leagueKey,
  memberKey,
  readChild,
  readLeague,
  readMember,
  readRosterRow,
  readTeam,
  rosterKey,
  teamKey,
} from './imported-rows.ts';
import { defuseCell } from '../table/csv.ts';
import { RowReader } from './row-reader.ts';

const today = '2026-11-20';

/** The fields of a row, or the problem with it. */
function reading<Fields>(read: (row: RowReader) => Fields, cells: Record<string, string>) {
  const row = new RowReader(cells, today);
  const fields = read(row);
  return row.problem?.problem ?? fields;
}

const leftOut = (problem: string) => ({ notes: [`Left out: ${problem}`] });

describe('readLeague', () => {
  const row = { name: ' North  League', ageGroup: 'U12', description: ' Saturdays\nand Sundays ' };

  it('returns names as written and folded', () => {
    expect(reading(readLeague, row)).toEqual({
      name: 'North League',
      foldedName: 'north league',
      ageGroup: 'U12',
      foldedAgeGroup: 'u12',
      description: 'Saturdays\nand Sundays',
      notes: [],
    });
  });

  it.each([
    ['no name', { name: '' }, 'name is empty. Write a name.'],
    ['a name of one letter', { name: ' N ' }, 'name "N" is too short. Write at least 2 characters.'],
    ['a long name', { name: 'N'.repeat(101) }, `name "${'N'.repeat(100)}…" is too long. Write at most 100 characters.`],
    ['no age group', { ageGroup: ' ' }, 'ageGroup is empty. Write it like U12.'],
    [
      'a long age group',
      { ageGroup: 'U'.repeat(21) },
      `ageGroup "${'U'.repeat(21)}" is too long. Write at most 20 characters.`,
    ],
    [
      'two mistakes, of which it names the first',
      { name: 'N', ageGroup: '' },
      'name "N" is too short. Write at least 2 characters.',
    ],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading(readLeague, { ...row, ...part })).toBe(wrong);
  });

  it('leaves out a long description', () => {
    const problem = `description "${'x'.repeat(100)}…" is too long. Write at most 2000 characters`;
    const read = reading(readLeague, { ...row, description: 'x'.repeat(2001) });
    expect(read).toMatchObject({ name: 'North League', description: null, ...leftOut(problem) });
  });

  it('reads an age group as the API does, and keeps one of its own words', () => {
    expect(reading(readLeague, { ...row, ageGroup: 'Under 12' })).toMatchObject({
      ageGroup: 'U12',
      foldedAgeGroup: 'u12',
    });
    expect(reading(readLeague, { ...row, ageGroup: 'Mixed' })).toMatchObject({ ageGroup: 'Mixed' });
  });

  it('accepts texts up to the limits', () => {
    const longest = { name: 'N'.repeat(100), ageGroup: 'U'.repeat(20), description: 'x'.repeat(2000) };
    expect(reading(readLeague, longest)).toMatchObject(longest);
    expect(reading(readLeague, { name: 'No', ageGroup: 'U8' })).toMatchObject({ name: 'No', description: null });
  });
});

const harbour = {
  leagueName: 'Harbour League',
  ageGroup: null,
  readings: [{ foldedName: 'harbour league', foldedAgeGroup: null }],
};

describe('readTeam', () => {
  const row = { name: 'Lions', leagueName: 'Harbour  League' };

  it('returns names as written and folded', () => {
    expect(reading(readTeam, row)).toEqual({
      name: 'Lions',
      foldedName: 'lions',
      league: { ...harbour, leagueName: 'Harbour  League' },
      description: null,
      notes: [],
    });
    expect(reading(readTeam, { ...row, description: 'Trains on Wednesdays' })).toMatchObject({
      description: 'Trains on Wednesdays',
    });
  });

  it.each([
    ['no name', { name: '' }, 'name is empty. Write a name.'],
    ['no league', { leagueName: '' }, 'leagueName is empty. Write it like U12 Premier Division.'],
    [
      'a long name of a league',
      { leagueName: 'x'.repeat(101) },
      `leagueName "${'x'.repeat(100)}…" is too long. Write at most 100 characters.`,
    ],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading(readTeam, { ...row, ...part })).toBe(wrong);
  });
});

describe('readChild', () => {
  const row = { name: 'Mia Keller', dateOfBirth: ' 2014-05-04 ' };

  it('normalizes the emails and keeps each once', () => {
    const child = {
      name: 'Mia Keller',
      foldedName: 'mia keller',
      writtenName: 'Mia Keller',
      dateOfBirth: '2014-05-04',
      notes: [],
      clearsAgeGroup: false,
    };
    expect(reading(readChild, row)).toEqual({ ...child, ageGroup: null, parentEmails: [] });
    const parentEmail = ' Ana@Example.ORG ;; bo@example.org;ANA@example.org;';
    expect(reading(readChild, { ...row, ageGroup: ' U12', parentEmail })).toEqual({
      ...child,
      ageGroup: 'U12',
      parentEmails: ['ana@example.org', 'bo@example.org'],
    });
  });

  it.each([
    ['u12', 'U12'],
    ['Under 12', 'U12'],
    [' ', null],
  ])('reads the age group "%s" as %p', (ageGroup, read) => {
    expect(reading(readChild, { ...row, ageGroup })).toMatchObject({ ageGroup: read });
  });

  it.each(['U12 Girls', '12', '#N/A', 'U4', 'U22', 'Mixed'])('leaves out the age group "%s"', (ageGroup) => {
    const problem = `ageGroup "${ageGroup}" is not an age group from U5 to U21. Write it like U12`;
    expect(reading(readChild, { ...row, ageGroup })).toMatchObject({ ageGroup: null, ...leftOut(problem) });
  });

  it('leaves out a wrong address and keeps the others', () => {
    const parentEmail = 'nobody;ana@example.org';
    const problem = 'parentEmail "nobody" is not an email address. Write it like dana.brook@example.org';
    const read = reading(readChild, { ...row, parentEmail });
    expect(read).toMatchObject({ parentEmails: ['ana@example.org'], ...leftOut(problem) });
  });

  it.each([
    ['', 'dateOfBirth is empty. Write it like 2015-02-28.'],
    ['2014-02-30', 'dateOfBirth "2014-02-30" is not a date. Write it like 2015-02-28.'],
    ['04/05/2014', 'dateOfBirth "04/05/2014" is not a date. Write it like 2015-02-28.'],
    ['1899-12-31', 'dateOfBirth "1899-12-31" is before 1900-01-01. Write it like 2015-02-28.'],
    ['2014-O5-04', 'dateOfBirth "2014-O5-04" is not a date. Write it like 2015-02-28.'],
    [
      '٢٠١٤-٠٥-٠٤',
      'dateOfBirth "٢٠١٤-٠٥-٠٤" is not a date. It contains digits of another script. Write it like 2015-02-28.',
    ],
    ['2026-11-21', 'dateOfBirth "2026-11-21" is in the future. Write it like 2015-02-28.'],
  ])('rejects the date of birth "%s"', (dateOfBirth, wrong) => {
    expect(reading(readChild, { ...row, dateOfBirth })).toBe(wrong);
  });

  it.each(['1900-01-01', '2026-11-20'])('accepts the date of birth %s', (dateOfBirth) => {
    expect(reading(readChild, { ...row, dateOfBirth })).toMatchObject({ dateOfBirth });
  });

  it.each(['2014‑05‑04', '２０１４-０５-０４', '2014–05–04', '4 May 2014', '41763', '2014/5/4'])(
    'reads the date of birth "%s", which can mean one day only',
    (dateOfBirth) => {
      expect(reading(readChild, { ...row, dateOfBirth })).toMatchObject({ dateOfBirth: '2014-05-04' });
    },
  );

  it.each([
    ['no name', { name: '' }, 'name is empty. Write a name.'],
    ['no date of birth at all', { dateOfBirth: undefined }, 'dateOfBirth is empty. Write it like 2015-02-28.'],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading(readChild, { ...row, ...part } as Record<string, string>)).toBe(wrong);
  });
});

describe('readMember', () => {
  const row = { teamName: 'Lions', childName: 'Mia Keller', dateOfBirth: '2014-05-04' };
  const member = {
    teamName: 'Lions',
    foldedTeamName: 'lions',
    league: { leagueName: null, ageGroup: null, readings: [{ foldedName: null, foldedAgeGroup: null }] },
    name: 'Mia Keller',
    foldedName: 'mia keller',
    writtenName: 'Mia Keller',
    dateOfBirth: '2014-05-04',
    jerseyNumber: null,
    position: null,
    notes: [],
  };

  it('returns names as written and folded', () => {
    expect(reading(readMember, row)).toEqual(member);
    const full = { ...row, leagueName: 'Harbour League', jerseyNumber: ' 7 ', position: 'Midfielder' };
    expect(reading(readMember, full)).toEqual({
      ...member,
      league: harbour,
      jerseyNumber: 7,
      position: 'Midfielder',
    });
  });

  it('accepts a row without league, number and position', () => {
    expect(reading(readMember, { ...row, leagueName: ' ', jerseyNumber: ' ', position: '\t ' })).toEqual(member);
  });

  it.each([
    ['', null],
    ['0', 0],
    ['007', 7],
    ['999', 999],
  ])('accepts the jersey number "%s"', (jerseyNumber, number) => {
    expect(reading(readMember, { ...row, jerseyNumber })).toMatchObject({ jerseyNumber: number });
  });

  it.each(['1000', '-1', '7.0', '0x7', 'ten', '7a', 'a7', '00000000007'])(
    'leaves out the jersey number %s',
    (jerseyNumber) => {
      const problem = `jerseyNumber "${defuseCell(jerseyNumber)}" is not a whole number from 0 to 999. Write it like 7`;
      const read = reading(readMember, { ...row, jerseyNumber });
      expect(read).toMatchObject({ jerseyNumber: null, ...leftOut(problem) });
    },
  );

  it.each([
    ['no team', { teamName: '' }, 'teamName is empty. Write it like U12 Lions.'],
    ['no name', { childName: ' ' }, 'childName is empty. Write it like Nia Brook.'],
    ['no date of birth', { dateOfBirth: '' }, 'dateOfBirth is empty. Write it like 2015-02-28.'],
    [
      'a long name of a league',
      { leagueName: 'x'.repeat(101) },
      `leagueName "${'x'.repeat(100)}…" is too long. Write at most 100 characters.`,
    ],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading(readMember, { ...row, ...part })).toBe(wrong);
  });

  it('leaves out a long position', () => {
    const problem = `position "${'x'.repeat(41)}" is too long. Write at most 40 characters`;
    const read = reading(readMember, { ...row, position: 'x'.repeat(41) });
    expect(read).toMatchObject({ position: null, ...leftOut(problem) });
  });
});

describe('readRosterRow', () => {
  const row = { name: 'Keller, Mia', dateOfBirth: '2014-05-04', parentEmail: 'ana@example.org', teamName: 'Lions' };

  it('reads the player, the parents and the place in the team', () => {
    expect(reading(readRosterRow, { ...row, jerseyNumber: '7', ageGroup: 'U12' })).toMatchObject({
      name: 'Mia Keller',
      child: { name: 'Mia Keller', ageGroup: null, clearsAgeGroup: false, parentEmails: ['ana@example.org'] },
      member: { foldedTeamName: 'lions', jerseyNumber: 7, league: { ageGroup: 'U12' } },
    });
  });

  it('reads a player without a team', () => {
    expect(reading(readRosterRow, { ...row, teamName: ' ' })).toMatchObject({ name: 'Mia Keller', member: null });
  });

  it('has a key for each team of a player', () => {
    const keyOf = (part: object) => rosterKey(reading(readRosterRow, { ...row, ...part }) as ImportedRosterRow);
    expect(keyOf({ name: 'mia keller' })).toBe(keyOf({}));
    const others = [{}, { teamName: 'Bears' }, { leagueName: 'North' }, { ageGroup: 'U12' }, { teamName: '' }];
    expect(new Set(others.map(keyOf)).size).toBe(others.length);
  });
});

describe('The key of a row', () => {
  const league = { foldedName: 'north league', foldedAgeGroup: 'u12' };
  const team = { leagueId: 1, foldedName: 'lions' };
  const child = { foldedName: 'mia keller', dateOfBirth: '2014-05-04' };
  const member = { teamId: 1, childId: 12 };

  it.each([
    [
      'leagues, name and age group',
      () => [
        leagueKey(league),
        leagueKey({ ...league, foldedName: 'east league' }),
        leagueKey({ ...league, foldedAgeGroup: 'u14' }),
        leagueKey({ foldedName: 'north', foldedAgeGroup: 'league u12' }),
      ],
    ],
    [
      'teams, league and name',
      () => [teamKey(team), teamKey({ ...team, leagueId: 2 }), teamKey({ ...team, foldedName: 'bears' })],
    ],
    [
      'children, name and date of birth',
      () => [
        childKey(child),
        childKey({ ...child, foldedName: 'mia' }),
        childKey({ ...child, dateOfBirth: '2014-05-05' }),
      ],
    ],
    [
      'team members, team and child',
      () => [
        memberKey(member),
        memberKey({ ...member, teamId: 2 }),
        memberKey({ ...member, childId: 13 }),
        memberKey({ teamId: 11, childId: 2 }),
      ],
    ],
  ])('differs for %s', (_case, keysOf) => {
    const keys = keysOf();
    expect(new Set(keys).size).toBe(keys.length);
  });
});
