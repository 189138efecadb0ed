import { ConflictException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { MailQueue } from '../telling/outbox/mail-queue.ts';
import { type InvitedDto, type InviteUsersDto } from './user.dto.ts';
import { User } from './user.entity.ts';
import { findNeverSignedIn } from './user.queries.ts';

/** Mails with which users choose a password for an account that an admin has created. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly mails: MailQueue,
    private readonly audit: AuditService,
  ) {}

  assertSendsMail(): void {
    if (!this.settings.sendsMail) throw new ConflictException(messages.mailNotSetUp);
  }

  /** At most one a day for each address, because an admin may press the button twice. Returns how many are new. */
  queue(manager: EntityManager, users: Pick<User, 'id' | 'email'>[]): Promise<number> {
    const today = this.clock.today();
    return this.mails.add(
      manager,
      users.map(({ id: userId, email: address }) => ({
        kind: 'invitation',
        key: `invitation:${userId}:${today}:${address}`,
        userId,
        address,
      })),
    );
  }

  async invite(id: number, me: Actor): Promise<InvitedDto> {
    this.assertSendsMail();
    return inTransaction(this.database, async (manager) => {
      const user = await manager.findOneBy(User, { id, isActive: true });
      if (!user) throw new NotFoundException(messages.userUnknown);
      if (user.signedInAt) throw new ConflictException(messages.hasSignedIn);
      const invited = await this.queue(manager, [user]);
      if (invited === 0) throw new ConflictException(messages.invitedToday);
      await this.audit.record(manager, me, 'user.invite', { subject: 'user', subjectId: id });
      return { invited };
    });
  }

  async inviteAll({ role }: InviteUsersDto, me: Actor): Promise<InvitedDto> {
    this.assertSendsMail();
    return inTransaction(this.database, async (manager) => {
      const invited = await this.queue(manager, await findNeverSignedIn(manager, { role }));
      const subject = { subject: 'user', subjectId: null } as const;
      await this.audit.record(manager, me, 'user.invite-all', subject, { role: role ?? null, invited });
      return { invited };
    });
  }
}
