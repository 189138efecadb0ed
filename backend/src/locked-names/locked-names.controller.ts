import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { User } from '../users/user.entity.ts';
import { LockedNameDto } from './locked-name.dto.ts';
import { LockedNamesService } from './locked-names.service.ts';

@ApiTags('locked-names')
@Controller('locked-names')
export class LockedNamesController {
  constructor(private readonly lockedNames: LockedNamesService) {}

  /**
   * Names that were tried too often.
   * @remarks Somebody may be guessing a child's date of birth. For a day after the tries, parents neither find nor add a child of
   * such a name, unless an admin unlocks it. Staff can add one at any time.
   */
  @Get()
  @Requires('child.unlock-names')
  listLockedNames(): Promise<LockedNameDto[]> {
    return this.lockedNames.list();
  }

  /**
   * Let parents find and add children of a name again.
   * @remarks Nothing happens when the name is no longer locked.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('child.unlock-names')
  unlockName(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.lockedNames.unlock(id, me);
  }
}
