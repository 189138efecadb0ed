import {
  BadRequestException,
  Controller,
  Get,
  HttpCode,
  Param,
  type PipeTransform,
  Post,
  Query,
  Res,
} from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { type Actor, messages } from '@touchline/domain';
import { Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { ApiCountedList, withTotalCount } from '../../http/page.dto.ts';
import { MailDeliveryDto, MailDetailsDto, MailDto, MailFilterDto } from './mail.dto.ts';
import { MailsService } from './mails.service.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

class MailIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (uuid.test(value)) return value;
    throw new BadRequestException(messages.mailIdInvalid);
  }
}

const MailIdParam = () => Param('id', MailIdPipe);
const ApiMailId = () => ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } });

@ApiTags('mails')
@Controller('admin/mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  /**
   * List the club's mails.
   * @remarks The newest first. Mails are deleted 30 days after they were sent, failed or were dropped.
   */
  @Get()
  @Requires('mail.manage')
  @NotInDemo()
  @ApiCountedList(MailDto)
  async listMails(@Query() filter: MailFilterDto, @Res({ passthrough: true }) response: Response): Promise<MailDto[]> {
    return withTotalCount(await this.mails.list(filter), response);
  }

  /** Get whether and how the club's mails are delivered. */
  @Get('delivery')
  @Requires('mail.manage')
  @NotInDemo()
  getMailDelivery(): Promise<MailDeliveryDto> {
    return this.mails.delivery();
  }

  /**
   * Pause the delivery of mails.
   * @remarks Mails are queued and wait.
   */
  @Post('pause')
  @HttpCode(200)
  @Requires('mail.manage')
  @NotInDemo()
  pauseMails(@Me() me: Actor): Promise<MailDeliveryDto> {
    return this.mails.setPaused(true, me);
  }

  /**
   * Resume the delivery of mails.
   * @remarks Queued mails are sent if they are still wanted.
   */
  @Post('resume')
  @HttpCode(200)
  @Requires('mail.manage')
  @NotInDemo()
  resumeMails(@Me() me: Actor): Promise<MailDeliveryDto> {
    return this.mails.setPaused(false, me);
  }

  /**
   * Send a test mail to yourself.
   * @remarks Returns 409 if the server is not set up to send mail.
   */
  @Post('test')
  @HttpCode(202)
  @Requires('mail.manage')
  @NotInDemo()
  sendTestMail(@Me() me: Actor & { email: string }): Promise<void> {
    return this.mails.sendTest(me);
  }

  /** Get a mail with its text. */
  @Get(':id')
  @Requires('mail.manage')
  @NotInDemo()
  @ApiMailId()
  getMail(@MailIdParam() id: string): Promise<MailDetailsDto> {
    return this.mails.get(id);
  }

  /**
   * Send a failed mail again.
   * @remarks Also clears the bounces of its address. Returns 409 if the mail has not failed.
   */
  @Post(':id/retry')
  @HttpCode(200)
  @Requires('mail.manage')
  @NotInDemo()
  @ApiMailId()
  retryMail(@MailIdParam() id: string, @Me() me: Actor): Promise<MailDetailsDto> {
    return this.mails.retry(id, me);
  }
}
