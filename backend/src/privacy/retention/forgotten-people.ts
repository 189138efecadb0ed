import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.ts';
import { deleteUser, lockLeaver } from '../../deletion-requests/deletion-requests.queries.ts';
import { ErasuresService } from '../erasure/erasures.service.ts';
import { isStillOldAccount, isStillOldPlayer } from './warnings.queries.ts';

/** Deletes a player or an account that the club has kept long enough, unless somebody keeps it after all. */
@Injectable()
export class ForgottenPeople {
  constructor(
    private readonly erasures: ErasuresService,
    private readonly audit: AuditService,
  ) {}

  async player(manager: EntityManager, id: number, before: Date): Promise<void> {
    if (!(await this.erasures.lock(manager, id)) || !(await isStillOldPlayer(manager, { id, before }))) return;
    // Mails of the player's time are older than mails are kept.
    await this.erasures.eraseLocked(manager, id, { inMails: false });
    await this.audit.record(manager, null, 'child.forget', { subject: 'child', subjectId: id });
  }

  async account(manager: EntityManager, userId: number, before: Date): Promise<void> {
    const user = await lockLeaver(manager, { userId });
    if (!user || !(await isStillOldAccount(manager, { id: userId, before }))) return;
    await deleteUser(manager, { userId, email: user.email, mayBeNamed: false });
    await this.audit.record(manager, null, 'user.forget', { subject: 'user', subjectId: userId });
  }
}
