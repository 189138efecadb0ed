import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { FolderTransport } from './folder.transport.ts';
import { SmtpTransport } from './smtp.transport.ts';
import { type MailTransport } from './transport.ts';

/** The provider of the `MailTransport`. */
export const mailTransport = Symbol('the transport of mails');

/** Mails that a server sends at the same time. */
export const concurrentMails = 4;

const transportOf = ({ smtpUrl, dataDir, mailLeaseMs }: Settings): MailTransport =>
  // The rest of the lease is for the database.
  smtpUrl ? new SmtpTransport(smtpUrl, concurrentMails, mailLeaseMs * 0.8) : new FolderTransport(join(dataDir, 'mail'));

@Global()
@Module({
  providers: [{ provide: mailTransport, inject: [Settings], useFactory: transportOf }],
  exports: [mailTransport],
})
export class MailModule {}
