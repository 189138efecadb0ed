import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, addDays, can, givenNameOf, limits, messages } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { findGuardianIds } from '../guardians/guardianship.queries.ts';
import { pageOf, type PageOf, pageOfMany } from '../http/page.dto.ts';
import { originSeenBy } from '../responses/response-origin.ts';
import { fieldProblem } from '../http/validation.ts';
import { findOwnMembers } from '../teams/team-member.queries.ts';
import { coachesTeam } from '../teams/team.queries.ts';
import { type EventFilter } from './event-filter.queries.ts';
import { type EventRangeDto } from './event-filter.dto.ts';
import { type CalendarDayDto, type CalendarQueryDto } from './calendar.dto.ts';
import {
  type AvailabilityFacts,
  countEvents,
  countEventsByDay,
  type EventRow,
  type EventsQuery,
  findEvents,
} from './event.queries.ts';
import { findNeighbours } from './event-neighbours.queries.ts';
import { type ChildrenFilter } from './event-scope.queries.ts';
import { clashesOf } from './clashes/event-clashes.service.ts';
import { type EventAvailabilityDto, type EventDto, type EventNeighboursDto } from './event.dto.ts';
import { noteSeenBy } from '../responses/response-note.ts';

type EventsOptions = Omit<EventsQuery, 'cutoff' | 'filter'> & { filter: EventFilter };

/** Reads events as the actor may see them, with a constant number of statements per list. */
@Injectable()
export class EventListsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  /** All events or those of the teams that the actor coaches, for staff. */
  ofClub({ coached, ...filter }: EventFilter, me: Actor): Promise<PageOf<EventDto>> {
    const children = coached ? { coachId: me.id } : undefined;
    return this.read({ filter, children, counts: filter.counts === 'none' ? undefined : 'audience' }, me);
  }

  /** The club's events of each day, for staff: their number and the first ones. */
  async calendar(
    { perDay = 3, from = this.clock.today(), coached, ...asked }: CalendarQueryDto,
    me: Actor,
  ): Promise<CalendarDayDto[]> {
    const lastDay = addDays(from, limits.calendar.days - 1);
    const filter = { to: lastDay, ...asked, from };
    if (filter.to > lastDay) throw fieldProblem('to', messages.calendarTooLong);
    const children = coached ? { coachId: me.id } : undefined;
    const days = await countEventsByDay(this.database, this.complete({ filter, children }));
    const { rows } = await this.read({ filter, children, perDay }, me);
    return days.map((day) => ({ ...day, events: rows.filter(({ date }) => date === day.date) }));
  }

  /**
   * Events for the actor's children or for some of them, with the availabilities of all of the actor's children and the clashes
   * between their events.
   */
  ofOwnChildren(me: Actor, filter: EventFilter = {}, anyOf?: number[]): Promise<PageOf<EventDto>> {
    const children = { guardianId: me.id, anyOf };
    return this.read({ filter, children, availabilitiesFor: me.id, sameDayFrom: this.clock.today() }, me, anyOf);
  }

  async ofChild(id: number, filter: EventRangeDto, me: Actor): Promise<PageOf<EventDto>> {
    const owned = await findGuardianIds(this.database, { childId: id });
    if (!owned || !can(me, 'child.view', owned)) throw new NotFoundException(messages.childUnknown);
    if (!can(me, 'event.list-all')) return this.ofOwnChildren(me, filter, [id]);
    return this.read({ filter, children: { childId: id }, availabilitiesFor: me.id, counts: 'audience' }, me);
  }

  /** Staff see all events for the team's members with their counts; parents see those for their own children. */
  async ofTeam(id: number, filter: EventRangeDto, me: Actor): Promise<PageOf<EventDto>> {
    const own = await findOwnMembers(this.database, { teamId: id, guardianId: me.id });
    if (!own) throw new NotFoundException(messages.teamUnknown);
    if (can(me, 'event.list-all')) return this.read({ filter, children: { teamId: id }, counts: 'children' }, me);
    if (own.childIds.length === 0) throw new ForbiddenException(messages.teamEventsClosed);
    return this.ofOwnChildren(me, filter, own.childIds);
  }

  /** Throws 404 to parents if the event concerns none of their children. */
  async get(id: number, me: Actor): Promise<EventDto> {
    const { rows } = await (can(me, 'event.list-all') ? this.ofClub({ id }, me) : this.ofOwnChildren(me, { id }));
    if (!rows[0]) throw new NotFoundException(messages.eventUnknown);
    return rows[0];
  }

  /**
   * The events before and after an event: of the teams that the actor coaches, of the club for other staff, of their own
   * children for parents.
   */
  async neighbours(id: number, me: Actor): Promise<EventNeighboursDto> {
    const event = await this.get(id, me);
    return findNeighbours(this.database, event, this.complete({ filter: {}, children: await this.listedFor(me) }));
  }

  private async listedFor(me: Actor): Promise<ChildrenFilter | undefined> {
    if (!can(me, 'event.list-all')) return { guardianId: me.id };
    return (await coachesTeam(this.database, { userId: me.id })) ? { coachId: me.id } : undefined;
  }

  private complete({ filter, ...options }: EventsOptions): EventsQuery {
    return { ...options, filter: { ...filter, now: this.clock.now() }, cutoff: this.clock.lastCutoff() };
  }

  private async read(options: EventsOptions, me: Actor, anyOf?: number[]): Promise<PageOf<EventDto>> {
    const query = this.complete(options);
    const found = await findEvents(this.database, query);
    const rows = found.map((row) => eventOf(row, me, anyOf));
    const count = (upTo?: number) => countEvents(this.database, query, upTo);
    if (query.children) return pageOf(rows, query.filter, () => found[0]?.total ?? count());
    return query.filter.total === 'exact' ? pageOf(rows, query.filter, count) : pageOfMany(rows, query.filter, count);
  }
}

/**
 * `availability` is the first availability of the requested children. Members are assigned, because a spread would copy all others of
 * every event once more, which costs more than reading the row.
 */
function eventOf(row: EventRow, me: Actor, childIds?: number[]): EventDto {
  const { seriesId, availabilities: facts, sameDay, total: _, ...members } = row;
  const event: EventDto = members;
  if (seriesId !== null) event.seriesId = seriesId;
  if (facts) {
    event.availabilities = facts.map((one) => availabilityOf(one, me));
    event.availability = event.availabilities.find(({ childId }) => childIds?.includes(childId) ?? true);
  }
  return sameDay ? Object.assign(event, clashesOf(event, sameDay)) : event;
}

function availabilityOf(facts: AvailabilityFacts, me: Actor): EventAvailabilityDto {
  const { origin, note, movedFrom, awayUntil, shortName, ...members } = facts;
  const givenName = givenNameOf({ name: members.childName, shortName });
  const availability: EventAvailabilityDto = Object.assign(members, { givenName });
  if (awayUntil) availability.awayUntil = awayUntil;
  if (movedFrom) availability.movedFrom = movedFrom;
  return Object.assign(availability, originSeenBy(me, origin), noteSeenBy(me, note));
}
