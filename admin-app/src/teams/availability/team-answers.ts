import { type EventAnswerDto, type EventCountsDto, type TeamDto } from '@touchline/api-client';
import { availabilityStatus } from '@touchline/domain';
import { playersOf } from '../roster/roster.ts';

export type PlayerAnswer = Pick<EventAnswerDto, 'childId' | 'isAvailable' | 'respondedAt'> & { name: string };

/** The answers of this team's players whom the event concerns, in the order of its roster; others are left out. */
export function answersOfTeam(team: TeamDto, answers: readonly EventAnswerDto[]): PlayerAnswer[] {
  const answerOf = new Map(answers.map((answer) => [answer.childId, answer]));
  return playersOf(team).flatMap(({ id: childId, name }) => {
    const answer = answerOf.get(childId);
    if (!answer) return [];
    return [{ childId, name, isAvailable: answer.isAvailable, respondedAt: answer.respondedAt }];
  });
}

/** Pending is who has not answered. */
export function countAnswers(answers: readonly Pick<PlayerAnswer, 'isAvailable'>[]): EventCountsDto {
  const counts = { available: 0, unavailable: 0, pending: 0 };
  answers.forEach(({ isAvailable }) => (counts[availabilityStatus(isAvailable)] += 1));
  return counts;
}

/** The rounded percentage of those who have answered; 0 where nobody could. */
export function responseRate({ available, unavailable, pending }: EventCountsDto): number {
  const responded = available + unavailable;
  return Math.round((100 * responded) / (responded + pending || 1));
}
