import { Module } from '@nestjs/common';
import { EventsModule } from '../../events/events.module.ts';
import { CoachOverviews } from './coach-overviews.ts';
import { DailyMails } from './daily-mails.ts';
import { EventRemindersController } from './event-reminders.controller.ts';
import { EventReminders } from './event-reminders.service.ts';
import { ShortNotices } from './short-notices.ts';
import { UpcomingMailsController } from './upcoming-mails.controller.ts';
import { UpcomingMails } from './upcoming-mails.service.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { deleteOldPlans } from './plans.queries.ts';

@Module({
  imports: [EventsModule],
  controllers: [EventRemindersController, UpcomingMailsController],
  providers: [DailyMails, CoachOverviews, ShortNotices, EventReminders, UpcomingMails],
  exports: [UpcomingMails],
})
export class RemindersModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('mail_plans', deleteOldPlans);
  }
}
