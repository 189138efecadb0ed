import { Module } from '@nestjs/common';
import { MailPreferencesController } from './mail-preferences.controller.ts';
import { MailPreferencesService } from './mail-preferences.service.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { deleteOldSkips } from './preferences.queries.ts';
import { deleteOldUnsubscribeLinks } from './unsubscribe.queries.ts';

@Module({ controllers: [MailPreferencesController], providers: [MailPreferencesService] })
export class MailPreferencesModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('unsubscribe_links', deleteOldUnsubscribeLinks);
    housekeeping.keep('skipped_mails', deleteOldSkips);
  }
}
