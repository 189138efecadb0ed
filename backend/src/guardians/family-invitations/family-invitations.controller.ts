import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { PreviewDto } from '../../http/preview.dto.ts';
import { User } from '../../users/user.entity.ts';
import { InvitedFamiliesDto, InviteFamiliesDto } from './family-invitations.dto.ts';
import { FamilyInvitations } from './family-invitations.ts';

@ApiTags('families')
@Controller('children/invitations')
export class FamilyInvitationsController {
  constructor(private readonly invitations: FamilyInvitations) {}

  /**
   * Invite the families of many players again.
   * @remarks Sends a mail to guardians who have never signed in, and to addresses that an admin has invited and that nobody has
   * accepted; at most one a day to each. Returns 409 if the server is not set up to send mail.
   */
  @Post()
  @HttpCode(200)
  @Requires('user.manage')
  @NotInDemo()
  inviteFamilies(
    @Body() { childIds }: InviteFamiliesDto,
    @Query() options: PreviewDto,
    @Me() me: User,
  ): Promise<InvitedFamiliesDto> {
    return this.invitations.invite(childIds, options, me);
  }
}
