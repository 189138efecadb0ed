import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, isStaff, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { inTransaction, sqlStateOf } from '../database/transaction.ts';
import { type DoneDto } from './child.dto.ts';

/** Whose child it is, and until when. */
@Injectable()
export class GuardiansService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Makes a parent the only guardian of a registered child; null leaves it without. */
  assign(childId: number, parentId: number | null, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const [child] = await manager.query<{ before: number | null }[]>(
        `SELECT (SELECT user_id FROM guardianships WHERE child_id = c.id AND is_primary) AS before
         FROM children c WHERE c.id = $1 AND c.is_registered FOR NO KEY UPDATE`,
        [childId],
      );
      if (!child) throw new NotFoundException(messages.childUnknown);
      if (parentId !== null) await assertParent(manager, parentId);
      await setGuardian(manager, childId, parentId);
      await this.record(manager, me, 'child.assign-parent', childId, { parentId, before: child.before });
    });
  }

  /** A guardian takes the child off the own account; an admin who does not come as a parent removes it from the club. */
  async remove(childId: number, asParent: boolean, me: Actor): Promise<DoneDto> {
    if (can(me, 'child.unregister') && !asParent) await this.unregister(childId, me);
    else await this.release(childId, asParent, me);
    return { message: messages.childRemoved };
  }

  private release(childId: number, asParent: boolean, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const [, released] = await manager.query<[unknown, number]>(
        'DELETE FROM guardianships WHERE child_id = $1 AND user_id = $2',
        [childId, me.id],
      );
      if (released > 0) return this.record(manager, me, 'child.release', childId);
      if (isStaff(me) && !asParent) throw new ForbiddenException(messages.onlyAdminsUnregister);
      throw new NotFoundException(messages.childUnknown);
    });
  }

  /** The child stays in the database, without guardians and teams. */
  private unregister(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const [, unregistered] = await manager.query<[unknown, number]>(
        'UPDATE children SET is_registered = false WHERE id = $1 AND is_registered',
        [childId],
      );
      if (unregistered === 0) throw new NotFoundException(messages.childUnknown);
      await setGuardian(manager, childId, null);
      await manager.query('DELETE FROM team_members WHERE child_id = $1', [childId]);
      await this.record(manager, me, 'child.unregister', childId);
    });
  }

  /** Registers a removed player again, under the same id; 409 when another one has taken name and date of birth. */
  restore(childId: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const [, restored] = await manager
        .query<[unknown, number]>('UPDATE children SET is_registered = true WHERE id = $1 AND NOT is_registered', [
          childId,
        ])
        .catch((error: unknown) => {
          throw sqlStateOf(error) === '23505' ? new ConflictException(messages.childReplaced) : error;
        });
      if (restored > 0) await this.record(manager, me, 'child.restore', childId);
    });
  }

  private record(manager: EntityManager, me: Actor, action: string, subjectId: number, details = {}): Promise<void> {
    return this.audit.record(manager, me, action, { subject: 'child', subjectId }, details);
  }
}

/** Makes somebody the only guardian of a child, or nobody. */
export async function setGuardian(manager: EntityManager, childId: number, userId: number | null): Promise<void> {
  await manager.query('DELETE FROM guardianships WHERE child_id = $1', [childId]);
  if (userId !== null) {
    await manager.query('INSERT INTO guardianships (child_id, user_id) VALUES ($1, $2)', [childId, userId]);
  }
}

/** Refuses a parent who has as many children as an account may have; held, so that no two at once are one too many. */
export async function assertRoom(manager: EntityManager, me: Actor, most: number): Promise<void> {
  await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [me.id]);
  const own = await manager.query<unknown[]>('SELECT FROM guardianships WHERE user_id = $1', [me.id]);
  if (own.length >= most) throw new ConflictException(messages.tooManyChildren(most));
}

/** Refuses an account that is no active parent's. */
export async function assertParent(manager: EntityManager, userId: number): Promise<void> {
  const rows = await manager.query<unknown[]>('SELECT FROM users WHERE id = $1 AND is_parent AND is_active', [userId]);
  const message = messages.notAParent;
  if (rows.length === 0) throw new BadRequestException({ message, errors: { parentId: message } });
}
