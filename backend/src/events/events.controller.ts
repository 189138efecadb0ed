import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me } from '../http/me.ts';
import { Requires } from '../http/requires.ts';
import { User } from '../users/user.entity.ts';
import { EventFilterDto } from './event-filter.dto.ts';
import { EventDto, SaveEventDto } from './event.dto.ts';
import { EventsService } from './events.service.ts';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  /** The club's events with counts of the answers; `x-total-count` says how many match. */
  @Get()
  @Requires('event.list-all')
  async listEvents(
    @Query() filter: EventFilterDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto[]> {
    const { events, total } = await this.events.list(filter);
    response.setHeader('x-total-count', total);
    return events;
  }

  /** Make an event for a team, several teams or a league. */
  @Post()
  @Requires('event.manage')
  createEvent(@Body() fields: SaveEventDto, @Me() me: User): Promise<EventDto> {
    return this.events.create(fields, me);
  }
}
