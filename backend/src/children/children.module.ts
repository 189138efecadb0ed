import { Module } from '@nestjs/common';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { ChildClaimsController } from './child-claims.controller.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildAttempts } from './child-attempts.ts';
import { ChildrenController } from './children.controller.ts';
import { ChildrenService } from './children.service.ts';
import { ContactLookupsController } from './contact-lookups.controller.ts';
import { ContactLookupsService } from './contact-lookups.service.ts';
import { RegistrationsService } from './registrations.service.ts';
import { ChildAttemptLimits } from './child-attempt-limits.ts';

@Module({
  imports: [GuardiansModule],
  controllers: [ChildrenController, ChildClaimsController, ContactLookupsController],
  providers: [
    ChildrenService,
    ChildClaimsService,
    RegistrationsService,
    ContactLookupsService,
    ChildAttempts,
    ChildAttemptLimits,
  ],
})
export class ChildrenModule {}
