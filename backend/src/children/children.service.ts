import { ConflictException, ForbiddenException, Inject, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, ageOn, birthProblem, can, foldName, givenNameOf, isStaff, messages } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { Settings } from '../config/settings.ts';
import { inTransaction } from '../database/transaction.ts';
import { rememberFound } from '../guardians/found-children.queries.ts';
import { findGuardians } from '../guardians/guardians.queries.ts';
import { assertCanHaveMore, assertParent, guardiansSeenBy } from '../guardians/guardians.service.ts';
import { addGuardian } from '../guardians/guardianship.queries.ts';
import { type PageDto, pageOf, type PageOf, type SearchDto, type TextSearchDto } from '../http/page.dto.ts';
import { fieldProblem } from '../http/validation.ts';
import {
  type AddChildDto,
  type ChildCountsDto,
  type ChildDto,
  type ChildFilterDto,
  type ListedChildDto,
  type PlayerDto,
} from './child.dto.ts';
import {
  type ChildRow,
  countChildren,
  countChildrenByParent,
  findChildren,
  findDuplicate,
  insertChild,
} from './child.queries.ts';
import { contactAccess, contactsWaitOf } from './contact-lookups.service.ts';
import { findPlayer } from './player.queries.ts';

/** A registered child has the same name and date of birth. */
export class DuplicateChildException extends ConflictException {
  constructor(duplicateChildId: number | undefined, isOwn: boolean) {
    super({
      message: isOwn ? messages.childAlreadyOwn : messages.childExists,
      duplicateChildId,
      action: isOwn ? 'view-existing' : 'claim-existing',
    });
  }
}

@Injectable()
export class ChildrenService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Settings) private readonly settings: Settings,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  async listOwn(me: Actor, page: PageDto): Promise<PageOf<ChildDto>> {
    const filter = { guardianId: me.id, cutoff: this.clock.lastCutoff() };
    const rows = await findChildren(this.database, { ...page, ...filter });
    return pageOf(
      rows.map((row) => this.childOf(row)),
      page,
      () => countChildren(this.database, filter),
    );
  }

  listAll(me: Actor, filter: ChildFilterDto): Promise<PageOf<ListedChildDto>> {
    return this.listFor(me, { ...filter, isRegistered: true });
  }

  listUnregistered(me: Actor, search: SearchDto): Promise<PageOf<ListedChildDto>> {
    return this.listFor(me, { ...search, isRegistered: false });
  }

  async count(me: Actor, search: TextSearchDto): Promise<ChildCountsDto> {
    const { unregistered, erasureRequests, ...registered } = await countChildrenByParent(this.database, {
      ...search,
      cutoff: this.clock.lastCutoff(),
    });
    return { ...registered, ...(can(me, 'child.restore') && { unregistered, erasureRequests }) };
  }

  /** Registered players by their ids. */
  async listByIds(me: Actor, ids: number[]): Promise<Map<number, ListedChildDto>> {
    const { rows } = await this.listFor(me, { ids, isRegistered: true });
    return new Map(rows.map((child) => [child.id, child]));
  }

  /** Only admins see the parents' ids. */
  private async listFor(
    me: Actor,
    given: ChildFilterDto & { ids?: number[]; isRegistered: boolean },
  ): Promise<PageOf<ListedChildDto>> {
    const filter = { ...given, cutoff: this.clock.lastCutoff() };
    const rows = await findChildren(this.database, filter);
    const children = rows.map(({ parentId, guardiansLeftAt, ...row }) => ({
      ...row,
      ...(me.isAdmin && { parentId, guardiansLeftAt }),
    }));
    return pageOf(children, given, () => countChildren(this.database, filter));
  }

  async get(id: number): Promise<ChildDto> {
    const [row] = await findChildren(this.database, { id, cutoff: this.clock.lastCutoff() });
    if (!row) throw new NotFoundException(messages.childUnknown);
    return this.childOf(row);
  }

  async view(id: number, me: Actor): Promise<PlayerDto> {
    const row = await findPlayer(this.database, { id, cutoff: this.clock.lastCutoff() });
    if (!row || !can(me, 'child.view', row)) throw new NotFoundException(messages.childUnknown);
    const { guardianIds: _, coachIds: __, unconfirmedCoachIds: ___, waits: ____, ...player } = row;
    const guardians = guardiansSeenBy(me, await findGuardians(this.database, { childId: id }))
      .filter(({ isRestricted }) => !isRestricted)
      .flatMap(({ fullName }) => (fullName === null ? [] : { fullName }));
    const contacts = contactAccess(me, row);
    const contactsWait = contactsWaitOf(me, row, this.clock.zone);
    const age = ageOn(row.dateOfBirth, this.clock.today());
    const givenName = givenNameOf(row);
    return { ...player, givenName, guardians, age, contacts, ...(contactsWait && { contactsWait }) };
  }

  /** Adding a player who was removed creates a new row, which does not reveal that the player was here before. */
  async add(fields: AddChildDto, me: Actor, sessionId: string): Promise<ChildDto> {
    const parentId = fields.parentId ?? (isStaff(me) ? null : me.id);
    if (parentId !== null && parentId !== me.id && !can(me, 'child.add-for-others')) {
      throw new ForbiddenException(messages.onlyAdminsAddForOthers);
    }
    this.assertBorn(fields.dateOfBirth, parentId === me.id);
    const id = await inTransaction(this.database, async (manager) => {
      if (parentId === me.id && !isStaff(me)) await assertCanHaveMore(manager, me, this.settings.limitChildren);
      if (parentId !== null && parentId !== me.id) await assertParent(manager, parentId);
      return this.insert(manager, fields, parentId, me);
    });
    if (id === null) throw await this.duplicate(fields, me, sessionId);
    return this.get(id);
  }

  /** The id of the new child; null if a registered one has the same name and date of birth. */
  async insert(
    manager: EntityManager,
    { name, dateOfBirth, ...fields }: Omit<AddChildDto, 'parentId'>,
    parentId: number | null,
    me: Actor,
  ): Promise<number | null> {
    const ageGroup = (isStaff(me) && fields.ageGroup) || null;
    const added = await insertChild(manager, { name, foldedName: foldName(name), dateOfBirth, ageGroup });
    if (!added) return null;
    if (parentId !== null) await addGuardian(manager, { childId: added.id, userId: parentId, grantedBy: null });
    await this.audit.record(manager, me, 'child.add', { subject: 'child', subjectId: added.id }, { parentId });
    return added.id;
  }

  /** Throws 400 for a child that is too old or too young. */
  assertBorn(dateOfBirth: string, byParent: boolean): void {
    const problem = birthProblem(dateOfBirth, this.clock.today(), { byParent });
    if (problem !== null) throw fieldProblem('dateOfBirth', problem);
  }

  /** A duplicate can then be claimed in this session or, if somebody else has claimed it, access to it can be requested. */
  private async duplicate(
    { name, dateOfBirth }: AddChildDto,
    me: Actor,
    sessionId: string,
  ): Promise<DuplicateChildException> {
    const key = { foldedName: foldName(name), dateOfBirth, viewerId: me.id };
    const existing = await findDuplicate(this.database, key);
    if (existing && !existing.isOwn) await rememberFound(this.database, { sessionId, childId: existing.id });
    return new DuplicateChildException(existing?.id, existing?.isOwn === true);
  }

  private childOf({ parentName: _, guardianNames, guardiansLeftAt: __, ...row }: ChildRow): ChildDto {
    const { contactLookups, erasureRequest, ...child } = row;
    return {
      ...child,
      givenName: givenNameOf(row),
      isCorrectable: row.isRegistered && row.teams.length === 0 && guardianNames.length === 1,
      ...(contactLookups && { contactLookups }),
      ...(erasureRequest && { erasureRequest }),
    };
  }
}
