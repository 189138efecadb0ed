import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, addDays, can, limits, messages } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { findGuardianIds } from '../guardians/guardianship.queries.ts';
import { pageOf, type PageOf } from '../http/page.dto.ts';
import { originSeenBy } from '../responses/response-origin.ts';
import { fieldProblem } from '../http/validation.ts';
import { findOwnMembers } from '../teams/team-member.queries.ts';
import { coachesTeam, findTeamNames } from '../teams/team.queries.ts';
import { type EventFilter } from './event-filter.queries.ts';
import { type EventRangeDto } from './event-filter.dto.ts';
import { type CalendarDayDto, type CalendarQueryDto } from './calendar.dto.ts';
import { countEvents, countEventsByDay, type EventRow, type EventsQuery, findEvents } from './event.queries.ts';
import { findNeighbours } from './event-neighbours.queries.ts';
import { type ChildrenFilter } from './event-scope.queries.ts';
import { EventClashesService } from './clashes/event-clashes.service.ts';
import { type EventDto, type EventNeighboursDto, type EventTeamDto } from './event.dto.ts';
import { noteSeenBy } from '../responses/response-note.ts';

type EventsOptions = Omit<EventsQuery, 'cutoff' | 'filter'> & { filter: EventFilter };

/** Reads events as the actor may see them, with a constant number of statements per list. */
@Injectable()
export class EventListsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly clashes: EventClashesService,
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
  async ofOwnChildren(me: Actor, filter: EventFilter = {}, anyOf?: number[]): Promise<PageOf<EventDto>> {
    const page = await this.readOwn(me, filter, anyOf);
    return { ...page, rows: await this.clashes.addTo(page.rows, me.id) };
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
    const event = await this.find(id, me);
    if (can(me, 'event.list-all')) return event;
    const [withClashes] = await this.clashes.addTo([event], me.id);
    return withClashes!;
  }

  /**
   * The events before and after an event: of the teams that the actor coaches, of the club for other staff, of their own
   * children for parents.
   */
  async neighbours(id: number, me: Actor): Promise<EventNeighboursDto> {
    const event = await this.find(id, me);
    return findNeighbours(this.database, event, this.complete({ filter: {}, children: await this.listedFor(me) }));
  }

  private async find(id: number, me: Actor): Promise<EventDto> {
    const { rows } = can(me, 'event.list-all') ? await this.ofClub({ id }, me) : await this.readOwn(me, { id });
    if (!rows[0]) throw new NotFoundException(messages.eventUnknown);
    return rows[0];
  }

  private readOwn(me: Actor, filter: EventFilter, anyOf?: number[]): Promise<PageOf<EventDto>> {
    return this.read({ filter, children: { guardianId: me.id, anyOf }, availabilitiesFor: me.id }, me, anyOf);
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
    const teams = await findTeamNames(this.database, { ids: [...new Set(found.flatMap(teamIdsOf))] });
    const teamsById = new Map(teams.map((team) => [team.id, team]));
    const rows = found.map((row) => eventOf(row, teamsById, me, anyOf));
    return pageOf(rows, query.filter, () => countEvents(this.database, query));
  }
}

/** The event's team comes first, then the involved teams in their order. */
const teamIdsOf = ({ teamId, teamsInvolved }: EventRow): number[] =>
  teamId === null || teamsInvolved[0] === teamId ? teamsInvolved : [...new Set([teamId, ...teamsInvolved])];

/** `availability` is the first availability of the requested children. */
function eventOf(row: EventRow, teams: Map<number, EventTeamDto>, me: Actor, childIds?: number[]): EventDto {
  const { seriesId, availabilities: facts, ...event } = row;
  const availabilities = facts?.map(({ origin, note, movedFrom, ...answer }) => ({
    ...answer,
    ...(movedFrom && { movedFrom }),
    ...originSeenBy(me, origin),
    ...noteSeenBy(me, note),
  }));
  return {
    ...event,
    ...(seriesId !== null && { seriesId }),
    teams: teamIdsOf(row).flatMap((id) => teams.get(id) ?? []),
    ...(availabilities && {
      availability: availabilities.find(({ childId }) => childIds?.includes(childId) ?? true),
      availabilities,
    }),
  };
}
