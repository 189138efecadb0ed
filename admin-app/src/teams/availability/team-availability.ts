import { type EventAnswerDto, type EventCountsDto, type TeamDto } from '@touchline/api-client';
import { availabilityStatus } from '@touchline/domain';
import { teamMembers } from '../team-member.ts';

export type MemberAvailability = Pick<EventAnswerDto, 'childId' | 'isAvailable' | 'respondedAt'> & { name: string };

/** The availability of the team's members in the event's audience, in roster order. */
export function teamAvailability(team: TeamDto, availabilities: readonly EventAnswerDto[]): MemberAvailability[] {
  const byChild = new Map(availabilities.map((availability) => [availability.childId, availability]));
  return teamMembers(team).flatMap(({ id: childId, name }) => {
    const availability = byChild.get(childId);
    if (!availability) return [];
    return [{ childId, name, isAvailable: availability.isAvailable, respondedAt: availability.respondedAt }];
  });
}

export function countAvailability(members: readonly Pick<MemberAvailability, 'isAvailable'>[]): EventCountsDto {
  const counts = { available: 0, unavailable: 0, pending: 0 };
  members.forEach(({ isAvailable }) => (counts[availabilityStatus(isAvailable)] += 1));
  return counts;
}

/** The rounded percentage of responses; 0 without members. */
export function responseRate({ available, unavailable, pending }: EventCountsDto): number {
  const responded = available + unavailable;
  return Math.round((100 * responded) / (responded + pending || 1));
}
