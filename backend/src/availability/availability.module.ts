import { Module } from '@nestjs/common';
import { EventsModule } from '../events/events.module.ts';
import { AvailabilitiesController } from './availabilities.controller.ts';
import { AvailabilityService } from './availability.service.ts';

@Module({
  imports: [EventsModule],
  controllers: [AvailabilitiesController],
  providers: [AvailabilityService],
  exports: [AvailabilityService],
})
export class AvailabilityModule {}
