import { type EventDto, type TeamDto, useListEventAvailabilitiesQuery } from '@touchline/api-client';
import { answersOfTeam, concernsOnly, countAnswers } from './team-answers.ts';

/** The counts of this team's players. An event that others share comes with everybody's, so its rows are counted instead. */
export function useTeamCounts(team: TeamDto, event: EventDto) {
  const isOurs = concernsOnly(team, event);
  const { data: answers } = useListEventAvailabilitiesQuery({ id: event.id }, { skip: isOurs });
  if (isOurs) return event.counts;
  return answers && countAnswers(answersOfTeam(team, answers));
}
