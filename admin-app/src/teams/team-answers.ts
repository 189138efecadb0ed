import { type EventAnswerDto, type EventCountsDto, type EventDto, type TeamDto } from '@touchline/api-client';
import { answerState } from '../events/answers.ts';

export type PlayerAnswer = Pick<EventAnswerDto, 'childId' | 'isAvailable' | 'respondedAt'> & { name: string };

/** The answers of this team's players, in the order of its roster; whom else the event concerns is left out. */
export function answersOfTeam(team: TeamDto, answers: readonly EventAnswerDto[]): PlayerAnswer[] {
  const answerOf = new Map(answers.map((answer) => [answer.childId, answer]));
  return team.members.flatMap(({ id: childId, name }) => {
    if (childId === undefined) return [];
    const { isAvailable = null, respondedAt = null } = answerOf.get(childId) ?? {};
    return [{ childId, name, isAvailable, respondedAt }];
  });
}

/** Pending is who has not answered: the team's size minus those who have. */
export function countAnswers(answers: readonly Pick<PlayerAnswer, 'isAvailable'>[]): EventCountsDto {
  const counts = { available: 0, unavailable: 0, pending: 0 };
  answers.forEach(({ isAvailable }) => (counts[answerState(isAvailable)] += 1));
  return counts;
}

/** The rounded percentage of those who have answered; 0 where nobody could. */
export function responseRate({ available, unavailable, pending }: EventCountsDto): number {
  const responded = available + unavailable;
  return Math.round((100 * responded) / (responded + pending || 1));
}

/** Are the counts that come with the event those of this team alone? */
export const concernsOnly = (team: TeamDto, { teams, relevanceType }: EventDto): boolean =>
  relevanceType === 'team' && teams.every(({ id }) => id === team.id);
