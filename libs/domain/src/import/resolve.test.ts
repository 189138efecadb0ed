import { type Choice } from './preview/choices.ts';
import { readLeagueReference } from './league-reference.ts';
import { groupBy } from './group-by.ts';
import { type NamedTeam } from './named-team.ts';
import { importedWith, onRoster, parentsOf } from './resolve.ts';
import { RowReader } from './row-reader.ts';

describe('onRoster', () => {
  const team = (
    id: number,
    name: string,
    foldedLeagueName: string | null,
    leagueAgeGroup: string | null,
  ): NamedTeam => ({
    id,
    name,
    foldedName: name.toLowerCase(),
    foldedLeagueName,
    leagueAgeGroup,
  });
  const teams = new Map<string, NamedTeam[]>([
    ['lions', [team(1, 'Lions', 'harbour', 'U12')]],
    ['bears', [team(2, 'Bears', 'harbour', 'U12'), team(3, 'Bears', 'county', 'U12')]],
    ['hawks', [team(4, 'Hawks', null, null)]],
    ['owls', [team(5, 'Owls', 'harbour', 'U12'), team(6, 'Owls', 'harbour', 'U10')]],
  ]);
  const children = new Map([['mia keller\n2014-05-04', { id: 8 }]]);
  const child = (id: number, name: string, dateOfBirth: string) => ({
    id,
    name,
    foldedName: name.toLowerCase(),
    dateOfBirth,
  });
  const childrenByBirth = new Map([
    ['2014-05-04', [child(8, 'Mia Keller', '2014-05-04')]],
    ['2013-02-01', ['Sean O’Brien', 'Zoe Roth', 'Zoé Rot'].map((name, at) => child(20 + at, name, '2013-02-01'))],
  ]);
  const known = { teamsByName: teams, childrenByKey: children, childrenByBirth };
  const row = (teamName: string, leagueName: string | null, name: string, dateOfBirth: string, ageGroup = '') => ({
    teamName,
    foldedTeamName: teamName.toLowerCase(),
    league: readLeagueReference(new RowReader({ leagueName: leagueName ?? '', ageGroup }, '2026-11-20')),
    name,
    foldedName: name.toLowerCase(),
    writtenName: name,
    dateOfBirth,
    jerseyNumber: 7,
    position: null,
    notes: [],
  });

  it.each([
    ['Lions', null, 1],
    ['Lions', 'Harbour', 1],
    ['Bears', 'County', 3],
    ['Hawks', null, 4],
  ])('resolves a registered child, the team %s and the league %p', (team, league, teamId) => {
    const member = row(team, league, 'Mia Keller', '2014-05-04');
    expect(onRoster(member, known)).toEqual({ fields: { ...member, teamId, childId: 8 } });
  });

  it.each([
    ['Eagles', null, 'teamName "Eagles" is not a team of the club. Import the team first, or correct the name.'],
    ['Hawks', 'Harbour', 'teamName "Hawks" is not a team in the league "Harbour". Correct teamName or leagueName.'],
    ['Bears', null, 'teamName "Bears" is the name of several teams. Write the leagueName as well.'],
    [
      'Owls',
      'Harbour',
      'teamName "Owls" is the name of several teams in the league "Harbour". Write the ageGroup as well.',
    ],
  ])('rejects the team %s of the league %p', (team, league, problem) => {
    expect(onRoster(row(team, league, 'Mia Keller', '2014-05-04'), known)).toEqual({
      column: 'teamName',
      problem,
    });
  });

  const sean = { id: 20, name: 'Sean O’Brien', dateOfBirth: '2013-02-01' };
  const resolved = (name: string, choice?: Choice) => onRoster(row('Lions', null, name, '2013-02-01'), known, choice);

  it('suggests the registered children of that day with near names', () => {
    expect(resolved('Seán OʼBrien')).toEqual({
      column: 'childName',
      problem: 'childName "Seán OʼBrien" is not the name of a player born on 2013-02-01. Did you mean "Sean O’Brien"?',
      candidates: [sean],
    });
    expect(resolved('Zoë Roth')).toMatchObject({
      problem:
        'childName "Zoë Roth" is not the name of a player born on 2013-02-01. Import the player first, or correct childName or dateOfBirth.',
      candidates: [{ id: 21 }, { id: 22 }],
    });
    expect(resolved('O’Brien Sean')).toMatchObject({ candidates: [sean] });
  });

  it('takes the child that was chosen, if the row could mean it', () => {
    expect(resolved('Seán OʼBrien', 20)).toMatchObject({ fields: { teamId: 1, childId: 20 } });
    expect(resolved('Seán OʼBrien', 'skip')).toEqual({ skipped: 'Left out' });
    for (const choice of [21, 'new'] as const) expect(resolved('Seán OʼBrien', choice)).toHaveProperty('problem');
    expect(resolved('Noah Okafor', 'skip')).toHaveProperty('problem');
  });

  it.each([
    ['Harbour', 'U10', 6],
    ['Harbour', 'under 12', 5],
    ['Harbour U10', '', 6],
    ['HARBOUR (Under 10)', 'U10', 6],
    [null, 'U10', 6],
  ])('resolves the Owls of the league %p and the age group "%s"', (league, ageGroup, teamId) => {
    const member = row('Owls', league, 'Mia Keller', '2014-05-04', ageGroup);
    expect(onRoster(member, known)).toMatchObject({ fields: { teamId } });
  });

  it.each([
    ['Harbour', 'U9', ' in the league "Harbour" of the age group "U9". Correct teamName or leagueName or ageGroup.'],
    ['Harbour U9', '', ' in the league "Harbour U9". Correct teamName or leagueName.'],
    [
      'Harbour U10',
      'U12',
      ' in the league "Harbour U10" of the age group "U12". Correct teamName or leagueName or ageGroup.',
    ],
    [null, 'U9', ' of the age group "U9". Correct teamName or ageGroup.'],
  ])('rejects the Owls of the league %p and the age group "%s"', (league, ageGroup, where) => {
    const member = row('Owls', league, 'Mia Keller', '2014-05-04', ageGroup);
    expect(onRoster(member, known)).toEqual({
      column: 'teamName',
      problem: `teamName "Owls" is not a team${where}`,
    });
  });

  it.each([
    ['Noah Okafor', '2014-05-04'],
    ['Mia Keller', '2014-05-05'],
  ])('requires name and date of birth to match, unlike %s born %s', (name, dateOfBirth) => {
    const problem = `childName "${name}" is not the name of a player born on ${dateOfBirth}. Import the player first, or correct childName or dateOfBirth.`;
    expect(onRoster(row('Lions', null, name, dateOfBirth), known)).toEqual({
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
    expect(importedWith({ notes: [] }, noted())).toEqual({ message: 'Imported' });
    const message = `Imported. Reordered. ${unknown}. ${unverified}`;
    expect(importedWith({ notes: ['Reordered'] }, noted(unknown, unverified))).toEqual({ message });
  });
});

it('groupBy keeps the rows of a key together and in order', () => {
  const groups = groupBy(['Lions U12', 'Bears U14', 'Hawks U12'], (row) => row.slice(-3));
  expect([...groups]).toEqual([
    ['U12', ['Lions U12', 'Hawks U12']],
    ['U14', ['Bears U14']],
  ]);
});
