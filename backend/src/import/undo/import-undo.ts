import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages } from '@touchline/domain';
import { AuditService } from '../../audit/audit.service.ts';
import { ChildMails } from '../../children/mails/child-mails.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { inRehearsal, inTransaction } from '../../database/transaction.ts';
import { EventNotices } from '../../telling/event-notices/event-notices.ts';
import { type RecentImportDto, type UndoAnswerDto, type UndoOptionsDto } from './import-undo.dto.ts';
import { findRecentImports, lockImport, markUndone } from './imports.queries.ts';
import { findTakenRows, lockSubjects, type TakenRow } from './taken-rows.queries.ts';
import { deleteAccounts, takeCoachRole, undoAppointments } from './undo-coaches.queries.ts';
import { decideUndo } from './undo-decision.ts';
import {
  deleteEvents,
  deleteSubjects,
  restoreAgeGroups,
  restoreEvents,
  restoreMarks,
  undoMemberships,
} from './undo.queries.ts';

/** Undoes imports of the last days. */
@Injectable()
export class ImportUndo {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
    private readonly mails: ChildMails,
    private readonly notices: EventNotices,
  ) {}

  list(): Promise<RecentImportDto[]> {
    return findRecentImports(this.database);
  }

  undo(importId: number, { preview }: UndoOptionsDto, me: Actor): Promise<UndoAnswerDto> {
    const run = preview ? inRehearsal : inTransaction;
    return run(this.database, (manager) => this.undoWithin(manager, importId, me));
  }

  private async undoWithin(manager: EntityManager, importId: number, me: Actor): Promise<UndoAnswerDto> {
    const found = await lockImport(manager, { importId });
    if (!found) throw new NotFoundException(messages.importNotFound);
    if (found.isUndone) throw new ConflictException(messages.importUndone);
    await lockSubjects(manager, { importId });
    const now = this.clock.wallTime();
    const rows = await findTakenRows(manager, { importId, now, cutoff: this.clock.lastCutoff() });
    const { undone, kept } = decideUndo(rows);
    await this.takeBack(manager, importId, undone, me);
    await markUndone(manager, { importId, by: me.id });
    const lines = new Set(undone.filter(({ kind }) => kind !== 'marked').map(({ line }) => line)).size;
    const counts = { type: found.type, undone: lines, kept: kept.length };
    await this.audit.record(manager, me, 'data.undo-import', { subject: 'import', subjectId: null }, counts);
    return { undone: lines, kept };
  }

  private async takeBack(manager: EntityManager, importId: number, rows: TakenRow[], me: Actor): Promise<void> {
    const idsOf = (subject: TakenRow['subject'], kind: TakenRow['kind'] = 'added') =>
      rows.filter((row) => row.subject === subject && row.kind === kind).map(({ id }) => id);
    const act = { by: me.id, at: this.clock.wallTime() };

    const [restored, marked, deleted] = [idsOf('event', 'changed'), idsOf('event', 'marked'), idsOf('event')];
    if (restored.length > 0) await this.notices.beforeChange(manager, restored);
    await restoreEvents(manager, { importId, ids: restored });
    await restoreMarks(manager, { importId, ids: marked });
    if (deleted.length > 0) await this.notices.beforeDeletion(manager, deleted);
    await deleteEvents(manager, { ids: deleted });

    await restoreAgeGroups(manager, { importId, ids: idsOf('child', 'changed'), act });
    const childIds = idsOf('child');
    const changeIds = await undoMemberships(manager, { ids: idsOf('membership'), goneChildIds: childIds, by: me.id });
    await this.mails.teamsChanged(manager, changeIds);
    await deleteSubjects(manager, { childIds, teamIds: idsOf('team'), leagueIds: idsOf('league') });

    await undoAppointments(manager, { importId, ids: [...idsOf('coach'), ...idsOf('coach', 'changed')] });
    await takeCoachRole(manager, { ids: idsOf('account', 'changed') });
    await deleteAccounts(manager, { ids: idsOf('account') });
  }
}
