import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { findGuardians } from '../children/guardianship.queries.ts';
import { ClubClock } from '../club/club-clock.ts';
import { pageOf, type PageOf } from '../http/page.dto.ts';
import { findOwnMembers } from '../teams/team-member.queries.ts';
import { findTeamNames } from '../teams/team.queries.ts';
import { type EventFilter } from './event-filter.queries.ts';
import { type EventRangeDto } from './event-filter.dto.ts';
import { countEvents, type EventsQuery, findEvents } from './event.queries.ts';
import { eventOf, teamIdsOf } from './event-rows.ts';
import { type EventDto } from './event.dto.ts';

/** Events as the caller may see them. A list costs the same few statements, however long it is. */
@Injectable()
export class EventListsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  /** The club's events with counts of the answers: for staff. */
  ofClub(filter: EventFilter): Promise<PageOf<EventDto>> {
    return this.read({ filter, counts: filter.counts === 'none' ? undefined : 'everybody' });
  }

  /** The events that concern the caller's own children, or some of them, with the answers of all of these children. */
  ofOwnChildren(me: Actor, filter: EventFilter = {}, among?: number[]): Promise<PageOf<EventDto>> {
    return this.read({ filter, of: { guardianId: me.id, among }, withAvailabilities: true }, among);
  }

  /** A child's events: guardians see the answers of all their children, staff this child's and counts. */
  async ofChild(id: number, filter: EventRangeDto, me: Actor): Promise<PageOf<EventDto>> {
    const owned = await findGuardians(this.database, { childId: id });
    if (!owned || !can(me, 'child.view', owned)) throw new NotFoundException(messages.childUnknown);
    if (!can(me, 'event.list-all')) return this.ofOwnChildren(me, filter, [id]);
    return this.read({ filter, of: { childId: id }, withAvailabilities: true, counts: 'everybody' });
  }

  /** A team's events: staff see all that concern a member, with the members' counts; parents those of own members. */
  async ofTeam(id: number, filter: EventRangeDto, me: Actor): Promise<PageOf<EventDto>> {
    const own = await findOwnMembers(this.database, { teamId: id, guardianId: me.id });
    if (!own) throw new NotFoundException(messages.teamUnknown);
    if (can(me, 'event.list-all')) return this.read({ filter, of: { teamId: id }, counts: 'children' });
    if (own.childIds.length === 0) throw new ForbiddenException(messages.teamEventsClosed);
    return this.ofOwnChildren(me, filter, own.childIds);
  }

  /** One event as the caller sees it: staff all of it, parents what concerns an own child. Else 404. */
  async get(id: number, me: Actor): Promise<EventDto> {
    const { rows } = can(me, 'event.list-all') ? await this.ofClub({ id }) : await this.ofOwnChildren(me, { id });
    if (!rows[0]) throw new NotFoundException(messages.eventUnknown);
    return rows[0];
  }

  private async read(asked: Omit<EventsQuery, 'cutoff'>, among?: number[]): Promise<PageOf<EventDto>> {
    const query = { ...asked, cutoff: this.clock.lastCutoff() };
    const found = await findEvents(this.database, query);
    const teams = await findTeamNames(this.database, { ids: teamIdsOf(found) });
    const teamsById = new Map(teams.map((team) => [team.id, team]));
    const rows = found.map((row) => eventOf(row, teamsById, among));
    return pageOf(rows, query.filter, () => countEvents(this.database, query));
  }
}
