import { concerns, type ConcernedChild, type EventScope } from './concerns.ts';

const scope = (part: Partial<EventScope>): EventScope => ({
  teamId: null,
  leagueId: null,
  teamsInvolved: [],
  relevanceType: 'team',
  ageGroupRelevance: null,
  ...part,
});

/** In team 1 of league 7, age group U13. */
const child: ConcernedChild = { teams: [{ id: 1, leagueId: 7 }], ageGroup: 'U13' };

it.each<[string, Partial<EventScope>, boolean]>([
  ['its team', { teamId: 1 }, true],
  ['another team', { teamId: 2 }, false],
  ['several teams, its own among them', { teamsInvolved: [2, 1] }, true],
  ['several other teams', { teamId: 3, teamsInvolved: [2] }, false],
  ['its league', { leagueId: 7 }, true],
  ['another league', { leagueId: 8 }, false],
  ['its league, but one other team of it', { leagueId: 7, teamId: 2 }, false],
  ['its league, but other teams of it', { leagueId: 7, teamsInvolved: [2] }, false],
  ['the whole club', { relevanceType: 'all', teamId: 2 }, true],
  ['its age group by the next one up', { relevanceType: 'age_group', ageGroupRelevance: 'U14' }, true],
  ['exactly its age group', { relevanceType: 'age_group', ageGroupRelevance: 'U13' }, true],
  ['another age group', { relevanceType: 'age_group', ageGroupRelevance: 'U12' }, false],
  ['an age group that counts only with its relevance', { relevanceType: 'team', ageGroupRelevance: 'U14' }, false],
  ['another age group, but its team', { relevanceType: 'age_group', ageGroupRelevance: 'U10', teamId: 1 }, true],
])('concerns() for an event for %s (%j) is %p', (_case, part, expected) => {
  expect(concerns(scope(part), child)).toBe(expected);
});

it.each<[string, Partial<EventScope>]>([
  ['one of its teams', { teamId: 1 }],
  ['several teams, one of its own among them', { teamsInvolved: [2, 1] }],
  ['the league of one of its teams', { leagueId: 7 }],
])('concerns() includes a child in two teams if the event is for %s', (_case, part) => {
  const inTwoTeams = { ...child, teams: [...child.teams, { id: 5, leagueId: 9 }] };
  expect(concerns(scope(part), inTwoTeams)).toBe(true);
});

it.each<[string, Partial<EventScope>]>([
  ['a team', { teamId: 1 }],
  ['a league', { leagueId: 7 }],
  ['its age group', { relevanceType: 'age_group', ageGroupRelevance: 'U14' }],
  ['the whole club', { relevanceType: 'all', teamId: 1, teamsInvolved: [1] }],
])('concerns() excludes a child without a team from an event for %s (%j)', (_case, part) => {
  expect(concerns(scope(part), { ...child, teams: [] })).toBe(false);
});

it('concerns() needs any team, not one of the event, if the event is for the whole club', () => {
  const inTeamWithoutLeague = { ...child, teams: [{ id: 4, leagueId: null }] };
  expect(concerns(scope({ relevanceType: 'all', teamId: 1 }), inTeamWithoutLeague)).toBe(true);
});

it('concerns() excludes a child who is too old for every listed age group from an event for an unnamed age group', () => {
  expect(concerns(scope({ relevanceType: 'age_group' }), { ...child, ageGroup: 'U20' })).toBe(false);
});

it('concerns() excludes a child whose team has no league from an event without a scope', () => {
  expect(concerns(scope({}), { teams: [{ id: 4, leagueId: null }], ageGroup: 'U10' })).toBe(false);
});
