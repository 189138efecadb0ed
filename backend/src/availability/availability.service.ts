import { BadRequestException, ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  type Actor,
  can,
  canForAll,
  decideResponse,
  isPastDeadline,
  messages,
  noteChange,
  noteOf,
  type ResponseSource,
  shortNameOf,
  whyClosed,
} from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { type Queryable } from '../database/sql.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { originSeenBy } from '../responses/response-origin.ts';
import { pageOf, type PageOf } from '../http/page.dto.ts';
import { EventListsService } from '../events/event-lists.service.ts';
import { noteSeenBy } from '../responses/response-note.ts';
import {
  type AnswerAvailabilityDto,
  type AnswerDto,
  type AnsweredDto,
  type ChangeAvailabilityDto,
  type EventAnswerDto,
  type EventAttendanceDto,
  type EventAvailabilitiesDto,
} from './availability.dto.ts';
import { findAttendance } from './attendance.queries.ts';
import {
  type AvailabilityKey,
  type ConcernRow,
  countEventAvailabilities,
  findAvailabilityKey,
  findConcern,
  findEventAvailabilities,
  repeatAcceptance,
  saveAvailability,
  saveNote,
  type SavedRow,
} from './availability.queries.ts';

interface Responding {
  concern: ConcernRow;
  me: Actor;
  source: ResponseSource;
  database: Queryable;
}

@Injectable()
export class AvailabilityService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly events: EventListsService,
    private readonly clock: ClubClock,
  ) {}

  async respond(fields: AnswerAvailabilityDto, me: Actor): Promise<AnsweredDto & { isNew: boolean }> {
    const concern = await this.findConcern(fields, me);
    if (!concern) throw new NotFoundException(messages.eventOrChildUnknown);
    return this.save(fields, concern, me);
  }

  async change(id: number, { eventId, childId, ...response }: ChangeAvailabilityDto, me: Actor): Promise<AnsweredDto> {
    const key = await findAvailabilityKey(this.database, { id });
    const concern = key && (await this.findConcern(key, me));
    if (!concern) throw new NotFoundException(messages.responseUnknown);
    const isMoved = (eventId ?? key.eventId) !== key.eventId || (childId ?? key.childId) !== key.childId;
    if (isMoved) throw new BadRequestException(messages.responseMoved);
    const { isNew: _, ...result } = await this.save({ ...key, ...response }, concern, me);
    return result;
  }

  /**
   * All of a guardian's answers or none, in an order in which simultaneous ones cannot wait for each other. Throws 404 if the guardian
   * may no longer respond for a child; nobody responds with a link after the start.
   */
  respondByLink(answers: readonly AnswerDto[], guardian: Actor): Promise<void> {
    const sorted = answers.toSorted((one, other) => one.eventId - other.eventId || one.childId - other.childId);
    return inTransaction(this.database, async (manager) => {
      for (const answer of sorted) {
        const concern = await this.findConcern(answer, guardian, manager);
        if (!concern?.guardianIds.includes(guardian.id) || whyClosed(concern, this.clock.wallTime())) {
          throw new NotFoundException(messages.answerLinkEnded);
        }
        await this.store(answer, { concern, me: guardian, source: 'mail', database: manager }).catch(
          eventDeleted(messages.answerLinkEnded),
        );
      }
    });
  }

  async listForEvent(
    eventId: number,
    { teamId, ...page }: EventAvailabilitiesDto,
    me: Actor,
  ): Promise<PageOf<EventAnswerDto>> {
    const viewer = { id: me.id, seesAll: can(me, 'event.list-all') };
    const filter = { cutoff: this.clock.lastCutoff(), eventId, teamId, viewer };
    const found = await findEventAvailabilities(this.database, { ...page, ...filter });
    // An event without an audience is an empty list; one that the actor may not see is 404.
    if (found.length === 0) await this.events.get(eventId, me);
    const rows = found.map(({ origin, movedFrom, note, isLate, alsoPlays, ...row }) => ({
      ...row,
      ...(movedFrom && { movedFrom }),
      ...originSeenBy(me, origin),
      ...noteSeenBy(me, note),
      ...(viewer.seesAll && isLate && { isLate }),
      ...(alsoPlays && { alsoPlays }),
    }));
    return pageOf(rows, page, () => countEventAvailabilities(this.database, filter));
  }

  async attendance(eventId: number, me: Actor): Promise<EventAttendanceDto> {
    await this.events.get(eventId, me);
    const seesAll = canForAll(me, 'roster.view');
    const { rosterVisibility } = this.settings;
    const attendance = await findAttendance(this.database, {
      cutoff: this.clock.lastCutoff(),
      eventId,
      viewer: {
        id: me.id,
        isStaff: seesAll,
        seesMates: rosterVisibility !== 'own',
        knows: seesAll ? 'everyone' : rosterVisibility,
      },
    });
    return { ...attendance, names: attendance.names.map(shortNameOf) };
  }

  /** Returns undefined if the event does not concern the child or the actor may not respond for the child. */
  private async findConcern(
    { eventId, childId }: AvailabilityKey,
    me: Actor,
    database: Queryable = this.database,
  ): Promise<ConcernRow | undefined> {
    const concern = await findConcern(database, {
      eventId,
      childId,
      viewerId: me.id,
      cutoff: this.clock.lastCutoff(),
    });
    return concern && can(me, 'availability.answer', concern) ? concern : undefined;
  }

  private async save(
    fields: AnswerAvailabilityDto,
    concern: ConcernRow,
    me: Actor,
  ): Promise<AnsweredDto & { isNew: boolean }> {
    const closed = whyClosed(concern, this.clock.wallTime());
    if (closed && !can(me, 'availability.answer-late')) throw new ConflictException(closed);
    const source = concern.guardianIds.includes(me.id) ? 'app' : 'staff';
    const saved = await this.store(fields, { concern, me, source, database: this.database }).catch(
      eventDeleted(messages.eventOrChildUnknown),
    );
    const { isNew, origin, note, ...row } = saved;
    const event = await this.events.get(fields.eventId, me);
    return {
      event,
      availability: {
        ...row,
        ...originSeenBy(me, origin),
        ...noteSeenBy(me, note),
      },
      isNew,
    };
  }

  /** The database decides whether a response that is repeated, or whose note is saved alone, is still there. */
  private async store(
    { note: given, noteOnly, ...fields }: AnswerAvailabilityDto,
    { concern, me, source, database }: Responding,
  ): Promise<SavedRow> {
    const newNote = given && noteOf(given);
    if (newNote && fields.isAvailable === null) throw fieldProblem('note', messages.noteWithoutResponse);
    const now = this.clock.wallTime();
    const response = {
      ...fields,
      respondedBy: me.id,
      source,
      isPast: isPastDeadline(concern, now),
      note: noteChange(newNote, concern.note, me),
    };
    const mayAnswerLate = can(me, 'availability.answer-late');
    const decision = decideResponse({ ...fields, noteOnly }, concern, { now, mayAnswerLate });
    if (decision.save === 'response') return saveAvailability(database, response);
    const saved = await (decision.save === 'note' ? saveNote : repeatAcceptance)(database, response);
    if (!saved) throw new ConflictException(decision.otherwise);
    return saved;
  }
}

/** The event was deleted during the request. */
const eventDeleted =
  (message: string) =>
  (error: unknown): never => {
    throw sqlStateOf(error) === '23503' ? new NotFoundException(message) : error;
  };
