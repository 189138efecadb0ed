import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor, can, messages, type OwnedChild } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { pageOf, type PageOf } from '../http/page.dto.ts';
import { type EventFilter } from './event-conditions.ts';
import { type EventRangeDto } from './event-filter.dto.ts';
import { type ConcernedChildren, type EventsAsked, eventsSql, totalSql } from './event.queries.ts';
import { eventOf, type EventRow, teamIdsOf } from './event-rows.ts';
import { type EventDto, type EventTeamDto } from './event.dto.ts';

/** The caller's own children; of them, the events must concern one of those asked for. */
const ownChildren = (me: Actor, one?: number[]): ConcernedChildren => ({
  select: (parameters) => `SELECT child_id FROM guardianships WHERE user_id = ${parameters.add(me.id)}`,
  one,
});

const child = (id: number): ConcernedChildren => ({ select: (parameters) => `SELECT ${parameters.add(id)}::int` });

const membersOf = (teamId: number): ConcernedChildren => ({
  select: (parameters) => `SELECT child_id FROM team_members WHERE team_id = ${parameters.add(teamId)}`,
  teamId,
});

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

  /** The events that concern the caller's own children, with those children's answers. */
  ofOwnChildren(me: Actor, filter: EventFilter = {}): Promise<PageOf<EventDto>> {
    return this.read({ filter, of: ownChildren(me), answers: true });
  }

  /** A child's events: guardians see the answers of all their children, staff this child's and counts. */
  async ofChild(id: number, filter: EventRangeDto, me: Actor): Promise<PageOf<EventDto>> {
    const [owned] = await this.database.query<OwnedChild[]>(
      `SELECT ARRAY(SELECT g.user_id FROM guardianships g WHERE g.child_id = c.id) AS "guardianIds"
       FROM children c WHERE c.id = $1 AND c.is_registered`,
      [id],
    );
    if (!owned || !can(me, 'child.view', owned)) throw new NotFoundException('This player does not exist');
    if (can(me, 'event.list-all')) return this.read({ filter, of: child(id), answers: true, counts: 'everybody' });
    return this.read({ filter, of: ownChildren(me, [id]), answers: true });
  }

  /** A team's events: staff see all that concern a member, with the members' counts; parents those of own members. */
  async ofTeam(id: number, filter: EventRangeDto, me: Actor): Promise<PageOf<EventDto>> {
    const [team] = await this.database.query<{ ownMembers: number[] }[]>(
      `SELECT ARRAY(SELECT m.child_id FROM team_members m JOIN guardianships g ON g.child_id = m.child_id
                    WHERE m.team_id = t.id AND g.user_id = $2) AS "ownMembers"
       FROM teams t WHERE t.id = $1`,
      [id, me.id],
    );
    if (!team) throw new NotFoundException(messages.teamUnknown);
    if (can(me, 'event.list-all')) return this.read({ filter, of: membersOf(id), counts: 'children' });
    if (team.ownMembers.length === 0) throw new ForbiddenException(messages.teamEventsClosed);
    return this.read({ filter, of: ownChildren(me, team.ownMembers), answers: true });
  }

  /** One event as the caller sees it: staff all of it, parents what concerns an own child. Else 404. */
  async get(id: number, me: Actor): Promise<EventDto> {
    const { rows } = can(me, 'event.list-all') ? await this.ofClub({ id }) : await this.ofOwnChildren(me, { id });
    if (!rows[0]) throw new NotFoundException(messages.eventUnknown);
    return rows[0];
  }

  private async read(question: Omit<EventsAsked, 'cutoff'>): Promise<PageOf<EventDto>> {
    const asked = { ...question, cutoff: this.clock.lastCutoff() };
    const found = await this.database.query<EventRow[]>(...eventsSql(asked));
    const teams = await this.database.query<EventTeamDto[]>(
      'SELECT id, name, league_id AS "leagueId" FROM teams WHERE id = ANY($1)',
      [teamIdsOf(found)],
    );
    const teamsById = new Map(teams.map((team) => [team.id, team]));
    const rows = found.map((row) => eventOf(row, teamsById, asked.of?.one));
    return pageOf(rows, asked.filter, () => this.database.query(...totalSql(asked)));
  }
}
