import { ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf } from '../http/page.dto.ts';
import { definedOnly, fieldProblem } from '../http/validation.ts';
import { protectLeague } from '../leagues/league.queries.ts';
import { isArchived } from '../teams/archived-teams.queries.ts';
import { protectTeams } from '../teams/team.queries.ts';
import {
  type AnnouncementAudienceDto,
  type AnnouncementDto,
  type AnnouncementScopeDto,
  type CreateAnnouncementDto,
  type UpdateAnnouncementDto,
} from './announcement.dto.ts';
import { countFamilies } from './announcement-audience.queries.ts';
import { Announcement } from './announcement.entity.ts';
import { countAnnouncements, findAnnouncements } from './announcement.queries.ts';
import { noteAnnouncement } from './mails/announcement-mail.queries.ts';

/** As many as a panel shows. */
const newsLimit = 20;

@Injectable()
export class AnnouncementsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly audit: AuditService,
  ) {}

  async list(page: PageDto, me: Actor): Promise<PageOf<AnnouncementDto>> {
    const viewer = viewerOf(me);
    return pageOf(await findAnnouncements(this.database, { ...page, viewer }), page, () =>
      countAnnouncements(this.database, { viewer }),
    );
  }

  /** The newest of others since a moment, as notifications. */
  findNews(since: Date, me: Actor): Promise<AnnouncementDto[]> {
    return findAnnouncements(this.database, { viewer: viewerOf(me), news: { since, notBy: me.id }, limit: newsLimit });
  }

  async audience(scope: AnnouncementScopeDto): Promise<AnnouncementAudienceDto> {
    assertOneScope(scope);
    return { families: await countFamilies(this.database, scope) };
  }

  async create(fields: CreateAnnouncementDto, me: Actor): Promise<AnnouncementDto> {
    assertOneScope(fields);
    const id = await inTransaction(this.database, async (manager) => {
      await protectScope(manager, fields);
      const announcement = manager.create(Announcement, { ...fields, authorId: me.id });
      await manager.insert(Announcement, announcement);
      const subject = { subject: 'announcement', subjectId: announcement.id } as const;
      await this.audit.record(manager, me, 'announcement.create', subject, scopeOf(announcement));
      if (this.settings.sendsMail) await noteAnnouncement(manager, { id: announcement.id });
      return announcement.id;
    });
    return this.get(id, me);
  }

  async update(id: number, fields: UpdateAnnouncementDto, me: Actor): Promise<AnnouncementDto> {
    await inTransaction(this.database, async (manager) => {
      await protectScope(manager, fields);
      const before = await this.lock(manager, id, me);
      const after = { ...before, ...definedOnly(fields) };
      assertOneScope(after);
      await manager.update(Announcement, id, after);
      const subject = { subject: 'announcement', subjectId: id } as const;
      await this.audit.record(manager, me, 'announcement.update', subject, scopeOf(after));
    });
    return this.get(id, me);
  }

  async remove(id: number, me: Actor): Promise<void> {
    await inTransaction(this.database, async (manager) => {
      const announcement = await this.lock(manager, id, me);
      await manager.delete(Announcement, id);
      const subject = { subject: 'announcement', subjectId: id } as const;
      await this.audit.record(manager, me, 'announcement.delete', subject, scopeOf(announcement));
    });
  }

  private async get(id: number, me: Actor): Promise<AnnouncementDto> {
    const [announcement] = await findAnnouncements(this.database, { id, viewer: viewerOf(me) });
    if (!announcement) throw new NotFoundException(messages.announcementUnknown);
    return announcement;
  }

  /** Locks the announcement until the end of the transaction, if the actor may change it. */
  private async lock(manager: EntityManager, id: number, me: Actor): Promise<Announcement> {
    const announcement = await manager.findOne(Announcement, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!announcement) throw new NotFoundException(messages.announcementUnknown);
    if (announcement.authorId !== me.id && !can(me, 'announcement.manage-others')) {
      throw new ForbiddenException(messages.announcementOfOther);
    }
    return announcement;
  }
}

const viewerOf = (me: Actor) => ({ id: me.id, readsAll: can(me, 'announcement.browse-all') });

type Scope = Pick<CreateAnnouncementDto, 'teamId' | 'leagueId'>;

/** What the audit log records: no text, because it may name children. */
const scopeOf = ({ teamId, leagueId }: Scope) => ({ teamId: teamId ?? null, leagueId: leagueId ?? null });

function assertOneScope({ teamId, leagueId }: Scope): void {
  if (teamId && leagueId) throw fieldProblem('leagueId', messages.announcementScope);
}

/** Protects the team or league from deletion until the end of the transaction, because the announcement will refer to it. */
async function protectScope(manager: EntityManager, { teamId, leagueId }: Scope): Promise<void> {
  if (teamId && (await protectTeams(manager, { ids: [teamId] })) === 0) {
    const isOld = await isArchived(manager, { id: teamId });
    throw fieldProblem('teamId', isOld ? messages.teamArchived : messages.teamUnknown);
  }
  if (leagueId && !(await protectLeague(manager, { id: leagueId }))) {
    throw fieldProblem('leagueId', messages.leagueUnknown);
  }
}
