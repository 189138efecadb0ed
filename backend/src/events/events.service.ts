import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { type EventFilterDto, type EventRangeDto } from './event-filter.dto.ts';
import { EventTeam } from './event-team.entity.ts';
import { type EventAvailabilityDto, type EventDto, type SaveEventDto } from './event.dto.ts';
import { Event } from './event.entity.ts';
import { countEventsSql, ownEventsSql, staffEventsSql } from './event.queries.ts';

/** Narrows a list of own events. */
type OwnRange = Pick<EventRangeDto, 'from' | 'to' | 'limit'> & { id?: number };

@Injectable()
export class EventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  /** The club's events as staff see them, and how many match in all. */
  async list(filter: EventFilterDto & { id?: number }): Promise<{ events: EventDto[]; total: number }> {
    const { from, to, type, teamId, leagueId, id, limit, offset = 0, order = 'asc' } = filter;
    const matching = [this.clock.lastCutoff(), from, to, type, teamId, leagueId, id];
    const events = await this.database.query<EventDto[]>(staffEventsSql(order), [...matching, limit, offset]);
    if (limit === undefined && offset === 0) return { events, total: events.length };
    const [counted] = await this.database.query<{ total: number }[]>(countEventsSql, matching);
    return { events, total: counted?.total ?? 0 };
  }

  /** The events that concern the caller's own children, with their answers. */
  async listOwn(me: Actor, { from, to, limit, id }: OwnRange = {}): Promise<EventDto[]> {
    const parameters = [this.clock.lastCutoff(), me.id, from, to, id, limit];
    const rows = await this.database.query<(EventDto & { availabilities: EventAvailabilityDto[] })[]>(
      ownEventsSql,
      parameters,
    );
    return rows.map((event) => ({ ...event, availability: event.availabilities[0] }));
  }

  /** One event as the caller sees it: staff all of it, parents what concerns an own child. Else 404. */
  async get(id: number, me: Actor): Promise<EventDto> {
    const [event] = can(me, 'event.list-all') ? (await this.list({ id })).events : await this.listOwn(me, { id });
    if (!event) throw new NotFoundException('This event does not exist');
    return event;
  }

  async create(fields: SaveEventDto, me: Actor): Promise<EventDto> {
    assertAddressed(fields);
    const id = await inTransaction(this.database, async (manager) => {
      await assertTeamsExist(manager, fields);
      const event = manager.create(Event, {
        ...fields,
        title: fields.title ?? (await generatedTitle(manager, fields)),
      });
      await manager.insert(Event, event);
      await saveTeams(manager, event.id, fields.teamsInvolved);
      await this.audit.record(manager, me, 'event.create', { subject: 'event', subjectId: event.id });
      return event.id;
    });
    return this.get(id, me);
  }
}

/** An event needs somebody to be for, and an age group when it is for one. */
function assertAddressed({ teamId, leagueId, teamsInvolved, relevanceType, ageGroupRelevance }: SaveEventDto): void {
  if (!teamId && !leagueId && teamsInvolved.length === 0) {
    throw new BadRequestException({ message: messages.scopeRequired, errors: { teamId: messages.scopeRequired } });
  }
  const message = messages.ageGroupForEventRequired;
  if (relevanceType === 'age_group' && !ageGroupRelevance) {
    throw new BadRequestException({ message, errors: { ageGroupRelevance: message } });
  }
}

/** Holds the rows, so that none of them is deleted before the event refers to it. */
async function assertTeamsExist(
  manager: EntityManager,
  { teamId, leagueId, teamsInvolved }: SaveEventDto,
): Promise<void> {
  const ids = [...new Set([...teamsInvolved, ...(teamId ? [teamId] : [])])];
  const teams = await manager.query<unknown[]>('SELECT id FROM teams WHERE id = ANY($1) FOR KEY SHARE', [ids]);
  if (teams.length < ids.length) throw new BadRequestException('One of the teams does not exist');
  if (!leagueId) return;
  const leagues = await manager.query<unknown[]>('SELECT id FROM leagues WHERE id = $1 FOR KEY SHARE', [leagueId]);
  if (leagues.length === 0) throw new BadRequestException('The league does not exist');
}

/** Such as `U12 Lions training`, of the team, the first involved one or the league. */
async function generatedTitle(
  manager: EntityManager,
  { type = 'match', teamId, leagueId, teamsInvolved }: SaveEventDto,
): Promise<string> {
  const [named] = await manager.query<{ name: string }[]>(
    `SELECT name FROM teams WHERE id = $1 UNION ALL SELECT name FROM leagues WHERE id = $2 LIMIT 1`,
    [teamId ?? teamsInvolved[0], leagueId],
  );
  return `${named?.name} ${type}`;
}

async function saveTeams(manager: EntityManager, eventId: number, teams: number[]): Promise<void> {
  if (teams.length > 0)
    await manager.insert(
      EventTeam,
      teams.map((teamId, position) => ({ eventId, teamId, position })),
    );
}
