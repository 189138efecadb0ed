import { BadRequestException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, foldName, isPlayingAge, isStaff, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf, type SearchDto, searchedText } from '../http/page.dto.ts';
import { type AddChildDto, type ChildDto, type ListedChildDto } from './child.dto.ts';
import { type ChildRow, childrenSql, countChildrenSql } from './child.queries.ts';
import { DuplicateChild } from './duplicate-child.ts';
import { rememberFound } from './found-children.ts';
import { assertParent, assertRoom, setGuardian } from './guardians.service.ts';

@Injectable()
export class ChildrenService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  /** The caller's own registered children, by name. */
  async listOwn(me: Actor, page: PageDto): Promise<PageOf<ChildDto>> {
    const which = [null, me.id, null];
    const rows = await this.database.query<ChildRow[]>(childrenSql(), [...which, page.limit, page.offset]);
    const children = rows.map((row) => this.childOf(row));
    return pageOf(children, page, () => this.database.query(countChildrenSql(), which));
  }

  /** All players, registered or not, by name; whose they are by id for admins alone. */
  async listAll(me: Actor, search: SearchDto, isRegistered = true): Promise<PageOf<ListedChildDto>> {
    const which = [null, null, searchedText(search)];
    const rows = await this.database.query<ChildRow[]>(childrenSql(isRegistered), [
      ...which,
      search.limit,
      search.offset,
    ]);
    const { ageGroupOf } = this.clock.ages();
    const children = rows.map(({ parentId, ...row }) => ({
      ...row,
      ageGroup: ageGroupOf(row),
      ...(me.isAdmin && { parentId }),
    }));
    return pageOf(children, search, () => this.database.query(countChildrenSql(isRegistered), which));
  }

  /** A registered child. */
  async get(id: number): Promise<ChildDto> {
    const [row] = await this.database.query<ChildRow[]>(childrenSql(), [id, null, null, null, null]);
    if (!row) throw new NotFoundException(messages.childUnknown);
    return this.childOf(row);
  }

  /** Adds a player. One that was removed before is a new row: nothing tells that the child was here. */
  async add(fields: AddChildDto, me: Actor, sessionId: string): Promise<ChildDto> {
    const parentId = fields.parentId ?? (isStaff(me) ? null : me.id);
    if (parentId !== null && parentId !== me.id && !can(me, 'child.add-for-others')) {
      throw new ForbiddenException(messages.onlyAdminsAddForOthers);
    }
    this.assertBorn(fields.dateOfBirth, parentId === me.id);
    const id = await inTransaction(this.database, async (manager) => {
      if (parentId === me.id && !isStaff(me)) await assertRoom(manager, me, this.settings.limitChildren);
      if (parentId !== null && parentId !== me.id) await assertParent(manager, parentId);
      const added = await register(manager, fields, isStaff(me));
      if (added === null) return null;
      await setGuardian(manager, added, parentId);
      await this.audit.record(manager, me, 'child.add', { subject: 'child', subjectId: added }, { parentId });
      return added;
    });
    if (id === null) throw await this.duplicate(fields, me, sessionId);
    return this.get(id);
  }

  private assertBorn(dateOfBirth: string, byParentsRules: boolean): void {
    const today = this.clock.today();
    const message = dateOfBirth > today ? messages.bornInFuture : messages.childAge;
    if (dateOfBirth > today || (byParentsRules && !isPlayingAge(dateOfBirth, today))) {
      throw new BadRequestException({ message, errors: { dateOfBirth: message } });
    }
  }

  /** Says that the child is there already, and whether it is the caller's own; nobody's may then be claimed. */
  private async duplicate({ name, dateOfBirth }: AddChildDto, me: Actor, sessionId: string): Promise<DuplicateChild> {
    const [known] = await this.database.query<{ id: number; isOwn: boolean; isClaimed: boolean }[]>(
      `SELECT c.id, EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id AND g.user_id = $3) AS "isOwn",
              EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id) AS "isClaimed"
       FROM children c WHERE c.folded_name = $1 AND c.date_of_birth = $2 AND c.is_registered`,
      [foldName(name), dateOfBirth, me.id],
    );
    if (known && !known.isClaimed) await rememberFound(this.database, sessionId, known.id);
    return new DuplicateChild(known?.id, known?.isOwn === true);
  }

  private childOf({ parentName: _, ...row }: ChildRow): ChildDto {
    return { ...row, ageGroup: this.clock.ages().ageGroupOf(row) };
  }
}

/** The id of the new row; null when a registered child has this name and date of birth. */
async function register(manager: EntityManager, fields: AddChildDto, byStaff: boolean): Promise<number | null> {
  const [row] = await manager.query<{ id: number }[]>(
    `INSERT INTO children (name, folded_name, date_of_birth, age_group) VALUES ($1, $2, $3, $4)
     ON CONFLICT (folded_name, date_of_birth) WHERE is_registered DO NOTHING
     RETURNING id`,
    [fields.name, foldName(fields.name), fields.dateOfBirth, (byStaff && fields.ageGroup) || null],
  );
  return row?.id ?? null;
}
