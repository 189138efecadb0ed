import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { AvailabilitiesController } from './availabilities.controller.ts';
import { AvailabilityService } from './availability.service.ts';
import { ResponseHistoryController } from './response-history.controller.ts';
import { ResponseHistoryService } from './response-history.service.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { deleteOldNotes } from '../responses/response-note.queries.ts';

@Module({
  imports: [EventsModule],
  controllers: [AvailabilitiesController, ResponseHistoryController],
  providers: [AvailabilityService, ResponseHistoryService],
  exports: [AvailabilityService],
})
export class AvailabilityModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('availabilities', deleteOldNotes);
  }
}
