import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { CalendarDayDto, CalendarQueryDto } from './calendar.dto.ts';
import { EventListsService } from './event-lists.service.ts';

@ApiTags('events')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly lists: EventListsService) {}

  /**
   * Count the club's events per day and list the first ones of each day.
   * @remarks Days without events are left out. Returns 400 for more than 42 days.
   */
  @Get()
  @Requires('event.list-all')
  listCalendarDays(@Query() query: CalendarQueryDto, @Me() me: User): Promise<CalendarDayDto[]> {
    return this.lists.calendar(query, me);
  }
}
