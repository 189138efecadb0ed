import { Body, Controller, Get, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam } from '../http/id-param.ts';
import { Me } from '../http/me.ts';
import { Requires } from '../http/requires.ts';
import { User } from '../users/user.entity.ts';
import { AnswerAvailabilityDto, AnsweredDto, EventAnswerDto } from './availability.dto.ts';
import { AvailabilityService } from './availability.service.ts';

@ApiTags('availability')
@Controller()
export class AvailabilitiesController {
  constructor(private readonly availability: AvailabilityService) {}

  /** Answer for a child, or change the answer: 201 the first time, 200 afterwards. */
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

  /** The answers for an event, unanswered ones included; parents see their own children's. */
  @Get('events/:id/availabilities')
  @Requires('availability.view')
  listEventAvailabilities(@IdParam() id: number, @Me() me: User): Promise<EventAnswerDto[]> {
    return this.availability.listForEvent(id, me);
  }
}
