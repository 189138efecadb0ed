import { Module } from '@nestjs/common';
import { AnnouncementsController } from './announcements.controller.ts';
import { AnnouncementsService } from './announcements.service.ts';
import { AnnouncementMails } from './mails/announcement-mails.ts';

@Module({
  controllers: [AnnouncementsController],
  providers: [AnnouncementsService, AnnouncementMails],
  exports: [AnnouncementsService],
})
export class AnnouncementsModule {}
