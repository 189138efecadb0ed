import { reachesFamily } from './concerns.ts';

const teams = [
  { id: 1, leagueId: 7 },
  { id: 2, leagueId: null },
];

it.each([
  ['everybody', { teamId: null, leagueId: null }, true],
  ['their team', { teamId: 2, leagueId: null }, true],
  ['another team', { teamId: 3, leagueId: null }, false],
  ['the league of their team', { teamId: null, leagueId: 7 }, true],
  ['another league', { teamId: null, leagueId: 8 }, false],
])('reachesFamily for an announcement for %s (%j) is %p', (_case, scope, expected) => {
  expect(reachesFamily(scope, teams)).toBe(expected);
});

it('reachesFamily includes families without a team only if the announcement is for everybody', () => {
  expect(reachesFamily({ teamId: null, leagueId: null }, [])).toBe(true);
  expect(reachesFamily({ teamId: 1, leagueId: null }, [])).toBe(false);
});
