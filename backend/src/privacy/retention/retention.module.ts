import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { ForgottenPeople } from './forgotten-people.ts';
import { RetentionController } from './retention.controller.ts';
import { RetentionJob } from './retention-job.ts';
import { RetentionMails } from './retention-mails.ts';
import { RetentionService } from './retention.service.ts';

@Module({
  imports: [ErasureModule],
  controllers: [RetentionController],
  providers: [RetentionService, RetentionJob, RetentionMails, ForgottenPeople],
  exports: [RetentionService],
})
export class RetentionModule {}
