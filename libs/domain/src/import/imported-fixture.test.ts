import { asEvent, fixtureKey, readFixture } from './imported-fixture.ts';
import { type NamedTeam } from './resolve.ts';
import { RowReader } from './row-reader.ts';

const row = { date: '2027-05-08', startTime: '10:30', homeTeam: 'Lions' };

/** The fields of a row, or the problem with it. */
function reading(cells: Record<string, string>) {
  const reader = new RowReader(cells, '2026-11-20');
  const fields = readFixture(reader);
  return reader.problem ?? fields;
}

describe('readFixture', () => {
  const fixture = {
    ...{ name: 'Lions', title: null, type: 'match', date: '2027-05-08', startTime: '10:30', endTime: null },
    ...{ location: null, league: null, teams: [{ teamName: 'Lions', foldedTeamName: 'lions' }] },
  };

  it('makes a match of a row with a date, a start time and a team', () => {
    expect(reading(row)).toEqual(fixture);
    expect(reading({ ...row, type: ' ', endTime: ' ', location: ' ', title: '', awayTeam: ' ' })).toEqual(fixture);
  });

  it('reads all columns, and names as written and folded', () => {
    const more = { title: 'Cup  Final', type: 'Tournament', endTime: '12:00', location: ' Pitch 2 ' };
    expect(reading({ ...row, ...more, leagueName: 'Harbour League', awayTeam: 'Bears' })).toEqual({
      ...fixture,
      ...{ name: 'Cup Final', title: 'Cup Final', type: 'tournament', endTime: '12:00', location: 'Pitch 2' },
      league: { leagueName: 'Harbour League', foldedLeagueName: 'harbour league' },
      teams: [
        { teamName: 'Lions', foldedTeamName: 'lions' },
        { teamName: 'Bears', foldedTeamName: 'bears' },
      ],
    });
  });

  it.each([
    ['away team', { homeTeam: '', awayTeam: 'Bears', leagueName: 'Harbour' }, 'Bears'],
    ['league', { homeTeam: '', leagueName: 'Harbour' }, 'Harbour'],
    ['line, by an empty name,', { homeTeam: '' }, ''],
  ])('names a row without a title and home team after its %s', (_case, part, name) => {
    expect(reading({ ...row, ...part })).toMatchObject({ name });
  });

  it.each([
    ['no date', { date: '' }, 'Date is required'],
    ['an impossible date', { date: '2027-02-30' }, 'Invalid date'],
    ['a date in another form', { date: '08/05/2027' }, 'Invalid date'],
    ['a date too long ago', { date: '1949-12-31' }, 'Invalid date'],
    ['no start time', { startTime: '' }, 'Start time is required'],
    ['an impossible start time', { startTime: '24:00' }, 'Start time is required'],
    ['an impossible end time', { endTime: '9:30' }, 'Please enter a time'],
    ['an unknown type', { type: 'party' }, 'Type must be one of match, training, tournament, friendly'],
    ['a long title', { title: 'x'.repeat(151) }, 'title must be at most 150 characters'],
    ['a long location', { location: 'x'.repeat(201) }, 'location must be at most 200 characters'],
    ['a long name of a league', { leagueName: 'x'.repeat(101) }, 'leagueName must be at most 100 characters'],
    ['a long name of a team', { awayTeam: 'x'.repeat(101) }, 'awayTeam must be at most 100 characters'],
  ])('rejects a row with %s', (_case, part, wrong) => {
    expect(reading({ ...row, ...part })).toBe(wrong);
  });
});

describe('asEvent', () => {
  const team = (id: number, name: string, foldedLeagueName: string): NamedTeam => ({
    ...{ id, name, foldedName: name.toLowerCase(), foldedLeagueName },
  });
  const teams = new Map([
    ['lions', [team(11, 'Lions', 'harbour')]],
    ['bears', [team(2, 'Bears', 'harbour'), team(3, 'Bears', 'county')]],
  ]);
  const leagues = new Map([['harbour', [{ id: 7, name: 'Harbour' }]]]);
  const resolved = (part: Record<string, string>) =>
    asEvent(readFixture(new RowReader({ ...row, ...part }, '2026-11-20')), teams, leagues);
  const event = {
    ...{ type: 'match', date: '2027-05-08', startTime: '10:30', endTime: null, location: null },
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
    ['neither team nor league', { homeTeam: '' }, 'Please select either a team, multiple teams, or a league'],
    ['the same team twice', { awayTeam: 'lions' }, 'The home team and the away team are the same'],
    ['an unknown team', { awayTeam: 'Hawks' }, 'There is no team named "Hawks"'],
    ['an ambiguous team', { awayTeam: 'Bears' }, 'Several teams are named "Bears": name the league'],
    ['a team of another league', { leagueName: 'County' }, 'There is no team named "Lions" in a league named "County"'],
    ['an unknown league', { homeTeam: '', leagueName: 'County' }, 'There is no league named "County"'],
  ])('rejects %s', (_case, part, problem) => {
    expect(resolved(part)).toEqual({ problem });
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
