import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Actor, changeOf, type CivilDate, messages, onDay, seriesDates, seriesProblem } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { inTransaction } from '../../database/transaction.ts';
import { EventNotices } from '../../telling/event-notices/event-notices.ts';
import { fieldProblem } from '../../http/validation.ts';
import { recordedChange, recordedEvent, saveEvent } from '../changed-event.ts';
import { type AssertCounted, ClubEventLimit, countNewClubEvents } from '../club-event-limit.ts';
import { findAvailabilities, isForSome } from '../event-changes.queries.ts';
import { Event } from '../event.entity.ts';
import { SeriesPlans } from './series-plans.ts';
import { beginSeries, copyInvolvedTeams, findSeriesLinks } from './series.queries.ts';
import {
  type CreateSeriesDto,
  type SeriesChangeDto,
  type SeriesChoiceDto,
  type SeriesDto,
  type UpdateSeriesDto,
} from './series.dto.ts';

@Injectable()
export class SeriesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly plans: SeriesPlans,
    private readonly audit: AuditService,
    private readonly notices: EventNotices,
    private readonly clock: ClubClock,
    private readonly limit: ClubEventLimit,
  ) {}

  /** Copies the event to the other weeks, without its responses. */
  async create(id: number, fields: CreateSeriesDto, me: Actor, response: Response): Promise<SeriesDto> {
    const insert = async (manager: EntityManager, assertCounted: AssertCounted) => {
      const { first, dates } = await this.planCopies(manager, id, fields, { isLocked: true });
      await beginSeries(manager, { eventId: id });
      const { id: _, version: __, createdAt: ___, ...copied } = first;
      const copies = dates.map((date) => manager.create(Event, { ...onDay(copied, date), seriesId: id }));
      assertCounted(copies.map((after) => ({ after })));
      await manager.insert(Event, copies);
      const eventIds = copies.map((copy) => copy.id);
      await copyInvolvedTeams(manager, { fromId: id, eventIds });
      const { until, except } = fields;
      await this.audit.record(manager, me, 'series.create', subjectOf(id), { until, except, eventIds });
    };
    await this.limit.apply(
      { me, response },
      async () => {
        const { first, dates } = await this.planCopies(this.database.manager, id, fields, { isLocked: false });
        return countNewClubEvents(dates.map(() => ({ after: first })));
      },
      (assertCounted) => inTransaction(this.database, (manager) => insert(manager, assertCounted)),
    );
    return { id, events: await findSeriesLinks(this.database, { seriesId: id }) };
  }

  /** Changes nothing. Throws as the update would. */
  preview(id: number, change: UpdateSeriesDto): Promise<SeriesChangeDto> {
    return inTransaction(
      this.database,
      async (manager) => (await this.plans.plan(manager, id, change, { isPreview: true })).summary,
    );
  }

  /** Families get one mail for the whole change, because its notices are made in one transaction. */
  update(id: number, change: UpdateSeriesDto, me: Actor, response: Response): Promise<SeriesChangeDto> {
    const save = async (manager: EntityManager, assertCounted: AssertCounted) => {
      const { changes, summary } = await this.plans.plan(manager, id, change);
      assertCounted(changes);
      const told = changes.filter(({ before, after }) => changeOf(before, after));
      await this.notices.beforeChange(
        manager,
        told.map(({ before }) => before.id),
      );
      for (const { after } of changes) await saveEvent(manager, after);
      await this.audit.record(manager, me, 'series.update', subjectOf(id), {
        scope: change.scope,
        changes: Object.fromEntries(changes.map(({ before, after }) => [before.id, recordedChange(before, after)])),
      });
      return summary;
    };
    return this.limit.apply(
      { me, response },
      () => this.countNewClubEvents(id, change),
      (assertCounted) => inTransaction(this.database, (manager) => save(manager, assertCounted)),
    );
  }

  async remove(id: number, choice: SeriesChoiceDto, me: Actor): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const events = await this.plans.lockChosen(manager, id, choice);
      const ids = events.map((event) => event.id);
      const answers = await findAvailabilities(manager, { eventIds: ids });
      await this.notices.beforeDeletion(manager, ids);
      await manager.delete(Event, { id: In(ids) });
      await this.audit.record(manager, me, 'series.delete', subjectOf(id), {
        scope: choice.scope,
        events: events.map(recordedEvent),
        answers,
      });
    });
  }

  /** The event and the days of its copies. Throws if it cannot be repeated. */
  private async planCopies(
    manager: EntityManager,
    id: number,
    { until, except }: CreateSeriesDto,
    { isLocked }: { isLocked: boolean },
  ): Promise<{ first: Event; dates: CivilDate[] }> {
    const lock = isLocked ? ({ mode: 'pessimistic_write' } as const) : undefined;
    const first = await manager.findOne(Event, { where: { id }, lock });
    if (!first) throw new NotFoundException(messages.eventUnknown);
    if (first.seriesId !== null) throw new ConflictException(messages.seriesAlready);
    if (first.status === 'cancelled') throw new ConflictException(messages.eventCancelled);
    const planned = { date: first.date, until, except: except ?? [] };
    const problem = seriesProblem(planned, this.clock.today());
    if (problem) throw fieldProblem(problem.field, problem.message);
    return { first, dates: seriesDates(planned, this.clock.today()) };
  }

  /** How many events a change would make events for the whole club: none if the event that it changes is one already. */
  private async countNewClubEvents(id: number, change: UpdateSeriesDto): Promise<number> {
    if (change.relevanceType !== 'all' || !(await isForSome(this.database.manager, { id }))) return 0;
    return inTransaction(this.database, async (manager) =>
      countNewClubEvents((await this.plans.plan(manager, id, change, { isPreview: true })).changes),
    );
  }
}

const subjectOf = (eventId: number) => ({ subject: 'event', subjectId: eventId }) as const;
