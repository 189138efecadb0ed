import { Module } from '@nestjs/common';
import { ChildClaimsController } from './child-claims.controller.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildAttempts } from './child-attempts.ts';
import { ChildrenController } from './children.controller.ts';
import { ChildrenService } from './children.service.ts';
import { ContactLookupsController } from './contact-lookups.controller.ts';
import { ContactLookupsService } from './contact-lookups.service.ts';
import { GuardiansService } from './guardians.service.ts';
import { ChildAttemptLimits } from './child-attempt-limits.ts';

@Module({
  controllers: [ChildrenController, ChildClaimsController, ContactLookupsController],
  providers: [
    ChildrenService,
    ChildClaimsService,
    GuardiansService,
    ContactLookupsService,
    ChildAttempts,
    ChildAttemptLimits,
  ],
})
export class ChildrenModule {}
