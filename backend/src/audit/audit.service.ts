import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { insertAuditEntry } from './audit.queries.ts';

/** What an act was done to: a word and an id. */
export interface AuditSubject {
  subject:
    | 'user'
    | 'child'
    | 'locked-name'
    | 'league'
    | 'team'
    | 'team-member'
    | 'event'
    | 'availability'
    | 'announcement'
    | 'import';
  subjectId: number | null;
}

/** The record of privileged acts: one row each, in the transaction of the act. */
@Injectable()
export class AuditService {
  async record(
    manager: EntityManager,
    actor: Actor | null,
    action: string,
    { subject, subjectId }: AuditSubject,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    await insertAuditEntry(manager, { actorId: actor?.id ?? null, action, subject, subjectId, details });
  }
}
