import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { UserDeletionDto } from './deletion-request.dto.ts';
import { DeletionRequestsService } from './deletion-requests.service.ts';

@ApiTags('users')
@Controller('users')
export class UserDeletionController {
  constructor(private readonly requests: DeletionRequestsService) {}

  /**
   * Get the consequences of deleting a user.
   * @remarks `refusal` says why the user cannot be deleted now.
   */
  @Get(':id/deletion')
  @Requires('user.manage')
  getUserDeletion(@IdParam() id: number, @Me() me: User): Promise<UserDeletionDto> {
    return this.requests.preview(id, me);
  }

  /**
   * Delete a user without a request.
   * @remarks Deletes and keeps the same as the completion of a request. Returns 409 for your own account, for coaches and admins, who first
   * lose the role, and while a change of the email can be undone.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('user.manage')
  deleteUser(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.requests.delete(id, me);
  }
}
