import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountMails } from './account-mails.ts';
import { AccountService } from './account.service.ts';
import { AuthController } from './auth.controller.ts';
import { LocalStrategy, SessionSerializer } from './local.guard.ts';
import { NewDeviceMail } from './new-device-mail.ts';
import { PasswordGate } from './password-gate.ts';
import { RecoveryController } from './recovery.controller.ts';
import { RecoveryService } from './recovery.service.ts';
import { SessionService } from './session.service.ts';
import { SessionsController } from './sessions.controller.ts';
import { SignInLimits } from './sign-in-limits.ts';

@Module({
  imports: [PassportModule, UsersModule],
  controllers: [AuthController, AccountController, RecoveryController, SessionsController],
  providers: [
    AccountService,
    AccountMails,
    NewDeviceMail,
    RecoveryService,
    SessionService,
    SignInLimits,
    PasswordGate,
    LocalStrategy,
    SessionSerializer,
  ],
  exports: [SessionService],
})
export class AuthModule {}
