import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { EventFilterDto } from './event-filter.dto.ts';
import { EventListsService } from './event-lists.service.ts';
import { EventDto, SaveEventDto, UpdateEventDto } from './event.dto.ts';
import { EventsService } from './events.service.ts';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly lists: EventListsService,
  ) {}

  /**
   * The club's events with counts of the answers.
   * @remarks By date, start time and id.
   */
  @Get()
  @Requires('event.list-all')
  @ApiCountedList(EventDto)
  async listEvents(
    @Query() filter: EventFilterDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto[]> {
    return withTotalCount(await this.lists.ofClub(filter), response);
  }

  /**
   * Make an event for a team, several teams or a league.
   * @remarks Needs at least one of `teamId`, `leagueId` and `teamsInvolved`. It is on record who made it.
   */
  @Post()
  @Requires('event.manage')
  createEvent(@Body() fields: SaveEventDto, @Me() me: User): Promise<EventDto> {
    return this.events.create(fields, me);
  }

  /**
   * Get an event.
   * @remarks Staff see response counts, parents their own children's availabilities. For parents, an event that concerns none
   * of their children is 404, like an unknown id.
   */
  @Get(':id')
  @Requires('event.view')
  getEvent(@IdParam() id: number, @Me() me: User): Promise<EventDto> {
    return this.lists.get(id, me);
  }

  /**
   * Change an event.
   * @remarks Members that are missing stay as they are, null clears. With `version` a stale edit answers 409: the first
   * writer wins. Without it the last write wins.
   */
  @Put(':id')
  @Requires('event.manage')
  updateEvent(@IdParam() id: number, @Body() fields: UpdateEventDto, @Me() me: User): Promise<EventDto> {
    return this.events.update(id, fields, me);
  }

  /**
   * Delete an event for good, with its answers.
   * @remarks The record of privileged acts keeps a copy of both.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('event.manage')
  deleteEvent(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.events.remove(id, me);
  }
}
