import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { eventsInScope, hasMoved, messages, pick, planSeriesChange, type SeriesChoice } from '@touchline/domain';
import { ClubClock } from '../../club/club-clock.ts';
import { fieldProblem } from '../../http/validation.ts';
import { changedEvent, changedFields, type EventWithTeams } from '../changed-event.ts';
import { assertAudience, protectAudience } from '../event-audience.ts';
import { assertTimes } from '../event-times.ts';
import { Event } from '../event.entity.ts';
import { countConfirmed, findSeriesId, findTeamsOfSeries } from './series.queries.ts';
import {
  type SeriesChangeDto,
  type SeriesChoiceDto,
  type SeriesEventStateDto,
  type UpdateSeriesDto,
} from './series.dto.ts';

interface PlannedChange {
  before: EventWithTeams;
  after: EventWithTeams;
}

interface SeriesPlan {
  changes: PlannedChange[];
  summary: SeriesChangeDto;
}

/** Works out what a change of a series does to each of its events. */
@Injectable()
export class SeriesPlans {
  constructor(private readonly clock: ClubClock) {}

  /** Locks the series until the end of the transaction, unless it is a preview. Throws 409 for a stale version or a single event. */
  async plan(
    manager: EntityManager,
    id: number,
    { id: bodyId, version, scope, includesExceptions, eventIds, ...fields }: UpdateSeriesDto,
    { isPreview = false } = {},
  ): Promise<SeriesPlan> {
    if ((bodyId ?? id) !== id) throw fieldProblem('id', messages.otherId);
    await protectAudience(manager, fields);
    const series = await this.findSeries(manager, id, { isLocked: !isPreview });
    const before = series.find((event) => event.id === id)!;
    if ((version ?? before.version) !== before.version) throw new ConflictException(messages.eventStale);
    const after = await changedEvent(manager, before, fields);
    const events = planSeriesChange(series, this.choiceOf(id, { scope, includesExceptions }), { before, after })
      .filter(({ event }) => eventIds?.includes(event.id) ?? true)
      .map((planned) => ({ ...planned, after: planned.after && validChange(planned.event, planned.after) }));
    const changes = events.flatMap((one) => (one.after ? [{ before: one.event, after: one.after }] : []));
    const moved = changes.filter((change) => hasMoved(change.before, change.after)).map((change) => change.before.id);
    const unconfirmed = await countConfirmed(manager, { cutoff: this.clock.lastCutoff(), eventIds: moved });
    return {
      changes,
      summary: {
        events: events.map((one) => ({
          id: one.event.id,
          ...stateOf(one.event),
          stays: one.stays,
          after: one.after && stateOf(one.after),
        })),
        unconfirmed,
      },
    };
  }

  /** The events that may change, locked until the end of the transaction. */
  async lockChosen(manager: EntityManager, id: number, choice: SeriesChoiceDto): Promise<EventWithTeams[]> {
    const series = await this.findSeries(manager, id, { isLocked: true });
    return eventsInScope(series, this.choiceOf(id, choice)).flatMap(({ event, stays }) => (stays ? [] : event));
  }

  private choiceOf(id: number, choice: SeriesChoiceDto): SeriesChoice<EventWithTeams> {
    return { ...choice, id, hasBegun: (event) => this.clock.hasStarted(event) };
  }

  private async findSeries(
    manager: EntityManager,
    id: number,
    { isLocked }: { isLocked: boolean },
  ): Promise<EventWithTeams[]> {
    const seriesId = await findSeriesId(manager, { eventId: id });
    if (seriesId === undefined) throw new NotFoundException(messages.eventUnknown);
    if (seriesId === null) throw new ConflictException(messages.seriesNone);
    // In one order, because two changes of the series would otherwise deadlock.
    const events = await manager.find(Event, {
      where: { seriesId },
      order: { id: 'ASC' },
      ...(isLocked && { lock: { mode: 'pessimistic_write' } }),
    });
    if (!events.some((event) => event.id === id)) throw new NotFoundException(messages.eventUnknown);
    const teams = await findTeamsOfSeries(manager, { seriesId });
    return events.map((event) => Object.assign(event, { teamsInvolved: teams.get(event.id) ?? [] }));
  }
}

/** Null if nothing changes. Throws 400 if the change makes no sense for this event. */
function validChange(event: EventWithTeams, after: EventWithTeams): EventWithTeams | null {
  assertAudience(after);
  assertTimes(after);
  return Object.keys(changedFields(event, after)).length > 0 ? after : null;
}

const stateOf = (event: SeriesEventStateDto): SeriesEventStateDto =>
  pick(event, ['title', 'date', 'startTime', 'isTimeToBeConfirmed', 'status']);
