import { Body, Controller, Get, HttpStatus, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { AnswerAvailabilityDto, AnsweredDto, ChangeAvailabilityDto, EventAnswerDto } from './availability.dto.ts';
import { AvailabilityService } from './availability.service.ts';

@ApiTags('availability')
@Controller()
export class AvailabilitiesController {
  constructor(private readonly availability: AvailabilityService) {}

  /**
   * Answer for a child, or change the answer: 201 the first time, 200 afterwards.
   * @remarks Parents answer for own children whom the event concerns, until it starts and unless it is cancelled; staff for
   * anybody at any time. An event or child that is not the caller's to answer for is answered like an unknown one.
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
    const { isNew, ...answered } = await this.availability.answer(fields, me);
    if (!isNew) response.status(HttpStatus.OK);
    return answered;
  }

  /**
   * Change an answer.
   * @remarks Only `isAvailable` changes; an `eventId` or `childId` other than the answer's own is refused. The same people
   * as for giving it, and as long.
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
   * The answers for an event, unanswered ones included.
   * @remarks By the child's name. Staff see everybody's, parents their own children's.
   */
  @Get('events/:id/availabilities')
  @Requires('availability.view')
  @ApiCountedList(EventAnswerDto)
  async listEventAvailabilities(
    @IdParam() id: number,
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventAnswerDto[]> {
    return withTotalCount(await this.availability.listForEvent(id, page, me), response);
  }
}
