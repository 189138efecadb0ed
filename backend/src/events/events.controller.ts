import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiLongList, withTotalCount } from '../http/page.dto.ts';
import { PreviewDto } from '../http/preview.dto.ts';
import { User } from '../users/user.entity.ts';
import { EventFilterDto } from './event-filter.dto.ts';
import { EventClashesService } from './clashes/event-clashes.service.ts';
import { EventListsService } from './event-lists.service.ts';
import { EventDto, EventNeighboursDto, SaveEventDto, UpdateEventDto } from './event.dto.ts';
import { ClashCountDto, PlannedEventDto } from './clashes/planned-event.dto.ts';
import { EventsService } from './events.service.ts';
import { EventStatuses } from './statuses/event-statuses.ts';
import { ChangedStatusesDto, EventStatusesDto } from './statuses/event-statuses.dto.ts';

@ApiTags('events')
@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly lists: EventListsService,
    private readonly clashes: EventClashesService,
    private readonly statuses: EventStatuses,
  ) {}

  /**
   * List the club's events with response counts.
   * @remarks Past and upcoming, sorted by date, start time and id. `coached=true` lists only the events of teams that you coach.
   */
  @Get()
  @Requires('event.list-all')
  @ApiLongList(EventDto)
  async listEvents(
    @Query() filter: EventFilterDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto[]> {
    return withTotalCount(await this.lists.ofClub(filter, me), response);
  }

  /**
   * Create an event for a team, several teams or a league.
   * @remarks At least one of `teamId`, `leagueId` and `teamsInvolved` is required. A coach can make a limited number of events for the
   * whole club a day; further ones return 429.
   */
  @Post()
  @Requires('event.manage')
  createEvent(
    @Body() fields: SaveEventDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto> {
    return this.events.create(fields, me, response);
  }

  /**
   * Cancel many events, or set their statuses.
   * @remarks All at once or not at all. Returns 404 for an unknown event. `undo` of the response gives the events back the statuses that
   * they had.
   */
  @Post('statuses')
  @HttpCode(200)
  @Requires('event.manage')
  setEventStatuses(
    @Body() { events }: EventStatusesDto,
    @Query() options: PreviewDto,
    @Me() me: User,
  ): Promise<ChangedStatusesDto> {
    return this.statuses.set(events, options, me);
  }

  /**
   * Count the families that a planned event clashes with, and the children who are away.
   * @remarks Changes nothing. Counts the families of the planned audience that have another event, of the same child or a sibling,
   * which overlaps or leaves less than 30 minutes between two places. Returns only numbers, never which families or
   * children.
   */
  @Post('clashes')
  @HttpCode(200)
  @Requires('event.manage')
  countClashes(@Body() planned: PlannedEventDto): Promise<ClashCountDto> {
    return this.clashes.countFamilies(planned);
  }

  /**
   * Get an event.
   * @remarks Staff see response counts, parents their own children's availabilities. Returns 404 to parents if the event
   * concerns none of their children.
   */
  @Get(':id')
  @Requires('event.view')
  getEvent(@IdParam() id: number, @Me() me: User): Promise<EventDto> {
    return this.lists.get(id, me);
  }

  /**
   * Get the events before and after an event.
   * @remarks By date, start time and id: among the events of the teams that you coach, of the club for other staff, of their own
   * children for parents. Returns 404 as for getting the event.
   */
  @Get(':id/neighbours')
  @Requires('event.view')
  getEventNeighbours(@IdParam() id: number, @Me() me: User): Promise<EventNeighboursDto> {
    return this.lists.neighbours(id, me);
  }

  /**
   * Update an event.
   * @remarks Omitted members stay unchanged; null clears. Returns 409 if `version` is stale; without `version`, the last write
   * wins.
   */
  @Put(':id')
  @Requires('event.manage')
  updateEvent(
    @IdParam() id: number,
    @Body() fields: UpdateEventDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto> {
    return this.events.update(id, fields, me, response);
  }

  /**
   * Delete an event and its availabilities.
   * @remarks The audit log keeps a copy of both.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('event.manage')
  deleteEvent(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.events.remove(id, me);
  }
}
