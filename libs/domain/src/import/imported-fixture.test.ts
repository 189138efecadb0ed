import { asEvent, fixtureKey, readFixture } from './imported-fixture.ts';
import { type NamedTeam } from './resolve.ts';
import { RowReader } from './row-reader.ts';

const row = { date: '2027-05-08', startTime: '10:30', homeTeam: 'Lions' };

/** The fields of a row, or the problem with it. */
function reading(cells: Record<string, string>) {
  const reader = new RowReader(cells, '2026-11-20');
  const fields = readFixture(reader);
  return reader.problem?.problem ?? fields;
}

describe('readFixture', () => {
  const noLeague = { leagueName: null, ageGroup: null, readings: [{ foldedName: null, foldedAgeGroup: null }] };
  const fixture = {
    name: 'Lions',
    title: null,
    type: 'match',
    date: '2027-05-08',
    startTime: '10:30',
    endTime: null,
    location: null,
    league: noLeague,
    teams: [{ column: 'homeTeam', teamName: 'Lions', foldedTeamName: 'lions' }],
    notes: [],
  };

  it('makes a match of a row with a date, a start time and a team', () => {
    expect(reading(row)).toEqual(fixture);
    expect(reading({ ...row, type: ' ', endTime: ' ', location: ' ', title: '', awayTeam: ' ' })).toEqual(fixture);
  });

  it('reads all columns, and names as written and folded', () => {
    const more = { title: 'Cup  Final', type: 'Tournament', endTime: '12:00', location: ' Pitch 2 ' };
    expect(reading({ ...row, ...more, leagueName: 'Harbour League', awayTeam: 'Bears' })).toEqual({
      ...fixture,
      name: 'Cup Final',
      title: 'Cup Final',
      type: 'tournament',
      endTime: '12:00',
      location: 'Pitch 2',
      league: {
        leagueName: 'Harbour League',
        ageGroup: null,
        readings: [{ foldedName: 'harbour league', foldedAgeGroup: null }],
      },
      teams: [
        { column: 'homeTeam', teamName: 'Lions', foldedTeamName: 'lions' },
        { column: 'awayTeam', teamName: 'Bears', foldedTeamName: 'bears' },
      ],
    });
  });

  it('leaves out a long location', () => {
    const problem = `location "${'x'.repeat(100)}…" is too long. Write at most 200 characters`;
    const notes = [`Left out: ${problem}`];
    expect(reading({ ...row, location: 'x'.repeat(201) })).toEqual({ ...fixture, notes });
  });

  it('takes the end from a duration', () => {
    expect(reading({ ...row, duration: '90' })).toMatchObject({ endTime: '12:00' });
    expect(reading({ ...row, duration: '90', endTime: '11:45' })).toMatchObject({ endTime: '11:45' });
  });

  it.each([
    ['away team', { homeTeam: '', awayTeam: 'Bears', leagueName: 'Harbour' }, 'Bears'],
    ['league', { homeTeam: '', leagueName: 'Harbour' }, 'Harbour'],
    ['line, by an empty name,', { homeTeam: '' }, ''],
  ])('names a row without a title and home team after its %s', (_case, part, name) => {
    expect(reading({ ...row, ...part })).toMatchObject({ name });
  });

  it.each([
    ['no date', { date: '' }, 'date is empty. Write it like 2027-05-08.'],
    ['an impossible date', { date: '2027-02-30' }, 'date "2027-02-30" is not a date. Write it like 2027-05-08.'],
    ['a date in another form', { date: '08/05/2027' }, 'date "08/05/2027" is not a date. Write it like 2027-05-08.'],
    [
      'a date too long ago',
      { date: '1949-12-31' },
      'date "1949-12-31" is not between 1950-01-01 and 2199-12-31. Write it like 2027-05-08.',
    ],
    ['no start time', { startTime: '' }, 'startTime is empty. Write it like 10:30.'],
    ['an impossible start time', { startTime: '24:00' }, 'startTime "24:00" is not a time. Write it like 10:30.'],
    ['an impossible end time', { endTime: 'noon' }, 'endTime "noon" is not a time. Write it like 12:00.'],
    [
      'an end before the start',
      { endTime: '9:30' },
      'endTime "9:30" is before the start. Correct startTime or endTime.',
    ],
    [
      'an unknown type',
      { type: 'party' },
      'type "party" is not one of match, training, tournament, friendly. Write one of them.',
    ],
    [
      'a long title',
      { title: 'x'.repeat(151) },
      `title "${'x'.repeat(100)}…" is too long. Write at most 150 characters.`,
    ],
    [
      'a long name of a league',
      { leagueName: 'x'.repeat(101) },
      `leagueName "${'x'.repeat(100)}…" is too long. Write at most 100 characters.`,
    ],
    [
      'a long name of a team',
      { awayTeam: 'x'.repeat(101) },
      `awayTeam "${'x'.repeat(100)}…" is too long. Write at most 100 characters.`,
    ],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading({ ...row, ...part })).toBe(wrong);
  });
});

describe('asEvent', () => {
  const team = (id: number, name: string, foldedLeagueName: string): NamedTeam => ({
    id,
    name,
    foldedName: name.toLowerCase(),
    foldedLeagueName,
    leagueAgeGroup: 'U12',
  });
  const teams = new Map([
    ['lions', [team(11, 'Lions', 'harbour')]],
    ['bears', [team(2, 'Bears', 'harbour'), team(3, 'Bears', 'county')]],
  ]);
  const leagues = new Map([['harbour', [{ id: 7, name: 'Harbour', ageGroup: 'U12' }]]]);
  const resolved = (part: Record<string, string>) =>
    asEvent(readFixture(new RowReader({ ...row, ...part }, '2026-11-20')), teams, leagues);
  const event = {
    type: 'match',
    date: '2027-05-08',
    startTime: '10:30',
    endTime: null,
    location: null,
    notes: [],
    relevanceType: 'team',
  };

  it.each([
    ['home team', { homeTeam: 'LIONS' }],
    ['away team', { homeTeam: '', awayTeam: 'lions' }],
  ])('is for the only team, its %s', (_case, part) => {
    const fields = { ...event, title: 'Lions match', teamId: 11, leagueId: null, teamsInvolved: [11] };
    expect(resolved(part)).toEqual({ fields });
  });

  it('is for both teams, of which the league tells them from others', () => {
    const fields = { ...event, title: 'Bears friendly', type: 'friendly', teamId: null, leagueId: null };
    const part = { homeTeam: 'bears', awayTeam: 'Lions', leagueName: 'Harbour', type: 'friendly' };
    expect(resolved(part)).toEqual({ fields: { ...fields, teamsInvolved: [2, 11] } });
  });

  it('is for the whole league if there are no teams', () => {
    const fields = { ...event, title: 'Harbour match', teamId: null, leagueId: 7, teamsInvolved: [] };
    expect(resolved({ homeTeam: '', leagueName: 'HARBOUR' })).toEqual({ fields });
  });

  it('keeps the title of the row', () => {
    expect(resolved({ title: 'Cup Final' })).toMatchObject({ fields: { title: 'Cup Final' } });
  });

  it.each([
    [
      'neither team nor league',
      { homeTeam: '' },
      'homeTeam is empty. Write the name of a team, or a leagueName for the whole league.',
    ],
    [
      'the same team twice',
      { awayTeam: 'lions' },
      'awayTeam "lions" is the home team as well. Write another team, or leave it empty.',
    ],
    [
      'an unknown team',
      { awayTeam: 'Hawks' },
      'awayTeam "Hawks" is not a team of the club. Import the team first, or correct the name.',
    ],
    [
      'an ambiguous team',
      { awayTeam: 'Bears' },
      'awayTeam "Bears" is the name of several teams. Write the leagueName as well.',
    ],
    [
      'a team of another league',
      { leagueName: 'County' },
      'homeTeam "Lions" is not a team in the league "County". Correct homeTeam or leagueName.',
    ],
    [
      'an unknown league',
      { homeTeam: '', leagueName: 'County' },
      'leagueName "County" is not a league of the club. Import the league first, or correct the name.',
    ],
  ])('rejects %s', (_case, part, problem) => {
    expect(resolved(part)).toEqual({ column: problem.split(' ')[0], problem });
  });
});

describe('fixtureKey', () => {
  const event = { date: '2027-05-08', startTime: '10:30', teamId: null, leagueId: null, teamsInvolved: [2, 11] };

  it.each([
    ['the same teams in another order', { teamsInvolved: [11, 2] }],
    ['one of them as its team', { teamId: 2, teamsInvolved: [11, 2] }],
    ['a league as well', { leagueId: 7 }],
  ])('is the same for an event with %s', (_case, part) => {
    expect(fixtureKey({ ...event, ...part })).toBe(fixtureKey(event));
  });

  it('differs for other dates, times, teams and leagues', () => {
    const keys = [
      event,
      { ...event, date: '2027-05-09' },
      { ...event, startTime: '11:30' },
      { ...event, teamsInvolved: [2, 1] },
      { ...event, teamsInvolved: [211] },
      { ...event, teamId: 2, teamsInvolved: [2] },
      { ...event, leagueId: 2, teamsInvolved: [] },
      { ...event, leagueId: 3, teamsInvolved: [] },
    ].map(fixtureKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
