import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsService } from './accounts.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { AccountChangeMail } from './account-change-mail.ts';
import { NewPasswords } from './new-passwords.ts';
import { OwnPassword } from './own-password.ts';
import { PasswordGate } from './password-gate.ts';
import { User } from './user.entity.ts';
import { UsersController } from './users.controller.ts';
import { UsersService } from './users.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([User])],
  controllers: [UsersController],
  providers: [
    UsersService,
    AccountsService,
    InvitationsService,
    NewPasswords,
    PasswordGate,
    OwnPassword,
    AccountChangeMail,
  ],
  exports: [UsersService, InvitationsService, NewPasswords, PasswordGate, OwnPassword, AccountChangeMail],
})
export class UsersModule {}
