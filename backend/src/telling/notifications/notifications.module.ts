import { Module } from '@nestjs/common';
import { AnnouncementsModule } from '../../announcements/announcements.module.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationsService } from './notifications.service.ts';

@Module({
  imports: [AnnouncementsModule],
  controllers: [NotificationsController],
  providers: [NotificationsService],
})
export class NotificationsModule {}
