import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { LockedNameDto } from './locked-name.dto.ts';
import { LockedNamesService } from './locked-names.service.ts';

@ApiTags('locked-names')
@Controller('locked-names')
export class LockedNamesController {
  constructor(private readonly lockedNames: LockedNamesService) {}

  /**
   * List locked names.
   * @remarks The latest 200, newest first. Too many attempts have been made with these names, perhaps to guess a child's date
   * of birth. Parents can neither find nor add a child with such a name for a day or, after many attempts in 60 days, until an
   * admin unlocks it. Staff can still add one.
   */
  @Get()
  @Requires('child.unlock-names')
  listLockedNames(): Promise<LockedNameDto[]> {
    return this.lockedNames.list();
  }

  /**
   * Unlock a name.
   * @remarks Parents can find and add children with this name again. Succeeds if the name is no longer locked.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('child.unlock-names')
  unlockName(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.lockedNames.unlock(id, me);
  }
}
