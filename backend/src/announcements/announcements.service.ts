import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { definedOnly } from '../database/defined-only.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { type AnnouncementDto, type CreateAnnouncementDto, type UpdateAnnouncementDto } from './announcement.dto.ts';
import { assertOneScope, holdScope } from './announcement-scope.ts';
import { Announcement } from './announcement.entity.ts';
import { type AnnouncementsQuery, countAnnouncements, findAnnouncements } from './announcement.queries.ts';

/** What the club tells its families. Each change is on record, in the same transaction. */
@Injectable()
export class AnnouncementsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditService,
  ) {}

  /** Newest first: all for staff; for parents the general ones and those of their children's teams and leagues. */
  async list(page: PageDto, me: Actor): Promise<PageOf<AnnouncementDto>> {
    const viewer = viewerOf(me);
    return pageOf(await this.read({ ...page, viewer }), page, () => countAnnouncements(this.database, { viewer }));
  }

  async create(fields: CreateAnnouncementDto, me: Actor): Promise<AnnouncementDto> {
    assertOneScope(fields);
    const id = await inTransaction(this.database, async (manager) => {
      await holdScope(manager, fields);
      const announcement = manager.create(Announcement, { ...fields, authorId: me.id });
      await manager.insert(Announcement, announcement);
      const subject = { subject: 'announcement', subjectId: announcement.id } as const;
      await this.audit.record(manager, me, 'announcement.create', subject);
      return announcement.id;
    });
    return this.get(id, me);
  }

  async update(id: number, fields: UpdateAnnouncementDto, me: Actor): Promise<AnnouncementDto> {
    await inTransaction(this.database, async (manager) => {
      await holdScope(manager, fields);
      const before = await this.hold(manager, id, me);
      const after = { ...before, ...definedOnly(fields) };
      assertOneScope(after);
      await manager.update(Announcement, id, after);
      const subject = { subject: 'announcement', subjectId: id } as const;
      await this.audit.record(manager, me, 'announcement.update', subject, { before, after });
    });
    return this.get(id, me);
  }

  async remove(id: number, me: Actor): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const announcement = await this.hold(manager, id, me);
      await manager.delete(Announcement, id);
      const subject = { subject: 'announcement', subjectId: id } as const;
      await this.audit.record(manager, me, 'announcement.delete', subject, { announcement });
    });
  }

  private async get(id: number, me: Actor): Promise<AnnouncementDto> {
    const [announcement] = await this.read({ id, viewer: viewerOf(me) });
    if (!announcement) throw new NotFoundException(messages.announcementUnknown);
    return announcement;
  }

  private async read(query: AnnouncementsQuery): Promise<AnnouncementDto[]> {
    const rows = await findAnnouncements(this.database, query);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** The announcement as it is, if the caller may change it, kept from others until the end of the transaction. */
  private async hold(manager: EntityManager, id: number, me: Actor): Promise<Announcement> {
    const announcement = await manager.findOne(Announcement, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!announcement) throw new NotFoundException(messages.announcementUnknown);
    if (announcement.authorId !== me.id && !can(me, 'announcement.manage-others')) {
      throw new ForbiddenException(messages.announcementOfOther);
    }
    return announcement;
  }
}

const viewerOf = (me: Actor) => ({ id: me.id, readsAll: can(me, 'announcement.browse-all') });
