import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { EventRangeDto } from './event-filter.dto.ts';
import { EventListsService } from './event-lists.service.ts';
import { EventDto } from './event.dto.ts';

/** Events by whom they concern: own children, one child, a team. */
@ApiTags('events')
@Controller()
export class ConcernedEventsController {
  constructor(private readonly lists: EventListsService) {}

  /**
   * The season's events that concern an own child, with all own children's answers.
   * @remarks Past ones included, by date, start time and id.
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
   * The season's events that concern a child.
   * @remarks `availability` is this child's answer. Guardians see the answers of all their children whom an event concerns,
   * staff this child's, and counts. Another family's child is answered like an unknown one.
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
   * The season's events that concern a team's members.
   * @remarks Staff see the members' counts, parents the events of their own children in the team with their answers. Parents
   * without a child in the team are refused.
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
