import { Body, Controller, Delete, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { OwnPassword } from '../users/own-password.ts';
import { Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { DeletionDto, RequestDeletionDto } from './deletion-request.dto.ts';
import { DeletionRequestsService } from './deletion-requests.service.ts';

@ApiTags('deletion-requests')
@Controller('auth/deletion')
export class OwnDeletionController {
  constructor(
    private readonly requests: DeletionRequestsService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /**
   * Get your deletion request and its consequences.
   * @remarks Coaches and admins cannot ask; `refusal` tells them what to do first.
   */
  @Get()
  @Requires('account.leave')
  getDeletion(@Me() me: User): Promise<DeletionDto> {
    return this.requests.get(me);
  }

  /**
   * Ask to be deleted.
   * @remarks An admin deletes the account; until then it works as before, and you can withdraw the request. Requires the current
   * password; wrong ones count towards a rate limit. Asking again changes nothing. Returns 409 for coaches and admins.
   */
  @Post()
  @HttpCode(200)
  @Requires('account.leave')
  async requestDeletion(
    @Body() { currentPassword }: RequestDeletionDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionDto> {
    this.requests.assertMayAsk(me);
    await this.ownPassword.confirm(me, currentPassword, response, (manager) => this.requests.request(manager, me));
    return this.requests.get(me);
  }

  /**
   * Withdraw your request to be deleted.
   * @remarks Returns 404 if there is none.
   */
  @Delete()
  @HttpCode(204)
  @Requires('account.leave')
  withdrawDeletion(@Me() me: User): Promise<void> {
    return this.requests.withdraw(me);
  }
}
