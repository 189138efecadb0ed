import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  clashesWith,
  concerns,
  countAffectedFamilies,
  daysAround,
  type EventScope,
  givenNameOf,
  type TimedEvent,
} from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { assertAudience } from '../event-audience.ts';
import { assertEnd } from '../event-times.ts';
import { countPlannedAudience } from '../event-counts.queries.ts';
import { type AttendedEvent, findAttendedEvents, findBusyFamilies, findEventTimes } from './event-clashes.queries.ts';
import { type ClashDto } from './event-clashes.dto.ts';
import { type ClashCountDto, type PlannedEventDto } from './planned-event.dto.ts';

/** An event as it is listed for a guardian. */
type ClashingEvent = TimedEvent & { id: number };

/** Finds the events that a family cannot both be at. */
@Injectable()
export class EventClashesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  /**
   * Adds the clashes among the events for a guardian's own children, whoever else is a guardian of them. Events of earlier days,
   * and those that none of the children will attend, have none.
   */
  async addTo<Event extends ClashingEvent>(
    events: Event[],
    guardianId: number,
  ): Promise<(Event & { clashes?: ClashDto[] })[]> {
    const now = this.clock.now();
    const dates = [...new Set(events.map(({ date }) => date))].filter((date) => date >= now.date);
    if (dates.length === 0) return events;
    const query = {
      guardianId,
      dates: [...new Set(dates.flatMap(daysAround))],
      filter: { now },
      cutoff: this.clock.lastCutoff(),
    };
    const attended = await findAttendedEvents(this.database, query);
    const attendedIds = new Set(attended.map(({ id }) => id));
    return events.map((event) => (attendedIds.has(event.id) ? { ...event, ...clashesOf(event, attended) } : event));
  }

  /**
   * The size of the planned audience, how many of it are away, and the families who have another event then, of the same child or a
   * sibling.
   */
  async countFamilies({ eventId = null, ...planned }: PlannedEventDto): Promise<ClashCountDto> {
    const scope = scopeOf(planned);
    assertAudience(scope);
    assertEnd(planned);
    const { date, startTime, isTimeToBeConfirmed, endTime = null, location = null } = planned;
    const cutoff = this.clock.lastCutoff();
    const { concerned: audience, away: awayCount } = await countPlannedAudience(this.database, {
      event: { ...scope, id: eventId, date, startTime },
      cutoff,
    });
    const times = {
      id: eventId,
      date,
      startTime,
      isTimeToBeConfirmed,
      endTime,
      location,
      status: 'confirmed' as const,
    };
    const clashIds = clashesWith(times, await findEventTimes(this.database, { days: daysAround(date) })).map(
      ({ other }) => other.id,
    );
    if (clashIds.length === 0) return { families: 0, audience, awayCount };
    const children = await findBusyFamilies(this.database, { date, startTime, cutoff, clashIds, eventId });
    const families = countAffectedFamilies(
      children.map((child) => ({
        ...child,
        isPlanned: !child.isUnavailable && concerns(scope, child),
      })),
    );
    return { families, audience, awayCount };
  }
}

/** The clashes of an event that the family may attend, if there are any. */
export function clashesOf(event: ClashingEvent, attended: AttendedEvent[]): { clashes?: ClashDto[] } {
  const clashes = clashesWith(event, attended).map(clashOf);
  return clashes.length > 0 ? { clashes } : {};
}

const clashOf = ({ kind, other }: { kind: ClashDto['kind']; other: AttendedEvent }): ClashDto => {
  const { id: eventId, title, type, date, startTime, location, children } = other;
  return { kind, eventId, title, type, date, startTime, location, childNames: children.map(givenNameOf) };
};

const scopeOf = (planned: Omit<PlannedEventDto, 'eventId'>): EventScope => ({
  teamId: planned.teamId ?? null,
  leagueId: planned.leagueId ?? null,
  teamsInvolved: planned.teamsInvolved ?? [],
  relevanceType: planned.relevanceType ?? 'all',
  ageGroupRelevance: planned.ageGroupRelevance ?? null,
});
