import { Body, Controller, Get, HttpStatus, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import {
  AnswerAvailabilityDto,
  AnsweredDto,
  ChangeAvailabilityDto,
  EventAnswerDto,
  EventAttendanceDto,
  EventAvailabilitiesDto,
} from './availability.dto.ts';
import { AvailabilityService } from './availability.service.ts';

@ApiTags('availability')
@Controller()
export class AvailabilitiesController {
  constructor(private readonly availability: AvailabilityService) {}

  /**
   * Set a child's availability for an event.
   * @remarks Returns 201 for the first response and 200 for later ones. Parents can respond for their own children until the event starts,
   * unless it is cancelled. A response confirms one that was given before the event moved. After the event's deadline they cannot accept
   * (409), but they can decline, withdraw, and repeat what they have accepted. Staff can respond for any child in the event's audience at
   * any time. If you may not respond for the child, the operation returns 404, as for an unknown event or child. Without `note`, the
   * present note stays, unless the response changes; null or an empty one removes it.
   */
  @Post('availabilities')
  @Requires('availability.answer')
  @ApiCreatedResponse({ type: AnsweredDto })
  @ApiOkResponse({ type: AnsweredDto })
  async answerAvailability(
    @Body() fields: AnswerAvailabilityDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnsweredDto> {
    const { isNew, ...result } = await this.availability.respond(fields, me);
    if (!isNew) response.status(HttpStatus.OK);
    return result;
  }

  /**
   * Update an availability.
   * @remarks Only `isAvailable` and `note` can change; another `eventId` or `childId` is rejected. The same rules apply as for setting it.
   */
  @Put('availabilities/:id')
  @Requires('availability.answer')
  changeAvailability(
    @IdParam() id: number,
    @Body() fields: ChangeAvailabilityDto,
    @Me() me: User,
  ): Promise<AnsweredDto> {
    return this.availability.change(id, fields, me);
  }

  /**
   * List the availabilities of an event.
   * @remarks One row per child in the event's audience, pending ones included, sorted by the child's name. Staff see every child,
   * parents their own children.
   */
  @Get('events/:id/availabilities')
  @Requires('availability.view')
  @ApiCountedList(EventAnswerDto)
  async listEventAvailabilities(
    @IdParam() id: number,
    @Query() query: EventAvailabilitiesDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventAnswerDto[]> {
    return withTotalCount(await this.availability.listForEvent(id, query, me), response);
  }

  /**
   * Count who is available for an event.
   * @remarks For everybody who may get the event. Names are short, and parents see only those of their children's team mates.
   */
  @Get('events/:id/attendance')
  @Requires('event.view')
  getEventAttendance(@IdParam() id: number, @Me() me: User): Promise<EventAttendanceDto> {
    return this.availability.attendance(id, me);
  }
}
