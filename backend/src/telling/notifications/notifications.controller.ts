import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor } from '@touchline/domain';
import { Me, Requires } from '../../http/decorators.ts';
import { NotificationsDto, ReadNotificationsDto } from './notifications.dto.ts';
import { NotificationsService } from './notifications.service.ts';

@ApiTags('notifications')
@Controller('notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  /**
   * Get what is new since you last read your notifications.
   * @remarks Announcements by others, changes of events that concern your children, and what others did with your children's records and
   * teams. Of several changes of an event, the state before the first is compared with the present one; changes that were reversed
   * are left out.
   */
  @Get()
  @Requires('notification.list')
  getNotifications(@Me() me: Actor): Promise<NotificationsDto> {
    return this.notifications.get(me);
  }

  /** Mark notifications as read, on all your devices. */
  @Post('read')
  @HttpCode(204)
  @Requires('notification.list')
  readNotifications(@Body() { until }: ReadNotificationsDto, @Me() me: Actor): Promise<void> {
    return this.notifications.read(until, me);
  }
}
