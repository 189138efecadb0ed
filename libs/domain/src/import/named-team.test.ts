import { byTeamName, type NamedTeam } from './named-team.ts';

const team = (id: number, name: string, leagueNames: string[] = []): NamedTeam => ({
  ...{ id, name, foldedName: name.toLowerCase() },
  ...{ foldedLeagueName: null, leagueAgeGroup: null, leagueNames },
});

it('byTeamName finds a team by its name and by what leagues call it', () => {
  const lions = team(1, 'Lions', ['Harbour Lions U12', 'HARBOUR  LIONS u12', 'Lions FC']);
  const found = byTeamName([lions, team(2, 'Bears')]);
  expect([...found.keys()]).toEqual(['lions', 'bears', 'harbour lions u12', 'lions fc']);
  expect(found.get('harbour lions u12')).toEqual([lions]);
});

it('byTeamName prefers the name of a team, and keeps two teams that leagues call the same', () => {
  const [lions, bears, owls] = [team(1, 'Lions', ['Bears', 'Harbour']), team(2, 'Bears'), team(3, 'Owls', ['harbour'])];
  const found = byTeamName([lions, bears, owls]);
  expect(found.get('bears')).toEqual([bears]);
  expect(found.get('harbour')).toEqual([lions, owls]);
});
