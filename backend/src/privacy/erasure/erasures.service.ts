import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, foldName, givenNameOf, messages, shortNameOf } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { keepCounts } from '../../events/erased-counts.queries.ts';
import { fieldProblem } from '../../http/validation.ts';
import { type ErasedChild } from '../registry/entry.ts';
import { eraseFromTables } from '../registry/registry.ts';
import { type ErasureDto } from './erasure.dto.ts';
import {
  deleteChild,
  findErasure,
  findRecords,
  lockChild,
  type RecordNames,
  sealRestrictions,
} from './erasure.queries.ts';

/** Deletes children for good (docs/adr/0042). */
@Injectable()
export class ErasuresService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  async preview(id: number): Promise<ErasureDto> {
    const found = await findErasure(this.database, { id, ...this.moment() });
    if (!found) throw new NotFoundException(messages.childUnknown);
    const { isRegistered, isMerged, ...numbers } = found;
    return { childId: id, refusal: refusalOf({ isRegistered, isMerged }), ...numbers };
  }

  /** Of an admin who erases the child and one who restores it, exactly one succeeds. */
  async erase(manager: EntityManager, id: number, name: string, me: Actor): Promise<void> {
    const child = await this.lock(manager, id);
    if (!child) throw new NotFoundException(messages.childUnknown);
    const refusal = refusalOf(child);
    if (refusal !== null) throw new ConflictException(refusal);
    if (foldName(name) !== child.foldedName) throw fieldProblem('name', messages.erasedNameDiffers);
    await this.eraseLocked(manager, id, { inMails: true });
    await this.audit.record(manager, me, 'child.erase', { subject: 'child', subjectId: id });
  }

  /** Undefined if there is no such child. */
  lock(manager: EntityManager, id: number) {
    return lockChild(manager, { id });
  }

  /** What every erasure does; without `inMails`, no mail is searched for the names. */
  async eraseLocked(manager: EntityManager, id: number, { inMails }: { inMails: boolean }): Promise<void> {
    const found = await this.everythingOf(manager, id);
    const erased = inMails ? found : { ...found, names: [] };
    await keepCounts(manager, { ...erased, ...this.moment() });
    await sealRestrictions(manager, erased);
    await eraseFromTables(manager, 'child', erased);
    await deleteChild(manager, { id });
  }

  private async everythingOf(manager: EntityManager, id: number): Promise<ErasedChild> {
    const records = await findRecords(manager, { id });
    return {
      childIds: records.map((record) => record.id),
      names: [...new Set(records.flatMap(writtenNames))],
      foldedNames: [...new Set(records.flatMap((record) => [record.foldedName, ...record.formerFoldedNames]))],
    };
  }

  private moment() {
    return { cutoff: this.clock.lastCutoff(), at: this.clock.wallTime() };
  }
}

/** As mails write the child. A single letter would be found in every text. */
function writtenNames({ name, shortName, formerNames }: RecordNames): string[] {
  return [name, shortName ?? name, ...formerNames]
    .flatMap((written) => [written, shortNameOf({ name: written }), givenNameOf({ name: written })])
    .filter((written) => written.length > 1);
}

function refusalOf({ isRegistered, isMerged }: { isRegistered: boolean; isMerged: boolean }): string | null {
  if (isRegistered) return messages.erasedWhileRegistered;
  return isMerged ? messages.erasedAsMerged : null;
}
