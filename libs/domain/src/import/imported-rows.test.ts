import {
  childKey,
  leagueKey,
  memberKey,
  readChild,
  readLeague,
  readMember,
  readTeam,
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

describe('readLeague', () => {
  const row = { name: ' North  League', ageGroup: 'U12', description: ' Saturdays\nand Sundays ' };

  it('returns names as written and folded', () => {
    expect(reading(readLeague, row)).toEqual({
      name: 'North League',
      foldedName: 'north league',
      ageGroup: 'U12',
      foldedAgeGroup: 'u12',
      description: 'Saturdays\nand Sundays',
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
      'a long description',
      { description: 'x'.repeat(2001) },
      `description "${'x'.repeat(100)}…" is too long. Write at most 2000 characters.`,
    ],
    [
      'two mistakes, of which it names the first',
      { name: 'N', ageGroup: '' },
      'name "N" is too short. Write at least 2 characters.',
    ],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading(readLeague, { ...row, ...part })).toBe(wrong);
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

  it.each(['U12 Girls', '12', '#N/A', 'U4', 'U22', 'Mixed'])('rejects the age group "%s"', (ageGroup) => {
    const wrong = `ageGroup "${ageGroup}" is not an age group from U5 to U21. Write it like U12.`;
    expect(reading(readChild, { ...row, ageGroup })).toBe(wrong);
  });

  it.each([
    ['', 'dateOfBirth is empty. Write it like 2015-02-28.'],
    ['2014-02-30', 'dateOfBirth "2014-02-30" is not a date. Write it like 2015-02-28.'],
    ['04/05/2014', 'dateOfBirth "04/05/2014" is not a date. Write it like 2015-02-28.'],
    ['1899-12-31', 'dateOfBirth "1899-12-31" is before 1900-01-01. Write it like 2015-02-28.'],
    [
      '2014‑05‑04',
      'dateOfBirth "2014‑05‑04" is not a date. It contains a non-breaking hyphen. Write it like 2015-02-28.',
    ],
    [
      '２０１４-０５-０４',
      'dateOfBirth "２０１４-０５-０４" is not a date. It contains full-width digits. Write it like 2015-02-28.',
    ],
    ['2014–05–04', 'dateOfBirth "2014–05–04" is not a date. It contains an en dash. Write it like 2015-02-28.'],
    ['2026-11-21', 'dateOfBirth "2026-11-21" is in the future. Write it like 2015-02-28.'],
  ])('rejects the date of birth "%s"', (dateOfBirth, wrong) => {
    expect(reading(readChild, { ...row, dateOfBirth })).toBe(wrong);
  });

  it.each(['1900-01-01', '2026-11-20'])('accepts the date of birth %s', (dateOfBirth) => {
    expect(reading(readChild, { ...row, dateOfBirth })).toMatchObject({ dateOfBirth });
  });

  it.each([
    ['no name', { name: '' }, 'name is empty. Write a name.'],
    ['no date of birth at all', { dateOfBirth: undefined }, 'dateOfBirth is empty. Write it like 2015-02-28.'],
    [
      'a long age group',
      { ageGroup: 'U'.repeat(21) },
      `ageGroup "${'U'.repeat(21)}" is not an age group from U5 to U21. Write it like U12.`,
    ],
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
    'rejects the jersey number %s',
    (jerseyNumber) => {
      const wrong = `jerseyNumber "${defuseCell(jerseyNumber)}" is not a whole number from 0 to 999. Write it like 7.`;
      expect(reading(readMember, { ...row, jerseyNumber })).toBe(wrong);
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
    [
      'a long position',
      { position: 'x'.repeat(41) },
      `position "${'x'.repeat(41)}" is too long. Write at most 40 characters.`,
    ],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading(readMember, { ...row, ...part })).toBe(wrong);
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
