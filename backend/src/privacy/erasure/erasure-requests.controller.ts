import { Body, Controller, Delete, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { OwnPassword } from '../../users/own-password.ts';
import { User } from '../../users/user.entity.ts';
import { ChildErasureRequestDto } from '../../children/child.dto.ts';
import { RequestErasureDto } from './erasure.dto.ts';
import { ErasureRequestsService } from './erasure-requests.service.ts';

@ApiTags('children')
@Controller('children')
export class ErasureRequestsController {
  constructor(
    private readonly requests: ErasureRequestsService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /**
   * Ask to delete your child for good.
   * @remarks An admin removes the child from the club and deletes it; until then everything works as before, and you can withdraw the
   * request. The child's other guardians are mailed, and the admin sees whether they ask, too. Requires your password; wrong ones count
   * towards a limit. Asking again changes nothing. Another family's child returns 404.
   */
  @Post(':id/erasure-request')
  @HttpCode(200)
  @Requires('child.ask-erasure')
  @NotInDemo()
  async requestErasure(
    @IdParam() id: number,
    @Body() { currentPassword }: RequestErasureDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildErasureRequestDto> {
    await this.ownPassword.confirm(me, currentPassword, response, (manager) => this.requests.request(manager, id, me));
    return this.requests.get(id, me);
  }

  /**
   * Withdraw your request to delete your child for good.
   * @remarks Returns 404 if you have not asked. Another guardian's request stays.
   */
  @Delete(':id/erasure-request')
  @HttpCode(204)
  @Requires('child.ask-erasure')
  @NotInDemo()
  withdrawErasureRequest(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.requests.withdraw(id, me);
  }
}
