import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { EventRangeDto } from './event-filter.dto.ts';
import { EventListsService } from './event-lists.service.ts';
import { EventDto } from './event.dto.ts';

/** Events by audience: your children, one child, a team. */
@ApiTags('events')
@Controller()
export class ConcernedEventsController {
  constructor(private readonly lists: EventListsService) {}

  /**
   * List events for your children.
   * @remarks Past and upcoming, sorted by date, start time and id, with the availability of each of your children in an event's
   * audience.
   */
  @Get('dashboard/events')
  @Requires('event.list-own')
  @ApiCountedList(EventDto)
  async listDashboardEvents(
    @Query() range: EventRangeDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto[]> {
    return withTotalCount(await this.lists.ofOwnChildren(me, range), response);
  }

  /**
   * List events for a child.
   * @remarks Past and upcoming, sorted by date, start time and id. `availability` is that of this child. Guardians also see
   * their other children's availabilities, staff the response counts. Another family's child returns 404, as an unknown child
   * does.
   */
  @Get('children/:id/events')
  @Requires('child.view')
  @ApiCountedList(EventDto)
  async listChildEvents(
    @IdParam() id: number,
    @Query() range: EventRangeDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto[]> {
    return withTotalCount(await this.lists.ofChild(id, range, me), response);
  }

  /**
   * List events for a team.
   * @remarks Past and upcoming, sorted by date, start time and id. Staff see the team's events, with those for its league, its age group
   * or the whole club, and the members' response counts; parents see the events for their own children in the team, with their
   * availabilities. Returns 403 to parents without a child in the team.
   */
  @Get('teams/:id/events')
  @Requires('event.list-own')
  @ApiCountedList(EventDto)
  async listTeamEvents(
    @IdParam() id: number,
    @Query() range: EventRangeDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventDto[]> {
    return withTotalCount(await this.lists.ofTeam(id, range, me), response);
  }
}
