import { asEvent, readFixture } from '../import/fixtures/imported-fixture.ts';
import { foldName } from '../names/fold-name.ts';
import { RowReader } from '../import/row-reader.ts';
import { groupBy } from '../import/group-by.ts';
import { type ExportableEvent, exportedFixture } from './exported-fixture.ts';

const north = { id: 1, name: 'North League', ageGroup: 'U12' };
const south = { id: 2, name: 'North League', ageGroup: 'U13' };
const lions = { id: 1, name: 'Lions', league: north };
const bears = { id: 2, name: 'Bears', league: north };
const olderBears = { id: 3, name: 'Bears', league: south };
const hawks = { id: 4, name: 'Hawks', league: null };

const event: ExportableEvent = {
  title: 'Cup Final',
  type: 'tournament',
  date: '2027-05-08',
  startTime: '10:30',
  isTimeToBeConfirmed: false,
  endTime: '12:00',
  location: 'Pitch 2, behind the "Hut"',
  status: 'confirmed',
  competition: 'Cup',
  externalId: 'FT-7',
  opponent: null,
  league: null,
  teams: [lions, bears],
  isHome: null,
};

/** What the import makes of an exported event. */
function imported(exported: Partial<ExportableEvent>) {
  const cells = Object.entries(exportedFixture({ ...event, ...exported })).map(([column, cell]) => [
    column,
    cell ?? '',
  ]);
  const reader = new RowReader(Object.fromEntries(cells) as Record<string, string>, '2026-11-20');
  const fixture = readFixture(reader);
  expect(reader.problem).toBeNull();
  const teams = [lions, bears, olderBears, hawks].map(({ id, name, league }) => ({
    ...{ id, name, foldedName: foldName(name) },
    foldedLeagueName: league && foldName(league.name),
    leagueAgeGroup: league && league.ageGroup,
  }));
  return asEvent(
    fixture,
    groupBy(teams, ({ foldedName }) => foldedName),
    groupBy([north, south], ({ name }) => foldName(name)),
  );
}

describe('exportedFixture', () => {
  it('writes all columns, the home team first', () => {
    expect(exportedFixture(event)).toEqual({
      ...{ title: 'Cup Final', type: 'tournament', date: '2027-05-08', startTime: '10:30', endTime: '12:00' },
      ...{ location: 'Pitch 2, behind the "Hut"', leagueName: 'North League', ageGroup: 'U12' },
      ...{ homeTeam: 'Lions', awayTeam: 'Bears', status: 'confirmed', competition: 'Cup', externalId: 'FT-7' },
    });
  });

  it.each<[string, Partial<ExportableEvent>, object]>([
    ['two teams', {}, { teamId: null, leagueId: null, teamsInvolved: [1, 2] }],
    ['two teams of different leagues', { teams: [hawks, lions] }, { teamId: null, teamsInvolved: [4, 1] }],
    ['one team', { teams: [olderBears] }, { teamId: 3, leagueId: null, teamsInvolved: [3] }],
    ['one team that plays away', { teams: [lions], isHome: false }, { teamId: 1, teamsInvolved: [1] }],
    [
      'a match at home against another club',
      { type: 'match', teams: [lions], isHome: true, opponent: 'Owls' },
      { teamId: 1, opponent: 'Owls', isHome: true, type: 'match' },
    ],
    [
      'a match away',
      { type: 'match', teams: [lions], isHome: false, opponent: 'Owls' },
      { teamId: 1, opponent: 'Owls', isHome: false, type: 'match' },
    ],
    ['a team without a league', { teams: [hawks] }, { teamId: 4, teamsInvolved: [4] }],
    ['a whole league', { teams: [], league: south }, { teamId: null, leagueId: 2, teamsInvolved: [] }],
  ])('writes an event of %s so that the import reads it', (_what, exported, audience) => {
    const { league: _league, teams: _teams, isHome: _isHome, opponent: _opponent, ...fields } = event;
    expect(imported(exported)).toMatchObject({
      fields: { ...fields, relevanceType: 'team', ...audience },
    });
  });

  it('names the league only as far as both teams share it', () => {
    const named = { leagueName: 'North League', ageGroup: null };
    expect(exportedFixture({ ...event, teams: [lions, olderBears] })).toMatchObject(named);
    expect(exportedFixture({ ...event, teams: [lions, hawks] })).toMatchObject({ leagueName: null, ageGroup: null });
  });

  it('writes the only team of an event as the away team if it plays away', () => {
    expect(exportedFixture({ ...event, teams: [lions], isHome: false })).toMatchObject({
      homeTeam: null,
      awayTeam: 'Lions',
    });
    expect(exportedFixture({ ...event, isHome: false })).toMatchObject({ homeTeam: 'Lions', awayTeam: 'Bears' });
  });
});
