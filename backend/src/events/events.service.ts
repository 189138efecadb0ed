import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, changeOf, type EventStatus, messages, withStart } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { EventNotices } from '../telling/event-notices/event-notices.ts';
import { assertAudience, generatedTitle, protectAudience } from './event-audience.ts';
import { assertTimes } from './event-times.ts';
import {
  changedEvent,
  changedFields,
  type EventWithTeams,
  recordedChange,
  recordedEvent,
  saveEvent,
} from './changed-event.ts';
import { type AssertCounted, ClubEventLimit, countNewClubEvents } from './club-event-limit.ts';
import { findAvailabilities, findInvolvedTeams, isForSome, replaceInvolvedTeams } from './event-changes.queries.ts';
import { EventListsService } from './event-lists.service.ts';
import { type EventDto, type SaveEventDto, type UpdateEventDto } from './event.dto.ts';
import { Event } from './event.entity.ts';
import { keepConfirmed } from '../responses/unconfirmed.queries.ts';

const defaults = {
  type: 'match',
  relevanceType: 'all',
  teamId: null,
  leagueId: null,
  ageGroupRelevance: null,
} as const;

@Injectable()
export class EventsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly lists: EventListsService,
    private readonly audit: AuditService,
    private readonly notices: EventNotices,
    private readonly clock: ClubClock,
    private readonly limit: ClubEventLimit,
  ) {}

  async create({ teamsInvolved = [], ...given }: SaveEventDto, me: Actor, response: Response): Promise<EventDto> {
    const fields = { ...given, ...withStart({}, given) };
    const scope = { ...defaults, ...fields, teamsInvolved };
    assertAudience(scope);
    assertTimes(fields);
    const insert = async (manager: EntityManager) => {
      await protectAudience(manager, scope);
      const title = fields.title ?? (await generatedTitle(manager, scope));
      const event = manager.create(Event, { ...fields, title });
      await manager.insert(Event, event);
      await replaceInvolvedTeams(manager, { eventId: event.id, teamIds: teamsInvolved });
      await this.audit.record(manager, me, 'event.create', { subject: 'event', subjectId: event.id });
      return event.id;
    };
    const id = await this.limit.apply(
      { me, response },
      () => countNewClubEvents([{ after: scope }]),
      () => inTransaction(this.database, insert),
    );
    return this.lists.get(id, me);
  }

  async update(
    id: number,
    { id: bodyId, version, ...fields }: UpdateEventDto,
    me: Actor,
    response: Response,
  ): Promise<EventDto> {
    if ((bodyId ?? id) !== id) {
      throw fieldProblem('id', messages.otherId);
    }
    const save = async (manager: EntityManager, assertCounted: AssertCounted) => {
      await protectAudience(manager, fields, id);
      const before = await this.lock(manager, id);
      if ((version ?? before.version) !== before.version) throw new ConflictException(messages.eventStale);
      const after = await changedEvent(manager, before, fields);
      assertCounted([{ before, after }]);
      await this.save(manager, before, after, me);
    };
    await this.limit.apply(
      { me, response },
      async () => (fields.relevanceType === 'all' && (await isForSome(this.database.manager, { id })) ? 1 : 0),
      (assertCounted) => inTransaction(this.database, (manager) => save(manager, assertCounted)),
    );
    return this.lists.get(id, me);
  }

  async remove(id: number, me: Actor): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const event = await this.lock(manager, id);
      const availabilities = await findAvailabilities(manager, { eventIds: [id] });
      await this.notices.beforeDeletion(manager, [id]);
      await manager.delete(Event, id);
      await this.audit.record(
        manager,
        me,
        'event.delete',
        { subject: 'event', subjectId: id },
        { event: recordedEvent(event), answers: availabilities },
      );
    });
  }

  /** Sets the status of an event within a transaction, and returns the event as it was. */
  async setStatus(manager: EntityManager, id: number, status: EventStatus, me: Actor): Promise<EventWithTeams> {
    const before = await this.lock(manager, id);
    if (before.status !== status) await this.save(manager, before, { ...before, status }, me);
    return before;
  }

  private async save(manager: EntityManager, before: EventWithTeams, after: EventWithTeams, me: Actor): Promise<void> {
    const { id } = before;
    const details = recordedChange(before, after);
    // Cancelling one week and taking it back leaves it as it was.
    after.isException ||=
      before.seriesId !== null && Object.keys(changedFields(before, after)).some((name) => name !== 'status');
    if (changeOf(before, after)) await this.notices.beforeChange(manager, [id]);
    await saveEvent(manager, after);
    if (this.clock.hasStarted(before) && this.clock.hasStarted(after)) await keepConfirmed(manager, before);
    await this.audit.record(manager, me, 'event.update', { subject: 'event', subjectId: id }, details);
  }

  /** Locks the event until the end of the transaction. */
  private async lock(manager: EntityManager, id: number): Promise<EventWithTeams> {
    const event = await manager.findOne(Event, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!event) throw new NotFoundException(messages.eventUnknown);
    const teamsInvolved = await findInvolvedTeams(manager, { eventId: id });
    return Object.assign(event, { teamsInvolved });
  }
}
