import { Global, Module } from '@nestjs/common';
import { EventNotices } from './event-notices.ts';

@Global()
@Module({ providers: [EventNotices], exports: [EventNotices] })
export class EventNoticesModule {}
