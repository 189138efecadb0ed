import { Module } from '@nestjs/common';
import { GuardiansModule } from '../guardians/guardians.module.ts';
import { ChildClaimsController } from './child-claims.controller.ts';
import { ChildClaimsService } from './child-claims.service.ts';
import { ChildAttempts } from './child-attempts.ts';
import { ChildMails } from './mails/child-mails.ts';
import { ClaimMails } from './mails/claim-mails.ts';
import { ChildrenController } from './children.controller.ts';
import { ChildrenService } from './children.service.ts';
import { ContactLookupsController } from './contact-lookups.controller.ts';
import { ContactLookupsService } from './contact-lookups.service.ts';
import { CorrectionMails } from './corrections/correction-mails.ts';
import { CorrectionsController } from './corrections/corrections.controller.ts';
import { CorrectionsService } from './corrections/corrections.service.ts';
import { RemovalsController } from './removals/removals.controller.ts';
import { Removals } from './removals/removals.ts';
import { RegistrationsService } from './registrations.service.ts';
import { ChildAttemptLimits } from './child-attempt-limits.ts';
import { UsersModule } from '../users/users.module.ts';
import { TeamChangesController } from './team-changes.controller.ts';
import { TeamChangesService } from './team-changes.service.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { deleteOldAttempts, deleteOldLocks } from './child-attempts.queries.ts';

@Module({
  imports: [GuardiansModule, UsersModule],
  controllers: [
    RemovalsController,
    ChildrenController,
    CorrectionsController,
    ChildClaimsController,
    ContactLookupsController,
    TeamChangesController,
  ],
  providers: [
    ChildrenService,
    ChildClaimsService,
    RegistrationsService,
    Removals,
    ContactLookupsService,
    TeamChangesService,
    ChildMails,
    ClaimMails,
    ChildAttempts,
    ChildAttemptLimits,
    CorrectionsService,
    CorrectionMails,
  ],
  exports: [ChildMails, ChildrenService, CorrectionMails],
})
export class ChildrenModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('child_tries', deleteOldAttempts);
    housekeeping.keep('locked_names', deleteOldLocks);
  }
}
