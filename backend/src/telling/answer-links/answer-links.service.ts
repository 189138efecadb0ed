import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource } from 'typeorm';
import { deadlineOf, givenNameOf, isPastDeadline, messages } from '@touchline/domain';
import { AvailabilityService } from '../../availability/availability.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { EventClashesService } from '../../events/clashes/event-clashes.service.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { type AnswerLinkDto, type SendAnswersDto } from './answer-link.dto.ts';
import {
  type AnswerLinkRow,
  deleteAnswerLinks,
  findAnswerLink,
  findLinkedEvents,
  openAnswerLink,
} from './answer-links.queries.ts';

/** Guardians respond with the link of a mail, without a session. What they may do is decided when they do it. */
@Injectable()
export class AnswerLinksService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly availability: AvailabilityService,
    private readonly clashes: EventClashesService,
    private readonly limits: RateLimits,
    private readonly clock: ClubClock,
  ) {}

  async get(token: string): Promise<AnswerLinkDto> {
    const link = await openAnswerLink(this.database, { token });
    if (!link) throw linkEnded();
    const page = await this.read(link);
    if (page.events.length === 0) throw linkEnded();
    return page;
  }

  /** Throws 409 if the page was opened so recently that only a program can have answered. */
  async send(token: string, { answers }: SendAnswersDto, response: Response): Promise<AnswerLinkDto> {
    const link = await findAnswerLink(this.database, { token });
    if (!link || answers.some(({ eventId }) => !link.eventIds.includes(eventId))) throw linkEnded();
    if (!link.isReady) throw new ConflictException(messages.answersTooSoon);
    await this.limits.consume('answerLink', String(link.guardian.id), response);
    await this.availability.respondByLink(answers, link.guardian);
    return this.read(link);
  }

  /** Ends all links of a user. */
  async revoke(userId: number): Promise<void> {
    await deleteAnswerLinks(this.database, { userId });
  }

  private async read(link: AnswerLinkRow): Promise<AnswerLinkDto> {
    const found = await findLinkedEvents(this.database, {
      cutoff: this.clock.lastCutoff(),
      guardianId: link.guardian.id,
      eventIds: link.eventIds,
    });
    const now = this.clock.wallTime();
    const events = found
      .filter((event) => !this.clock.hasStarted(event))
      .map(({ deadlineHours, ...event }) => ({
        ...event,
        deadline: deadlineOf({ ...event, deadlineHours }),
        isPastDeadline: isPastDeadline({ ...event, deadlineHours }, now),
        children: event.children.map(({ movedFrom, name, shortName, ...child }) => ({
          ...child,
          ...(movedFrom && { movedFrom }),
          name: givenNameOf({ name, shortName }),
        })),
      }));
    return { events: await this.clashes.addTo(events, link.guardian.id) };
  }
}

const linkEnded = () => new NotFoundException(messages.answerLinkEnded);
