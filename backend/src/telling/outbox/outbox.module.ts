import { Global, Module } from '@nestjs/common';
import { MailDispatcher } from './mail-dispatcher.ts';
import { MailKinds } from './mail-kinds.ts';
import { MailMetrics } from './mail-metrics.ts';
import { MailQueue } from './mail-queue.ts';
import { MailSender } from './mail-sender.ts';
import { MailsController } from './mails.controller.ts';
import { MailsService } from './mails.service.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { deleteOldMails } from './claim.queries.ts';

@Global()
@Module({
  controllers: [MailsController],
  providers: [MailKinds, MailQueue, MailSender, MailDispatcher, MailMetrics, MailsService],
  exports: [MailKinds, MailQueue, MailDispatcher],
})
export class OutboxModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('mails', deleteOldMails);
  }
}
