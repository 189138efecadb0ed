import { Module } from '@nestjs/common';
import { EventMails } from './event-mails.ts';

@Module({ providers: [EventMails] })
export class EventMailsModule {}
