import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountMails } from './account-mails.ts';
import { AccountService } from './account.service.ts';
import { AuthController } from './auth.controller.ts';
import { LocalStrategy } from './local.guard.ts';
import { DeviceCookie } from './devices/device-cookie.ts';
import { NewDeviceMail } from './devices/new-device-mail.ts';
import { RecoveryController } from './recovery.controller.ts';
import { RecoveryService } from './recovery.service.ts';
import { CodeCheck } from './second-factor/code-check.service.ts';
import { FactorResetController } from './second-factor/factor-reset.controller.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactorMail } from './second-factor/second-factor-mail.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SessionService } from './session.service.ts';
import { SessionsController } from './devices/sessions.controller.ts';
import { SignInLimits } from './sign-in-limits.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { deleteOldAccountLinks } from './account-links.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';

@Module({
  imports: [PassportModule, UsersModule],
  controllers: [
    AuthController,
    AccountController,
    RecoveryController,
    SessionsController,
    SecondFactorController,
    FactorResetController,
  ],
  providers: [
    AccountService,
    AccountMails,
    NewDeviceMail,
    RecoveryService,
    SessionService,
    SignInLimits,
    CodeCheck,
    SecondFactorService,
    SecondFactorMail,
    LocalStrategy,
    DeviceCookie,
  ],
  exports: [SessionService, CodeCheck],
})
export class AuthModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('account_links', deleteOldAccountLinks);
    housekeeping.keep('sessions', deleteExpiredSessions);
  }
}
