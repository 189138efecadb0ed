import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, NotInDemo, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import {
  AcceptedInvitationDto,
  GuardianInvitationDto,
  InvitationDto,
  InviteGuardianDto,
} from './guardian-invitation.dto.ts';
import { GuardianInvitationsService } from './guardian-invitations.service.ts';

@ApiTags('families')
@Controller()
export class GuardianInvitationsController {
  constructor(private readonly invitations: GuardianInvitationsService) {}

  /**
   * List the invitations to a child that nobody has accepted yet.
   * @remarks Guardians see those that they have sent, admins all. The newest first.
   */
  @Get('children/:id/invitations')
  @Requires('guardian.invite')
  listGuardianInvitations(@IdParam() id: number, @Me() me: User): Promise<GuardianInvitationDto[]> {
    return this.invitations.list(id, me);
  }

  /**
   * Invite somebody to become a guardian of a child.
   * @remarks By email; the link works once, within 14 days. The response does not depend on whether the address has an account. Inviting
   * the same address again replaces the earlier invitation. At most ten a day per user, and three per address. Returns 409 if the server is
   * not set up to send mail.
   */
  @Post('children/:id/invitations')
  @Requires('guardian.invite')
  @NotInDemo()
  inviteGuardian(
    @IdParam() id: number,
    @Body() fields: InviteGuardianDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuardianInvitationDto> {
    return this.invitations.invite(id, fields, me, response);
  }

  /** Withdraw an invitation. Its link stops working. */
  @Delete('children/:id/invitations/:invitationId')
  @HttpCode(204)
  @Requires('guardian.invite')
  @NotInDemo()
  withdrawGuardianInvitation(
    @IdParam() id: number,
    @IdParam('invitationId') invitationId: number,
    @Me() me: User,
  ): Promise<void> {
    return this.invitations.withdraw({ id: invitationId, childId: id }, me);
  }

  /**
   * Get the invitation of a link.
   * @remarks Without signing in, shows the child's given name alone. Returns 404 for a link that no longer works.
   */
  @Get('invitations/:token')
  @Requires('invitation.view')
  @NotInDemo()
  getInvitation(@Param('token') token: string, @Me() me: User | undefined): Promise<InvitationDto> {
    return this.invitations.get(token, me?.needsSecondFactor ? undefined : me);
  }

  /**
   * Accept an invitation: you become a guardian of the child.
   * @remarks The first account that accepts is bound to the invitation; for others, the link stops working (404). An account with the
   * address to which the invitation was sent is verified by that; where the club requires it, others must have been verified before.
   * Somebody who is a guardian already stays in their household. Returns 409 if an admin has to approve first; the request has been sent
   * then.
   */
  @Post('invitations/:token')
  @HttpCode(200)
  @Requires('invitation.accept')
  @NotInDemo()
  acceptInvitation(@Param('token') token: string, @Me() me: User): Promise<AcceptedInvitationDto> {
    return this.invitations.accept(token, me);
  }
}
