import { Module } from '@nestjs/common';
import { DashboardEventsController } from './dashboard-events.controller.ts';
import { EventsController } from './events.controller.ts';
import { EventsService } from './events.service.ts';

@Module({
  controllers: [EventsController, DashboardEventsController],
  providers: [EventsService],
  exports: [EventsService],
})
export class EventsModule {}
