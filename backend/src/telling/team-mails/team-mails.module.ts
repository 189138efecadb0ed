import { Module } from '@nestjs/common';
import { RemindersModule } from '../reminders/reminders.module.ts';
import { TeamMails } from './team-mails.ts';

@Module({ imports: [RemindersModule], providers: [TeamMails] })
export class TeamMailsModule {}
