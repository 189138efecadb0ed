import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { OwnPassword } from '../../users/own-password.ts';
import { OwnPasswordDto } from './second-factor.dto.ts';
import { SecondFactorService } from './second-factor.service.ts';

@ApiTags('users')
@Controller('users')
export class FactorResetController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /**
   * Remove a user's second factor.
   * @remarks For somebody who has lost the authenticator app and the recovery codes. Requires your own password; the user gets a mail, and
   * all sessions of the user end. Returns 409 if the user has no second factor.
   */
  @Post(':id/reset-factors')
  @HttpCode(204)
  @Requires('user.manage')
  @NotInDemo()
  resetFactors(
    @IdParam() id: number,
    @Body() { currentPassword }: OwnPasswordDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.ownPassword.confirm(me, currentPassword, response, (manager) => this.factors.reset(manager, id, me));
  }
}
