import { type EventScope } from './concerns.ts';
import { messages } from './messages.ts';

/** The field of an event that does not say who the event is for, and the sentence on it; null when all do. */
export function audienceProblem(event: EventScope): { field: keyof EventScope; message: string } | null {
  if (!event.teamId && !event.leagueId && event.teamsInvolved.length === 0) {
    return { field: 'teamId', message: messages.scopeRequired };
  }
  if (event.relevanceType === 'age_group' && !event.ageGroupRelevance) {
    return { field: 'ageGroupRelevance', message: messages.ageGroupForEventRequired };
  }
  return null;
}
