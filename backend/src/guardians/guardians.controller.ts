import { Body, Controller, Delete, Get, HttpCode, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { ChildGuardianDto, UpdateGuardianDto } from './guardian.dto.ts';
import { GuardiansService } from './guardians.service.ts';

@ApiTags('families')
@Controller('children')
export class GuardiansController {
  constructor(private readonly guardians: GuardiansService) {}

  /**
   * List the guardians of a child.
   * @remarks The primary guardian first, then by when they became guardians. Guardians see who shares their household, and of others
   * only that they exist; staff see names, and admins everything. Another family's child returns 404, as an unknown child does.
   */
  @Get(':id/guardians')
  @Requires('guardian.view')
  listGuardians(@IdParam() id: number, @Me() me: User): Promise<ChildGuardianDto[]> {
    return this.guardians.list(id, me);
  }

  /**
   * Restrict an account for a child, or lift the restriction.
   * @remarks To a restricted account, the child does not exist; nobody but admins sees the restriction. An account that is no guardian
   * can be restricted as well. Returns 409 for coaches and admins, who see every child.
   */
  @Patch(':id/guardians/:userId')
  @Requires('guardian.restrict')
  updateGuardian(
    @IdParam() id: number,
    @IdParam('userId') userId: number,
    @Body() { isRestricted }: UpdateGuardianDto,
    @Me() me: User,
  ): Promise<ChildGuardianDto[]> {
    return this.guardians.restrict({ childId: id, userId }, isRestricted, me);
  }

  /**
   * Stop being a guardian of a child or, as an admin, remove a guardian.
   * @remarks Whoever has been a guardian longest becomes the primary one. When the last guardian leaves, admins get a mail. The child
   * stays registered. Returns 409 for a restricted account: lift the restriction first.
   */
  @Delete(':id/guardians/:userId')
  @HttpCode(204)
  @Requires('guardian.remove')
  removeGuardian(@IdParam() id: number, @IdParam('userId') userId: number, @Me() me: User): Promise<void> {
    return this.guardians.remove({ childId: id, userId }, me);
  }

  /**
   * Stop sharing a household for this child.
   * @remarks Both stay guardians, but no longer see each other's names. Repeating it changes nothing for others.
   */
  @Delete(':id/household')
  @HttpCode(204)
  @Requires('guardian.leave-household')
  leaveHousehold(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.guardians.leaveHousehold(id, me);
  }
}
