import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../../availability/availability.module.ts';
import { EventsModule } from '../../events/events.module.ts';
import { AnswerLinksController } from './answer-links.controller.ts';
import { AnswerLinksService } from './answer-links.service.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { deleteOldAnswerLinks } from './answer-links.queries.ts';

@Module({
  imports: [AvailabilityModule, EventsModule],
  controllers: [AnswerLinksController],
  providers: [AnswerLinksService],
})
export class AnswerLinksModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('answer_links', deleteOldAnswerLinks);
  }
}
