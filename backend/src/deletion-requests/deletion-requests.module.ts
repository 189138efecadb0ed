import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { DeletionMails } from './deletion-mails.ts';
import { DeletionRequestsController } from './deletion-requests.controller.ts';
import { DeletionRequestsService } from './deletion-requests.service.ts';
import { OwnDeletionController } from './own-deletion.controller.ts';

@Module({
  imports: [AuthModule, GuardiansModule],
  controllers: [OwnDeletionController, DeletionRequestsController],
  providers: [DeletionRequestsService, DeletionMails],
})
export class DeletionRequestsModule {}
