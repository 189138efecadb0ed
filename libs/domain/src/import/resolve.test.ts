import { groupBy, importedWith, inLeague, type NamedTeam, onRoster, parentsOf } from './resolve.ts';

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
    [
      'County',
      {
        column: 'leagueName',
        problem: 'leagueName "County" is the name of several leagues. Rename one of them first.',
      },
    ],
    [
      '=Nowhere',
      {
        column: 'leagueName',
        problem: 'leagueName "\'=Nowhere" is not a league of the club. Import the league first, or correct the name.',
      },
    ],
  ])('resolves the league %s', (leagueName, expected) => {
    const team = {
      name: 'Hawks',
      foldedName: 'hawks',
      description: null,
      leagueName,
      foldedLeagueName: leagueName.toLowerCase(),
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
  const known = (name: string, dateOfBirth = '2014-05-04') => ({ name, foldedName: name.toLowerCase(), dateOfBirth });
  const byBirth = new Map([
    ['2014-05-04', [known('Mia Keller')]],
    ['2013-02-01', ['Sean O’Brien', 'Zoe Roth', 'Zoé Rot'].map((name) => known(name, '2013-02-01'))],
  ]);
  const row = (teamName: string, leagueName: string | null, name: string, dateOfBirth: string) => ({
    teamName,
    foldedTeamName: teamName.toLowerCase(),
    leagueName,
    foldedLeagueName: leagueName && leagueName.toLowerCase(),
    name,
    foldedName: name.toLowerCase(),
    writtenName: name,
    dateOfBirth,
    jerseyNumber: 7,
    position: null,
  });

  it.each([
    ['Lions', null, 1],
    ['Lions', 'Harbour', 1],
    ['Bears', 'County', 3],
    ['Hawks', null, 4],
  ])('resolves a registered child, the team %s and the league %p', (team, league, teamId) => {
    const member = row(team, league, 'Mia Keller', '2014-05-04');
    expect(onRoster(member, teams, children, byBirth)).toEqual({ fields: { ...member, teamId, childId: 8 } });
  });

  it.each([
    ['Eagles', null, 'teamName "Eagles" is not a team of the club. Import the team first, or correct the name.'],
    ['Hawks', 'Harbour', 'teamName "Hawks" is not a team in the league "Harbour". Correct teamName or leagueName.'],
    ['Bears', null, 'teamName "Bears" is the name of several teams. Write the leagueName as well.'],
    [
      'Owls',
      'Harbour',
      'teamName "Owls" is the name of several teams in the league "Harbour". Rename one of them first.',
    ],
  ])('rejects the team %s of the league %p', (team, league, problem) => {
    expect(onRoster(row(team, league, 'Mia Keller', '2014-05-04'), teams, children, byBirth)).toEqual({
      column: 'teamName',
      problem,
    });
  });

  it('suggests the only registered child of that day with a near name', () => {
    const resolved = (name: string) => onRoster(row('Lions', null, name, '2013-02-01'), teams, children, byBirth);
    expect(resolved('Seán OʼBrien')).toEqual({
      column: 'childName',
      problem: 'childName "Seán OʼBrien" is not the name of a player born on 2013-02-01. Did you mean "Sean O’Brien"?',
    });
    expect(resolved('Zoë Roth')).toEqual({
      column: 'childName',
      problem:
        'childName "Zoë Roth" is not the name of a player born on 2013-02-01. Import the player first, or correct childName or dateOfBirth.',
    });
  });

  it.each([
    ['Noah Okafor', '2014-05-04'],
    ['Mia Keller', '2014-05-05'],
  ])('requires name and date of birth to match, unlike %s born %s', (name, dateOfBirth) => {
    const problem = `childName "${name}" is not the name of a player born on ${dateOfBirth}. Import the player first, or correct childName or dateOfBirth.`;
    expect(onRoster(row('Lions', null, name, dateOfBirth), teams, children, byBirth)).toEqual({
      column: 'childName',
      problem,
    });
  });
});

describe('parentsOf', () => {
  const parent = { id: 4, isParent: true, isActive: true, hasUnverifiedEmail: false };
  const accounts = new Map([
    ['made@club.example', parent],
    ['other@club.example', { ...parent, id: 5 }],
    ['self@club.example', { ...parent, hasUnverifiedEmail: true }],
    ['coach@club.example', { ...parent, isParent: false }],
    ['gone@club.example', { ...parent, isActive: false }],
    ['left@club.example', { ...parent, isActive: false, hasUnverifiedEmail: true }],
  ]);
  const noted = (...notes: string[]) => ({ parentIds: [], invitees: [], notes });
  const unverified = 'The account self@club.example exists but its email is unverified; assign the player manually';
  const unknown = 'There is no account with the email nobody@club.example';

  it.each([
    ['', noted()],
    ['made', { ...noted(), parentIds: [4], invitees: ['made@club.example'] }],
    ['other made', { ...noted(), parentIds: [5, 4], invitees: ['other@club.example', 'made@club.example'] }],
    ['self', { ...noted(unverified), invitees: ['self@club.example'] }],
    ['nobody', { ...noted(unknown), invitees: ['nobody@club.example'] }],
    ['coach', noted('The account coach@club.example is not a parent')],
    ['gone', noted('The account gone@club.example is deactivated')],
    ['left', noted('The account left@club.example is deactivated')],
    [
      'nobody made self',
      {
        parentIds: [4],
        invitees: ['nobody@club.example', 'made@club.example', 'self@club.example'],
        notes: [unknown, unverified],
      },
    ],
  ])('links or notes the accounts: %s', (names, expected) => {
    const parentEmails = names.split(' ').flatMap((name) => (name ? [`${name}@club.example`] : []));
    expect(parentsOf({ parentEmails }, accounts)).toEqual(expected);
  });

  it('gives notes that a message joins', () => {
    expect(importedWith({ notes: [] }, noted())).toBe('Imported');
    expect(importedWith({ notes: ['Reordered'] }, noted(unknown, unverified))).toBe(
      `Imported. Reordered. ${unknown}. ${unverified}`,
    );
  });
});

it('groupBy keeps the rows of a key together and in order', () => {
  const groups = groupBy(['Lions U12', 'Bears U14', 'Hawks U12'], (row) => row.slice(-3));
  expect([...groups]).toEqual([
    ['U12', ['Lions U12', 'Hawks U12']],
    ['U14', ['Bears U14']],
  ]);
});
