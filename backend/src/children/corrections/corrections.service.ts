import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type Actor,
  can,
  changesOf,
  type CorrectableChild,
  correctsIdentity,
  type FieldChange,
  foldName,
  messages,
} from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { inTransaction, sqlStateOf } from '../../database/transaction.ts';
import { findGuardianIds } from '../../guardians/guardianship.queries.ts';
import { type PageDto, pageOf, type PageOf } from '../../http/page.dto.ts';
import { ChildAttemptLimits } from '../child-attempt-limits.ts';
import { type ChildDto } from '../child.dto.ts';
import { ChildrenService } from '../children.service.ts';
import { CorrectionMails } from './correction-mails.ts';
import { type CorrectChildDto, type CorrectionDto } from './correction.dto.ts';
import {
  countCorrections,
  type CorrectionRow,
  findCorrections,
  hasGuardianRestrictedFor,
  insertCorrection,
  type LockedChild,
  lockToCorrect,
  updateChild,
} from './correction.queries.ts';

/** What was typed wrongly of a player is corrected, and the guardians see it. */
@Injectable()
export class CorrectionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly children: ChildrenService,
    private readonly limits: ChildAttemptLimits,
    private readonly mails: CorrectionMails,
  ) {}

  /** A name or date of birth that is given counts as a guess, whatever comes of it. */
  async correct(id: number, fields: CorrectChildDto, me: Actor, response: Response): Promise<ChildDto> {
    await this.assertMayCorrect(id, me);
    const isGuess = fields.name !== undefined || fields.dateOfBirth !== undefined;
    const name = isGuess ? (fields.name ?? (await this.children.get(id)).name) : null;
    await this.limits.correct(me, response, name, () =>
      inTransaction(this.database, (manager) => this.save(manager, id, fields, me)),
    );
    return this.children.get(id);
  }

  async list(childId: number, page: PageDto, me: Actor): Promise<PageOf<CorrectionDto>> {
    const child = await findGuardianIds(this.database, { childId });
    if (!child || !can(me, 'child.view-corrections', child)) throw new NotFoundException(messages.childUnknown);
    const rows = await findCorrections(this.database, { ...page, childId });
    return pageOf(
      rows.map((row) => correctionOf(row, me)),
      page,
      () => countCorrections(this.database, { childId }),
    );
  }

  private async assertMayCorrect(childId: number, me: Actor): Promise<void> {
    const child = await findGuardianIds(this.database, { childId });
    if (!child || !can(me, 'child.correct', child)) throw new NotFoundException(messages.childUnknown);
  }

  private async save(manager: EntityManager, id: number, fields: CorrectChildDto, me: Actor): Promise<void> {
    const { version, ...values } = fields;
    const child = await lockToCorrect(manager, { id, cutoff: this.clock.lastCutoff() });
    if (!child || !can(me, 'child.correct', child)) throw new NotFoundException(messages.childUnknown);
    const changes = changesOf(child, values);
    this.assertAllowed(changes, child, me);
    if ((version ?? child.version) !== child.version) throw new ConflictException(messages.childStale);
    if (changes.length === 0) return;
    const changed = Object.fromEntries(changes.map(({ field, after }) => [field, after])) as Partial<CorrectableChild>;
    const { name, dateOfBirth } = { ...child, ...changed };
    const identity = { id, foldedName: changed.name ? foldName(name) : child.foldedName, dateOfBirth };
    if (await hasGuardianRestrictedFor(manager, identity)) throw new ConflictException(messages.correctionRestricted);
    const update = { ...identity, values: changed, at: this.clock.wallTime() };
    await updateChild(manager, update).catch(refuseDouble);
    const byAdmin = me.isAdmin;
    const correctionId = await insertCorrection(manager, {
      childId: id,
      correctedBy: me.id,
      byAdmin,
      identity: child,
      changes,
    });
    // Without the values, because the log outlives the child.
    const details = { correctionId, fields: changes.map(({ field }) => field) };
    await this.audit.record(manager, me, 'child.correct', { subject: 'child', subjectId: id }, details);
    await this.mails.corrected(manager, { childId: id, correctionId, userId: me.id });
  }

  private assertAllowed(changes: FieldChange[], child: LockedChild, me: Actor): void {
    const change = (name: FieldChange['field']) => changes.find(({ field }) => field === name);
    if (change('ageGroup') && !me.isAdmin) throw new ForbiddenException(messages.onlyAdminsSetAgeGroup);
    if (!change('name') && !change('dateOfBirth')) return;
    if (!correctsIdentity(me, child)) throw new ForbiddenException(messages.onlyAdminsCorrect);
    const birth = change('dateOfBirth')?.after;
    if (birth) this.children.assertBorn(birth, !me.isAdmin);
  }
}

function refuseDouble(error: unknown): never {
  throw sqlStateOf(error) === '23505' ? new ConflictException(messages.childReplaced) : error;
}

const correctionOf = ({ userId, byAdmin, ...row }: CorrectionRow, me: Actor): CorrectionDto => ({
  ...row,
  by: userId === me.id ? 'you' : byAdmin ? 'admin' : 'guardian',
});
