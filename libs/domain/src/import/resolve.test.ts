import { groupBy, inLeague, type NamedTeam, onRoster, parentOf } from './resolve.ts';

describe('inLeague', () => {
  const leagues = new Map([
    ['harbour', [{ id: 1, name: 'Harbour' }]],
    [
      'county',
      [
        { id: 2, name: 'County' },
        { id: 3, name: 'County' },
      ],
    ],
  ]);

  it.each([
    ['Harbour', { fields: { leagueId: 1 } }],
    ['County', { problem: 'Several leagues are named "County"' }],
    ['=Nowhere', { problem: 'There is no league named "\'=Nowhere"' }],
  ])('resolves the league %s', (leagueName, expected) => {
    const team = {
      ...{ name: 'Hawks', foldedName: 'hawks', description: null },
      ...{ leagueName, foldedLeagueName: leagueName.toLowerCase() },
    };
    const fields = 'fields' in expected ? { fields: { ...team, ...expected.fields } } : expected;
    expect(inLeague(team, leagues)).toEqual(fields);
  });
});

describe('onRoster', () => {
  const teams = new Map<string, NamedTeam[]>([
    ['lions', [{ id: 1, name: 'Lions', foldedName: 'lions', foldedLeagueName: 'harbour' }]],
    [
      'bears',
      [
        { id: 2, name: 'Bears', foldedName: 'bears', foldedLeagueName: 'harbour' },
        { id: 3, name: 'Bears', foldedName: 'bears', foldedLeagueName: 'county' },
      ],
    ],
    ['hawks', [{ id: 4, name: 'Hawks', foldedName: 'hawks', foldedLeagueName: null }]],
    [
      'owls',
      [
        { id: 5, name: 'Owls', foldedName: 'owls', foldedLeagueName: 'harbour' },
        { id: 6, name: 'Owls', foldedName: 'owls', foldedLeagueName: 'harbour' },
      ],
    ],
  ]);
  const children = new Map([['mia keller\n2014-05-04', { id: 8 }]]);
  const row = (teamName: string, leagueName: string | null, name: string, dateOfBirth: string) => ({
    ...{ teamName, foldedTeamName: teamName.toLowerCase() },
    ...{ leagueName, foldedLeagueName: leagueName && leagueName.toLowerCase() },
    ...{ name, foldedName: name.toLowerCase(), dateOfBirth, jerseyNumber: 7, position: null },
  });

  it.each([
    ['Lions', null, 1],
    ['Lions', 'Harbour', 1],
    ['Bears', 'County', 3],
    ['Hawks', null, 4],
  ])('resolves a registered child, the team %s and the league %p', (team, league, teamId) => {
    const member = row(team, league, 'Mia Keller', '2014-05-04');
    expect(onRoster(member, teams, children)).toEqual({ fields: { ...member, teamId, childId: 8 } });
  });

  it.each([
    ['Eagles', null, 'There is no team named "Eagles"'],
    ['Hawks', 'Harbour', 'There is no team named "Hawks" in a league named "Harbour"'],
    ['Bears', null, 'Several teams are named "Bears": name the league'],
    ['Owls', 'Harbour', 'Several teams are named "Owls" in a league named "Harbour"'],
  ])('rejects the team %s of the league %p', (team, league, problem) => {
    expect(onRoster(row(team, league, 'Mia Keller', '2014-05-04'), teams, children)).toEqual({ problem });
  });

  it.each([
    ['Noah Okafor', '2014-05-04'],
    ['Mia Keller', '2014-05-05'],
  ])('requires name and date of birth to match, unlike %s born %s', (name, dateOfBirth) => {
    const problem = `There is no player named "${name}" born on ${dateOfBirth}`;
    expect(onRoster(row('Lions', null, name, dateOfBirth), teams, children)).toEqual({ problem });
  });
});

describe('parentOf', () => {
  const parent = { id: 4, isParent: true, isActive: true, selfRegistered: false };
  const accounts = new Map([
    ['made@club.example', parent],
    ['self@club.example', { ...parent, selfRegistered: true }],
    ['coach@club.example', { ...parent, isParent: false }],
    ['gone@club.example', { ...parent, isActive: false }],
  ]);

  it.each([
    [null, { parentId: null }],
    ['made@club.example', { parentId: 4 }],
    [
      'self@club.example',
      {
        parentId: null,
        note: 'The account self@club.example exists but its email is unverified; assign the player manually',
      },
    ],
    ['coach@club.example', { parentId: null, note: 'The account coach@club.example is not a parent' }],
    ['gone@club.example', { parentId: null, note: 'There is no account with the email gone@club.example' }],
    ['nobody', { parentId: null, note: 'There is no account with the email nobody' }],
    ['=nobody', { parentId: null, note: "There is no account with the email '=nobody" }],
  ])('resolves the e-mail %p', (parentEmail, expected) => {
    const child = { name: 'Mia', foldedName: 'mia', dateOfBirth: '2014-05-04', ageGroup: null, parentEmail };
    expect(parentOf(child, accounts)).toEqual(expected);
  });
});

it('groupBy keeps the rows of a key together and in order', () => {
  const groups = groupBy(['Lions U12', 'Bears U14', 'Hawks U12'], (row) => row.slice(-3));
  expect([...groups]).toEqual([
    ['U12', ['Lions U12', 'Hawks U12']],
    ['U14', ['Bears U14']],
  ]);
});
