import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, differencesOf, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction, TransactionOutdated } from '../database/transaction.ts';
import { CorrectionMails } from '../children/corrections/correction-mails.ts';
import { insertCorrection } from '../children/corrections/correction.queries.ts';
import { isInOtherTeam, protectTeamsOf } from '../children/team-changes.queries.ts';
import { type MergeChildDto, type MergePreviewDto } from './duplicate.dto.ts';
import { findOverlap, findSides, type Records } from './merge-preview.queries.ts';
import { endRecord, lockRecords } from './merge-record.queries.ts';
import { mergeFamilies } from './merged-families.ts';
import { mergePast } from './merged-past.ts';

/** Two records of one child become one, and events that have begun keep their numbers. */
@Injectable()
export class MergesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly mails: CorrectionMails,
  ) {}

  async preview(keptId: number, mergedId: number): Promise<MergePreviewDto> {
    assertTwo(keptId, mergedId);
    const moment = this.moment();
    const sides = await findSides(this.database, { ids: [keptId, mergedId], cutoff: moment.cutoff });
    const [kept, merged] = [keptId, mergedId].map((childId) => sides.find(({ id }) => id === childId));
    if (!kept || !merged) throw new NotFoundException(messages.childUnknown);
    return { kept, merged, ...(await findOverlap(this.database, { keptId, mergedId, ...moment })) };
  }

  merge(keptId: number, { otherId: mergedId, version, otherVersion }: MergeChildDto, me: Actor): Promise<void> {
    assertTwo(keptId, mergedId);
    const records = { keptId, mergedId };
    return inTransaction(this.database, async (manager) => {
      const { kept, merged } = await this.lock(manager, records);
      if ((version ?? kept.version) !== kept.version || (otherVersion ?? merged.version) !== merged.version)
        throw new ConflictException(messages.childStale);
      await this.join(manager, records, me);
      const changes = differencesOf(merged, kept);
      const correctionId = await insertCorrection(manager, {
        ...{ childId: keptId, correctedBy: me.id, byAdmin: true },
        ...{ isMerge: true, identity: merged, changes },
      });
      const details = { otherId: mergedId, correctionId };
      await this.audit.record(manager, me, 'child.merge', { subject: 'child', subjectId: keptId }, details);
      await this.mails.corrected(manager, { childId: keptId, correctionId, userId: me.id });
    });
  }

  /** The order matters: restrictions before guardians, and the record that ends last. */
  private async join(manager: EntityManager, records: Records, me: Actor): Promise<void> {
    const moment = this.moment();
    await mergePast(manager, { ...records, ...moment, act: { by: me.id, at: moment.at } });
    await mergeFamilies(manager, records, me);
    await endRecord(manager, records);
  }

  /** Locks teams before children, as the deletion of a team does, because the two transactions would otherwise deadlock. */
  private async lock(manager: EntityManager, { keptId, mergedId }: Records) {
    const teamsOf = async (childId: number) => ({ childId, teamIds: await protectTeamsOf(manager, { childId }) });
    const teams = [await teamsOf(keptId), await teamsOf(mergedId)];
    const rows = await lockRecords(manager, { ids: [keptId, mergedId], cutoff: this.clock.lastCutoff() });
    const [kept, merged] = [keptId, mergedId].map((childId) => rows.find(({ id }) => id === childId));
    if (!kept || !merged) throw new NotFoundException(messages.childUnknown);
    for (const known of teams) if (await isInOtherTeam(manager, known)) throw new TransactionOutdated();
    return { kept, merged };
  }

  private moment() {
    return { cutoff: this.clock.lastCutoff(), at: this.clock.wallTime() };
  }
}

function assertTwo(keptId: number, mergedId: number): void {
  if (keptId === mergedId) throw new BadRequestException(messages.mergedWithItself);
}
