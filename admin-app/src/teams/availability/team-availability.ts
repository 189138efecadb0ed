import { type EventAnswerDto, type EventCountsDto, type TeamDto } from '@touchline/api-client';
import { availabilityStatus, type AvailabilityStatus } from '@touchline/domain';
import { teamMembers } from '../team-member.ts';

export type MemberAvailability = Pick<
  EventAnswerDto,
  'childId' | 'isAvailable' | 'isAway' | 'movedFrom' | 'isLate' | 'respondedAt' | 'alsoPlays'
> & {
  name: string;
};

/** The availability of the team's members in the event's audience, in roster order. */
export function teamAvailability(team: TeamDto, availabilities: readonly EventAnswerDto[]): MemberAvailability[] {
  const byChild = new Map(availabilities.map((availability) => [availability.childId, availability]));
  return teamMembers(team).flatMap(({ id: childId, name }) => {
    const availability = byChild.get(childId);
    if (!availability) return [];
    const { isAvailable, isAway, movedFrom, isLate, respondedAt, alsoPlays } = availability;
    return [{ childId, name, isAvailable, isAway, movedFrom, isLate, respondedAt, alsoPlays }];
  });
}

export function countAvailability(
  members: readonly Pick<MemberAvailability, 'isAvailable' | 'isAway' | 'movedFrom'>[],
): EventCountsDto {
  const counts = { available: 0, unavailable: 0, pending: 0, unconfirmedCount: 0, awayCount: 0 };
  for (const { isAvailable, isAway, movedFrom } of members) {
    counts[availabilityStatus(isAvailable)] += 1;
    if (movedFrom) counts.unconfirmedCount += 1;
    if (isAway) counts.awayCount += 1;
  }
  return counts;
}

/** The rounded percentage of responses; 0 without members. */
export function responseRate({ available, unavailable, pending }: Pick<EventCountsDto, AvailabilityStatus>): number {
  const responded = available + unavailable;
  return Math.round((100 * responded) / (responded + pending || 1));
}
