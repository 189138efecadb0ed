import { audienceProblem, reachesFamily, titleAfter } from './audience.ts';
import { type EventScope } from './concerns.ts';
import * as messages from '../messages.ts';

const event: EventScope = {
  teamId: null,
  leagueId: null,
  teamsInvolved: [],
  relevanceType: 'all',
  ageGroupRelevance: null,
};
const noScope = { field: 'teamId', message: messages.scopeRequired };
const noAgeGroup = { field: 'ageGroupRelevance', message: messages.ageGroupForEventRequired };

// Covers ASVS 2.2.3.
it.each<[Partial<EventScope>, object | null]>([
  [{}, noScope],
  [{ teamId: 1 }, null],
  [{ leagueId: 1 }, null],
  [{ teamsInvolved: [1] }, null],
  [{ relevanceType: 'age_group' }, noScope],
  [{ teamId: 1, relevanceType: 'age_group' }, noAgeGroup],
  [{ teamId: 1, relevanceType: 'age_group', ageGroupRelevance: 'U12' }, null],
  [{ teamId: 1, relevanceType: 'team' }, null],
])('audienceProblem finds in %j: %j', (fields, problem) => {
  expect(audienceProblem({ ...event, ...fields })).toEqual(problem);
});

it('titleAfter names the team or league and the type', () => {
  expect(titleAfter('U12 Lions', 'training')).toBe('U12 Lions training');
  expect(titleAfter('U12 Lions', 'match', { opponent: '', isHome: false })).toBe('U12 Lions match');
});

it.each([
  [true, 'U12 Lions v Harbour Rovers'],
  [null, 'U12 Lions v Harbour Rovers'],
  [false, 'Harbour Rovers v U12 Lions'],
])('titleAfter names the home side first; isHome %s: %s', (isHome, title) => {
  expect(titleAfter('U12 Lions', 'match', { opponent: 'Harbour Rovers', isHome })).toBe(title);
});

it('titleAfter names no opponent of a training', () => {
  expect(titleAfter('U12 Lions', 'training', { opponent: 'Harbour Rovers' })).toBe('U12 Lions training');
});

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
