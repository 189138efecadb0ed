import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller.ts';
import { ConcernedEventsController } from './concerned-events.controller.ts';
import { EventClashesService } from './clashes/event-clashes.service.ts';
import { ClubEventLimit } from './club-event-limit.ts';
import { EventListsService } from './event-lists.service.ts';
import { EventsController } from './events.controller.ts';
import { EventsService } from './events.service.ts';
import { EventStatuses } from './statuses/event-statuses.ts';
import { SeriesController } from './series/series.controller.ts';
import { SeriesPlans } from './series/series-plans.ts';
import { SeriesService } from './series/series.service.ts';

@Module({
  controllers: [EventsController, SeriesController, CalendarController, ConcernedEventsController],
  providers: [
    EventsService,
    EventListsService,
    EventClashesService,
    EventStatuses,
    SeriesService,
    SeriesPlans,
    ClubEventLimit,
  ],
  exports: [EventClashesService, EventListsService],
})
export class EventsModule {}
