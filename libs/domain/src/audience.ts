import { type EventScope } from './concerns.ts';
import { messages } from './messages.ts';

/** What is missing to say who an event is for, or null: the field and the sentence on it. */
export function audienceProblem(event: EventScope): { field: keyof EventScope; message: string } | null {
  if (!event.teamId && !event.leagueId && event.teamsInvolved.length === 0) {
    return { field: 'teamId', message: messages.scopeRequired };
  }
  if (event.relevanceType === 'age_group' && !event.ageGroupRelevance) {
    return { field: 'ageGroupRelevance', message: messages.ageGroupForEventRequired };
  }
  return null;
}
