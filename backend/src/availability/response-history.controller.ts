import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { PastResponseDto } from './response-history.dto.ts';
import { ResponseHistoryService } from './response-history.service.ts';

@ApiTags('availability')
@Controller('events/:id/response-history')
export class ResponseHistoryController {
  constructor(private readonly history: ResponseHistoryService) {}

  /**
   * List all responses for an event.
   * @remarks The latest first. Staff see every child and who responded, parents their own children, and names only within their
   * household.
   */
  @Get()
  @Requires('availability.view')
  @ApiCountedList(PastResponseDto)
  async listResponseHistory(
    @IdParam() id: number,
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PastResponseDto[]> {
    return withTotalCount(await this.history.list(id, page, me), response);
  }
}
