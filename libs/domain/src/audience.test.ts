import { audienceProblem } from './audience.ts';
import { type EventScope } from './concerns.ts';
import { messages } from './messages.ts';

const event: EventScope = {
  teamId: null,
  leagueId: null,
  teamsInvolved: [],
  relevanceType: 'all',
  ageGroupRelevance: null,
};
const noScope = { field: 'teamId', message: messages.scopeRequired };
const noAgeGroup = { field: 'ageGroupRelevance', message: messages.ageGroupForEventRequired };

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
