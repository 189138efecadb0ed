import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Me } from '../http/me.ts';
import { Requires } from '../http/requires.ts';
import { User } from '../users/user.entity.ts';
import { EventRangeDto } from './event-filter.dto.ts';
import { EventDto } from './event.dto.ts';
import { EventsService } from './events.service.ts';

@ApiTags('events')
@Controller('dashboard/events')
export class DashboardEventsController {
  constructor(private readonly events: EventsService) {}

  /** The season's events that concern an own child, with all own children's answers. */
  @Get()
  @Requires('event.list-own')
  listDashboardEvents(@Query() range: EventRangeDto, @Me() me: User): Promise<EventDto[]> {
    return this.events.listOwn(me, range);
  }
}
