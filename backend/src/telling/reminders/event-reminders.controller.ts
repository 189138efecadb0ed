import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor } from '@touchline/domain';
import { IdParam, Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { EventReminderDto } from './event-reminders.dto.ts';
import { EventReminders } from './event-reminders.service.ts';

@ApiTags('events')
@Controller()
export class EventRemindersController {
  constructor(private readonly reminders: EventReminders) {}

  /** Count the families whom a reminder for an event would reach. */
  @Get('events/:id/reminders')
  @Requires('event.remind')
  @NotInDemo()
  getEventReminder(@IdParam() id: number, @Me() me: Actor): Promise<EventReminderDto> {
    return this.reminders.preview(id, me);
  }

  /**
   * Remind the families who have not responded to an event.
   * @remarks Mails the guardians of players without a response, or with one from before the event moved, who want reminders; in quiet
   * hours the mail waits for their end.
   * Returns 409 if families were reminded less than an hour ago, if there is nobody to remind, if the event has begun or is
   * cancelled, if its deadline has passed, or if the server is not set up to send mail.
   */
  @Post('events/:id/reminders')
  @HttpCode(200)
  @Requires('event.remind')
  @NotInDemo()
  remindFamilies(@IdParam() id: number, @Me() me: Actor): Promise<EventReminderDto> {
    return this.reminders.send(id, me);
  }
}
