import { Controller, Delete, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires, SessionId } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { AccessRequestDto, SentAccessRequestDto } from './access-request.dto.ts';
import { AccessRequestsService } from './access-requests.service.ts';

@ApiTags('families')
@Controller()
export class AccessRequestsController {
  constructor(private readonly requests: AccessRequestsService) {}

  /**
   * List who asks for access to a child.
   * @remarks Pending requests, the oldest first, for guardians and staff. Another family's child returns 404, as an unknown child does.
   */
  @Get('children/:id/access-requests')
  @Requires('access-request.view')
  listAccessRequests(@IdParam() id: number, @Me() me: User): Promise<AccessRequestDto[]> {
    return this.requests.listOfChild(id, me);
  }

  /**
   * Request access to a child that somebody else has claimed.
   * @remarks The same session must have found the child in the last 10 minutes, by a search or by a `claim-existing` conflict.
   * Otherwise returns 403, whether or not the child exists. A guardian decides; an admin if there is none, or if an account is restricted
   * for the child. Returns 200 if you have asked already, 409 if you were declined in the last 30 days, and 429 after ten new requests in a
   * day, by you or about the child.
   */
  @Post('children/:id/access-requests')
  @Requires('child.request-access')
  @ApiCreatedResponse({ type: SentAccessRequestDto })
  @ApiOkResponse({ type: SentAccessRequestDto })
  async requestAccess(
    @IdParam() id: number,
    @Me() me: User,
    @SessionId() sessionId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SentAccessRequestDto> {
    const { isNew, ...request } = await this.requests.request(id, me, sessionId, response);
    if (!isNew) response.status(HttpStatus.OK);
    return request;
  }

  /**
   * List the requests that you can decide.
   * @remarks Pending requests, the oldest first: for your children, unless only admins decide about the child; for admins, for all
   * children.
   */
  @Get('access-requests')
  @Requires('access-request.list')
  @ApiCountedList(AccessRequestDto)
  async listAccessRequestsToDecide(
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AccessRequestDto[]> {
    return withTotalCount(await this.requests.listToDecide(me, page), response);
  }

  /**
   * List your own requests.
   * @remarks Those that are pending, and those that were declined in the last 30 days. The newest first.
   */
  @Get('access-requests/sent')
  @Requires('child.request-access')
  listSentAccessRequests(@Me() me: User): Promise<SentAccessRequestDto[]> {
    return this.requests.listSent(me);
  }

  /**
   * Make the requester a guardian.
   * @remarks In a household of their own. Of several decisions, the first one holds: deciding otherwise later returns 409.
   */
  @Post('access-requests/:id/approve')
  @HttpCode(200)
  @Requires('access-request.decide')
  approveAccessRequest(@IdParam() id: number, @Me() me: User): Promise<AccessRequestDto> {
    return this.requests.decide(id, 'approved', me);
  }

  /**
   * Decline a request.
   * @remarks The requester learns that, but not from whom, and can ask again after 30 days.
   */
  @Post('access-requests/:id/decline')
  @HttpCode(200)
  @Requires('access-request.decide')
  declineAccessRequest(@IdParam() id: number, @Me() me: User): Promise<AccessRequestDto> {
    return this.requests.decide(id, 'declined', me);
  }

  /** Withdraw your request, as long as nobody has decided it. */
  @Delete('access-requests/:id')
  @HttpCode(204)
  @Requires('child.request-access')
  withdrawAccessRequest(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.requests.withdraw(id, me);
  }
}
