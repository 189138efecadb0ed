import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor } from '@touchline/domain';
import { Me, Requires } from '../../http/decorators.ts';
import { PlannedMailDto } from './upcoming-mails.dto.ts';
import { UpcomingMails } from './upcoming-mails.service.ts';

@ApiTags('mail-preferences')
@Controller()
export class UpcomingMailsController {
  constructor(private readonly upcoming: UpcomingMails) {}

  /**
   * List the mails that you will get in the next 14 days.
   * @remarks If nothing changes until then; decided again when each mail is sent. The earliest first, with those that you have
   * switched off. Announcements, and changes of events, cannot be foreseen.
   */
  @Get('mail-preferences/upcoming')
  @Requires('mail.choose')
  listUpcomingMails(@Me() me: Actor): Promise<PlannedMailDto[]> {
    return this.upcoming.list(me);
  }
}
