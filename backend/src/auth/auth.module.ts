import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { UsersModule } from '../users/users.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';
import { AuthController } from './auth.controller.ts';
import { LocalStrategy, SessionSerializer } from './local.guard.ts';
import { PasswordGate } from './password-gate.ts';
import { SessionService } from './session.service.ts';
import { SignInLimits } from './sign-in-limits.ts';

@Module({
  imports: [PassportModule, UsersModule],
  controllers: [AuthController, AccountController],
  providers: [AccountService, SessionService, SignInLimits, PasswordGate, LocalStrategy, SessionSerializer],
  exports: [SessionService],
})
export class AuthModule {}
