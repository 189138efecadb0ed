import { Injectable, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type CivilDate, messages } from '@touchline/domain';
import { AuditService, type AuditSubject } from '../../audit/audit.service.ts';
import { ClubClock } from '../../club/club-clock.ts';
import { ClubService } from '../../club/club.service.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Queryable } from '../../database/sql.ts';
import { fieldProblem } from '../../http/validation.ts';
import { lockIfUnchanged } from '../../users/own-password.ts';
import { type User } from '../../users/user.entity.ts';
import { exportFile, type ExportHead } from './export-file.ts';
import { readSections, type Section, type Subject } from './export-sections.ts';
import { findChildToExport, findName, findOwnChildren, isGuardianOf } from './export.queries.ts';
import { readSnapshot } from './snapshot.ts';

/** A file to save. */
export interface ExportedFile {
  name: string;
  html: string;
}

type Head = Pick<ExportHead, 'name' | 'about'>;

/** What the club holds of a family, as one file. The registry says what that is (`privacy/registry`). */
@Injectable()
export class ExportsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly club: ClubService,
    private readonly audit: AuditService,
  ) {}

  /** The account with its own children. */
  async ofAccount(me: User, passwordHash: string): Promise<ExportedFile> {
    const file = await this.make('touchline', async (snapshot, cutoff) => {
      const user = await findName(snapshot, { userId: me.id });
      if (!user) throw new UnauthorizedException(messages.signInRequired);
      const childIds = (await findOwnChildren(snapshot, { userId: me.id })).map(({ id }) => id);
      return { head: { name: user.name, about: aboutAccount }, subject: { userId: me.id, childIds, cutoff } };
    });
    await this.record(me, passwordHash, (manager) =>
      this.audit.record(manager, me, 'account.export', { subject: 'user', subjectId: me.id }),
    );
    return file;
  }

  /** A child, as one of its guardians may read it, or without what only one household may read. */
  async ofChild(id: number, viewerId: number | null, me: User, passwordHash: string): Promise<ExportedFile> {
    const file = await this.make('touchline-player', async (snapshot, cutoff) => {
      const child = await findChildToExport(snapshot, { id });
      if (!child) throw new NotFoundException(messages.childUnknown);
      const about = viewerId === null ? aboutChild : await this.readerOf(snapshot, id, viewerId);
      // A guardian reads nothing of records that were merged into the child's.
      const childIds = viewerId === null ? [id, ...child.mergedIds] : [id];
      return { head: { name: child.name, about }, subject: { childIds, viewerId, cutoff } };
    });
    const subject: AuditSubject = { subject: 'child', subjectId: id };
    await this.record(me, passwordHash, (manager) =>
      this.audit.record(manager, me, 'child.export', subject, { guardianId: viewerId }),
    );
    return file;
  }

  private async readerOf(snapshot: Queryable, id: number, guardianId: number): Promise<string> {
    if (!(await isGuardianOf(snapshot, { id, guardianId }))) {
      throw fieldProblem('guardianId', messages.notGuardianOfPlayer);
    }
    const { name } = (await findName(snapshot, { userId: guardianId }))!;
    return `What the club knows of this player, as ${name} may read it.`;
  }

  /** The connection is free again before the file is written, and long before the client has read it. */
  private async make(
    fileName: string,
    choose: (snapshot: Queryable, cutoff: CivilDate) => Promise<{ head: Head; subject: Subject }>,
  ): Promise<ExportedFile> {
    const { name: clubName, formats } = await this.club.get();
    const madeAt = this.clock.instant().toISOString();
    const { head, sections } = await readSnapshot(
      this.database,
      async (snapshot): Promise<{ head: Head; sections: Section[] }> => {
        const chosen = await choose(snapshot, this.clock.lastCutoff());
        return { head: chosen.head, sections: await readSections(snapshot, chosen.subject) };
      },
    );
    const html = exportFile({ ...head, clubName, madeAt }, sections, { zone: this.clock.zone, format: formats });
    return { name: `${fileName}-${this.clock.today()}.html`, html };
  }

  /** After the file is made. Throws if the account has been secured meanwhile. */
  private record(me: User, passwordHash: string, record: (manager: EntityManager) => Promise<void>): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      await lockIfUnchanged(manager, me, passwordHash);
      await record(manager);
    });
  }
}

const aboutAccount =
  'What the club knows of this account and its children. What only other families or the club’s staff may read is left out, and so ' +
  'are passwords, links and the texts of mails.';
const aboutChild = 'What the club knows of this player, without what only one of its households may read.';
