import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.ts';
import { AccessRequestsController } from './access-requests.controller.ts';
import { AccessRequestsService } from './access-requests.service.ts';
import { FamilyInvitationsController } from './family-invitations/family-invitations.controller.ts';
import { FamilyInvitations } from './family-invitations/family-invitations.ts';
import { FamilyMails } from './family-mails.ts';
import { GuardianInvitationsController } from './guardian-invitations.controller.ts';
import { GuardianInvitationsService } from './guardian-invitations.service.ts';
import { GuardiansController } from './guardians.controller.ts';
import { GuardiansService } from './guardians.service.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { deleteOldRequests } from './access-requests.queries.ts';
import { deleteOldInvitations } from './guardian-invitations.queries.ts';

@Module({
  imports: [UsersModule],
  controllers: [
    FamilyInvitationsController,
    GuardiansController,
    AccessRequestsController,
    GuardianInvitationsController,
  ],
  providers: [GuardiansService, AccessRequestsService, GuardianInvitationsService, FamilyInvitations, FamilyMails],
  exports: [GuardiansService, AccessRequestsService, GuardianInvitationsService],
})
export class GuardiansModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('access_requests', deleteOldRequests);
    housekeeping.keep('guardian_invitations', deleteOldInvitations);
  }
}
