import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { inRehearsal, inTransaction } from '../../database/transaction.ts';
import { type PreviewDto } from '../../http/preview.dto.ts';
import { InvitationsService } from '../../users/invitations.service.ts';
import { FamilyMails } from '../family-mails.ts';
import { type InvitedFamiliesDto } from './family-invitations.dto.ts';
import { countWaiting, findNewGuardians, renewInvitations } from './family-invitations.queries.ts';

/** Invites again whoever has not come yet: guardians who have never signed in, and addresses whose invitation nobody has accepted. */
@Injectable()
export class FamilyInvitations {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly invitations: InvitationsService,
    private readonly mails: FamilyMails,
    private readonly audit: AuditService,
  ) {}

  /** At most one mail a day for each address. Throws 409 if the server sends no mail. */
  invite(childIds: number[], { preview }: PreviewDto, me: Actor): Promise<InvitedFamiliesDto> {
    this.invitations.assertSendsMail();
    const run = preview ? inRehearsal : inTransaction;
    return run(this.database, async (manager) => {
      const guardians = await findNewGuardians(manager, { childIds });
      const queued = await this.invitations.queue(manager, guardians);
      const renewed = await renewInvitations(manager, { childIds });
      await this.mails.guardiansInvited(manager, { invitations: renewed, invitedBy: me.id, isImport: true });
      const { people, unreachable } = await countWaiting(manager, { childIds });
      const invited = queued + new Set(renewed.map(({ email }) => email)).size;
      const subject = { subject: 'user', subjectId: null } as const;
      if (invited > 0) await this.audit.record(manager, me, 'user.invite-all', subject, { role: 'parent', invited });
      return { invited, waiting: guardians.length + people - invited, unreachable };
    });
  }
}
