import { Module } from '@nestjs/common';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { DeletionMails } from './deletion-mails.ts';
import { DeletionRequestsController } from './deletion-requests.controller.ts';
import { DeletionRequestsService } from './deletion-requests.service.ts';
import { OwnDeletionController } from './own-deletion.controller.ts';
import { UserDeletionController } from './user-deletion.controller.ts';

@Module({
  imports: [GuardiansModule, UsersModule],
  controllers: [OwnDeletionController, DeletionRequestsController, UserDeletionController],
  providers: [DeletionRequestsService, DeletionMails],
})
export class DeletionRequestsModule {}
