import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, can, foldName, isPlayingAge, isStaff, messages } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PageDto, pageOf, type PageOf, type SearchDto, searchedText } from '../http/page.dto.ts';
import { type AddChildDto, type ChildDto, type ListedChildDto } from './child.dto.ts';
import { type ChildRow, childrenSql, countChildrenSql } from './child.queries.ts';

@Injectable()
export class ChildrenService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  /** The caller's own registered children, by name. */
  async listOwn(me: Actor, page: PageDto): Promise<PageOf<ChildDto>> {
    const which = [null, me.id, null];
    const rows = await this.database.query<ChildRow[]>(childrenSql, [...which, page.limit, page.offset]);
    const children = rows.map((row) => this.childOf(row));
    return pageOf(children, page, () => this.database.query(countChildrenSql, which));
  }

  /** All registered players, by name; whose they are by id for admins alone. */
  async listAll(me: Actor, search: SearchDto): Promise<PageOf<ListedChildDto>> {
    const which = [null, null, searchedText(search)];
    const rows = await this.database.query<ChildRow[]>(childrenSql, [...which, search.limit, search.offset]);
    const { ageGroupOf } = this.clock.ages();
    const children = rows.map(({ parentId, ...row }) => ({
      ...row,
      ageGroup: ageGroupOf(row),
      ...(me.isAdmin && { parentId }),
    }));
    return pageOf(children, search, () => this.database.query(countChildrenSql, which));
  }

  /** Adds a player, or registers a removed one again under its old id. */
  async add(fields: AddChildDto, me: Actor): Promise<ChildDto> {
    const parentId = fields.parentId ?? (isStaff(me) ? null : me.id);
    if (parentId !== null && parentId !== me.id && !can(me, 'child.add-for-others')) {
      throw new ForbiddenException('Only an admin may add a child for somebody else');
    }
    this.assertBorn(fields.dateOfBirth, parentId === me.id);
    return inTransaction(this.database, async (manager) => {
      if (parentId !== null && parentId !== me.id) await assertParent(manager, parentId);
      const id = await this.register(manager, fields, isStaff(me));
      if (id === null) throw await duplicate(manager, fields, me);
      if (parentId !== null) await this.giveTo(manager, id, parentId);
      const [child] = await manager.query<ChildRow[]>(childrenSql, [id, null, null, null, null]);
      return this.childOf(child!);
    });
  }

  /** The id of the new or once removed row; null when a registered child has this name and date of birth. */
  private async register(manager: EntityManager, fields: AddChildDto, byStaff: boolean): Promise<number | null> {
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO children (name, folded_name, date_of_birth, age_group) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT children_name_and_birth
       DO UPDATE SET is_registered = true, name = excluded.name, age_group = excluded.age_group
       WHERE NOT children.is_registered
       RETURNING id`,
      [fields.name, foldName(fields.name), fields.dateOfBirth, (byStaff && fields.ageGroup) || null],
    );
    return row?.id ?? null;
  }

  private async giveTo(manager: EntityManager, childId: number, userId: number): Promise<void> {
    await manager.query('INSERT INTO guardianships (child_id, user_id) VALUES ($1, $2)', [childId, userId]);
  }

  private assertBorn(dateOfBirth: string, byParentsRules: boolean): void {
    const today = this.clock.today();
    const message = dateOfBirth > today ? 'Date of birth cannot be in the future' : messages.childAge;
    if (dateOfBirth > today || (byParentsRules && !isPlayingAge(dateOfBirth, today))) {
      throw new BadRequestException({ message, errors: { dateOfBirth: message } });
    }
  }

  private childOf({ parentName: _, ...row }: ChildRow): ChildDto {
    return { ...row, ageGroup: this.clock.ages().ageGroupOf(row) };
  }
}

async function assertParent(manager: EntityManager, userId: number): Promise<void> {
  const rows = await manager.query<unknown[]>('SELECT FROM users WHERE id = $1 AND is_parent AND is_active', [userId]);
  const message = 'This account is not a parent’s';
  if (rows.length === 0) throw new BadRequestException({ message, errors: { parentId: message } });
}

/** Says that the child is there already, and whether it is the caller's own. */
async function duplicate(manager: EntityManager, { name, dateOfBirth }: AddChildDto, me: Actor): Promise<Error> {
  const [existing] = await manager.query<{ id: number; isOwn: boolean }[]>(
    `SELECT c.id, EXISTS (SELECT FROM guardianships g WHERE g.child_id = c.id AND g.user_id = $3) AS "isOwn"
     FROM children c WHERE c.folded_name = $1 AND c.date_of_birth = $2`,
    [foldName(name), dateOfBirth, me.id],
  );
  return new ConflictException({
    message: existing?.isOwn ? messages.childAlreadyOwn : messages.childExists,
    duplicateChildId: existing?.id,
    action: existing?.isOwn ? 'view-existing' : 'claim-existing',
  });
}
