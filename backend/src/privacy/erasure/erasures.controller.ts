import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../../http/page.dto.ts';
import { OwnPassword } from '../../users/own-password.ts';
import { User } from '../../users/user.entity.ts';
import { EraseChildDto, ErasureDto, ErasureRequestDto } from './erasure.dto.ts';
import { ErasureRequestsService } from './erasure-requests.service.ts';
import { ErasuresService } from './erasures.service.ts';

@ApiTags('children')
@Controller('children')
export class ErasuresController {
  constructor(
    private readonly erasures: ErasuresService,
    private readonly requests: ErasureRequestsService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /**
   * List players whom a guardian asks to delete for good.
   * @remarks The oldest request first.
   */
  @Get('erasure-requests')
  @Requires('child.erase')
  @NotInDemo()
  @ApiCountedList(ErasureRequestDto)
  async listErasureRequests(
    @Query() page: PageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ErasureRequestDto[]> {
    return withTotalCount(await this.requests.list(page), response);
  }

  /**
   * Get the consequences of deleting a player for good.
   * @remarks `refusal` says why the player cannot be deleted now.
   */
  @Get(':id/erasure')
  @Requires('child.erase')
  @NotInDemo()
  getErasure(@IdParam() id: number): Promise<ErasureDto> {
    return this.erasures.preview(id);
  }

  /**
   * Delete a player for good.
   * @remarks Deletes the record, those that were merged into it, and everything that tells of the child; a backup that was made before
   * still has it. Events that have begun go on counting the child. An account that is restricted for the child is restricted again if
   * somebody adds a child of the same name and date of birth. Requires your password, whose wrong tries count towards a limit, and the
   * child's name; another name returns 400. Returns 409 for a registered player, and for a record that was merged into another one.
   */
  @Post(':id/erase')
  @HttpCode(204)
  @Requires('child.erase')
  @NotInDemo()
  async eraseChild(
    @IdParam() id: number,
    @Body() { currentPassword, name }: EraseChildDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.ownPassword.confirm(me, currentPassword, response, (manager) =>
      this.erasures.erase(manager, id, name, me),
    );
  }

  /**
   * Decline the requests to delete a player for good.
   * @remarks Whoever has asked gets a mail. Returns 404 if nobody asks.
   */
  @Delete(':id/erasure-requests')
  @HttpCode(204)
  @Requires('child.erase')
  @NotInDemo()
  declineErasure(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.requests.decline(id, me);
  }
}
