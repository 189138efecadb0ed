import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '@touchline/domain';
import { insertAuditEntry } from './audit.queries.ts';

export interface AuditSubject {
  subject:
    | 'club'
    | 'user'
    | 'child'
    | 'locked-name'
    | 'season'
    | 'league'
    | 'team'
    | 'team-member'
    | 'event'
    | 'availability'
    | 'announcement'
    | 'import'
    | 'export'
    | 'mail'
    | 'audit';
  subjectId: number | null;
}

/** Records who changed what, in the same transaction as the change. */
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
