import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { definedOnly } from '../database/defined-only.ts';
import { inTransaction } from '../database/transaction.ts';
import { findAvailabilities, findInvolvedTeams, replaceInvolvedTeams } from './event-changes.queries.ts';
import { unacceptable } from '../http/problems/unacceptable.ts';
import { EventListsService } from './event-lists.service.ts';
import { assertAddressed, generatedTitle, holdScope } from './event-scope.ts';
import { type EventDto, type SaveEventDto, type UpdateEventDto } from './event.dto.ts';
import { Event } from './event.entity.ts';

/** An event with the teams it involves. */
type WholeEvent = Event & { teamsInvolved: number[] };

const defaults = {
  type: 'match',
  relevanceType: 'all',
  teamId: null,
  leagueId: null,
  ageGroupRelevance: null,
} as const;

/** Makes, changes and deletes events. Each is on record, in the same transaction. */
@Injectable()
export class EventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lists: EventListsService,
    private readonly audit: AuditService,
  ) {}

  async create({ teamsInvolved = [], ...fields }: SaveEventDto, me: Actor): Promise<EventDto> {
    const scope = { ...defaults, ...fields, teamsInvolved };
    assertAddressed(scope);
    const id = await inTransaction(this.database, async (manager) => {
      await holdScope(manager, scope);
      const title = fields.title ?? (await generatedTitle(manager, scope));
      const event = manager.create(Event, { ...fields, title });
      await manager.insert(Event, event);
      await replaceInvolvedTeams(manager, { eventId: event.id, teamIds: teamsInvolved });
      await this.audit.record(manager, me, 'event.create', { subject: 'event', subjectId: event.id });
      return event.id;
    });
    return this.lists.get(id, me);
  }

  /** Changes what is sent. Of two who edited the same version, the first wins and the other is told. */
  async update(id: number, { id: named, version, ...fields }: UpdateEventDto, me: Actor): Promise<EventDto> {
    if ((named ?? id) !== id) {
      throw unacceptable('id', messages.otherId);
    }
    await inTransaction(this.database, async (manager) => {
      await holdScope(manager, fields);
      const before = await this.hold(manager, id);
      if ((version ?? before.version) !== before.version) throw new ConflictException(messages.eventStale);
      const { teamsInvolved, ...after } = {
        ...before,
        ...(definedOnly(fields) as Partial<WholeEvent>),
        version: before.version + 1,
      };
      assertAddressed({ ...after, teamsInvolved });
      after.title ??= await generatedTitle(manager, { ...after, teamsInvolved });
      await manager.update(Event, id, after);
      await replaceInvolvedTeams(manager, { eventId: id, teamIds: teamsInvolved });
      const details = changes(before, { ...after, teamsInvolved });
      await this.audit.record(manager, me, 'event.update', { subject: 'event', subjectId: id }, details);
    });
    return this.lists.get(id, me);
  }

  /** Deletes the event with its answers; the record keeps a copy of both. */
  async remove(id: number, me: Actor): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const event = await this.hold(manager, id);
      const answers = await findAvailabilities(manager, { eventId: id });
      await manager.delete(Event, id);
      await this.audit.record(manager, me, 'event.delete', { subject: 'event', subjectId: id }, { event, answers });
    });
  }

  /** The event as it is, kept from others until the end of the transaction. */
  private async hold(manager: EntityManager, id: number): Promise<WholeEvent> {
    const event = await manager.findOne(Event, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!event) throw new NotFoundException(messages.eventUnknown);
    const teamsInvolved = await findInvolvedTeams(manager, { eventId: id });
    return Object.assign(event, { teamsInvolved });
  }
}

/** What became of what, for the record. */
function changes(before: WholeEvent, after: WholeEvent): Record<string, [unknown, unknown]> {
  const members = Object.keys(after) as (keyof WholeEvent)[];
  const differ = members.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(differ.map((name) => [name, [before[name], after[name]]]));
}
