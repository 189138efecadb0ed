import { Global, Module } from '@nestjs/common';
import { EventNotices } from './event-notices.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { deleteOldChanges } from './event-notices.queries.ts';

@Global()
@Module({ providers: [EventNotices], exports: [EventNotices] })
export class EventNoticesModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('event_changes', deleteOldChanges);
  }
}
