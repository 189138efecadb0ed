import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Actor } from '@touchline/domain';

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
    await manager.query(
      'INSERT INTO audit_log (actor_id, action, subject, subject_id, details) VALUES ($1, $2, $3, $4, $5)',
      [actor?.id ?? null, action, subject, subjectId, JSON.stringify(details)],
    );
  }
}
