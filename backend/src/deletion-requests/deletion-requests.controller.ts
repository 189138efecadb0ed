import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { DeletionRequestDto } from './deletion-request.dto.ts';
import { DeletionRequestsService } from './deletion-requests.service.ts';

@ApiTags('deletion-requests')
@Controller('deletion-requests')
export class DeletionRequestsController {
  constructor(private readonly requests: DeletionRequestsService) {}

  /**
   * List deletion requests.
   * @remarks The oldest first, with the children whose guardian they are.
   */
  @Get()
  @Requires('deletion-request.manage')
  @ApiCountedList(DeletionRequestDto)
  async listDeletionRequests(
    @Query() page: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionRequestDto[]> {
    return withTotalCount(await this.requests.list(page), response);
  }

  /**
   * Delete a user who asks for it.
   * @remarks Deletes the account with its guardianships, sessions, links, feeds, preferences, mails, and the notes that the user wrote.
   * Responses, announcements and the audit log stay, without the user. Children stay registered; for each whose last guardian leaves,
   * admins get a mail. This cannot be undone. Returns 404 if the request has been withdrawn or completed, and 409 if the user has become a
   * coach or an admin, or while a change of the email can be undone.
   */
  @Post(':userId/complete')
  @HttpCode(204)
  @Requires('deletion-request.manage')
  completeDeletionRequest(@IdParam('userId') userId: number, @Me() me: User): Promise<void> {
    return this.requests.complete(userId, me);
  }
}
