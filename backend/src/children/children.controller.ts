import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires, SessionId } from '../http/decorators.ts';
import { ApiCountedList, PageDto, SearchDto, TextSearchDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import {
  AddChildDto,
  AssignParentDto,
  ChildCountsDto,
  ChildDto,
  ChildFilterDto,
  DoneDto,
  ListedChildDto,
  PlayerDto,
  RemoveChildDto,
} from './child.dto.ts';
import { ChildrenService } from './children.service.ts';
import { RegistrationsService } from './registrations.service.ts';
import { GuardiansService } from '../guardians/guardians.service.ts';
import { ChildAttemptLimits } from './child-attempt-limits.ts';

@ApiTags('children')
@Controller('children')
export class ChildrenController {
  constructor(
    private readonly children: ChildrenService,
    private readonly guardians: GuardiansService,
    private readonly registrations: RegistrationsService,
    private readonly limits: ChildAttemptLimits,
  ) {}

  /** List your children. */
  @Get()
  @Requires('child.list-own')
  @ApiCountedList(ChildDto)
  async listOwnChildren(
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildDto[]> {
    return withTotalCount(await this.children.listOwn(me, page), response);
  }

  /**
   * List registered players.
   * @remarks Sorted by name. `q` searches the names of players, their guardians and their teams.
   */
  @Get('all')
  @Requires('child.list-all')
  @ApiCountedList(ListedChildDto)
  async listAllChildren(
    @Query() filter: ChildFilterDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedChildDto[]> {
    return withTotalCount(await this.children.listAll(me, filter), response);
  }

  /**
   * Count players by whether they are registered and have a parent.
   * @remarks With `q`, only those that a search of the lists finds.
   */
  @Get('counts')
  @Requires('child.list-all')
  countChildren(@Query() search: TextSearchDto, @Me() me: User): Promise<ChildCountsDto> {
    return this.children.count(me, search);
  }

  /**
   * List unregistered players.
   * @remarks Sorted by name. `q` searches names.
   */
  @Get('unregistered')
  @Requires('child.restore')
  @ApiCountedList(ListedChildDto)
  async listUnregisteredChildren(
    @Query() search: SearchDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedChildDto[]> {
    return withTotalCount(await this.children.listUnregistered(me, search), response);
  }

  /**
   * Get a player.
   * @remarks With teams and guardians: staff see all names, guardians those of their household. Another family's child returns 404,
   * as an unknown child does.
   */
  @Get(':id')
  @Requires('child.view')
  getChild(@IdParam() id: number, @Me() me: User): Promise<PlayerDto> {
    return this.children.view(id, me);
  }

  /**
   * Add a player.
   * @remarks Parents add their own children; staff can add players without a parent. A removed player who is added again gets a
   * new id. Returns 409 if a registered player has the same name and date of birth; `action` says whether it is your own child
   * (`view-existing`), or one that can be claimed if it has no parent, and to which access can be requested otherwise
   * (`claim-existing`). For parents, every call counts as one
   * of 20 attempts per day, and an account can have 12 children. Returns 429 if a limit is reached, or if the name is locked
   * after 10 attempts without a match in 24 hours, whether or not such a child exists.
   */
  @Post()
  @Requires('child.add')
  addChild(
    @Body() fields: AddChildDto,
    @Me() me: User,
    @SessionId() sessionId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildDto> {
    return this.limits.add(me, response, fields, () => this.children.add(fields, me, sessionId));
  }

  /**
   * Assign a player to a parent.
   * @remarks The parent becomes the primary guardian, and others stay guardians; null or 0 ends the guardianship of all. Returns 409
   * for a restricted guardian.
   */
  @Post(':id/assign-parent')
  @HttpCode(200)
  @Requires('child.assign-parent')
  async assignParent(@IdParam() id: number, @Body() { parentId }: AssignParentDto, @Me() me: User): Promise<ChildDto> {
    await this.guardians.assign(id, parentId, me);
    return this.children.get(id);
  }

  /**
   * Restore an unregistered player.
   * @remarks The player keeps id and availabilities, but not teams and parents. Returns 409 if a registered player has the same
   * name and date of birth.
   */
  @Post(':id/restore')
  @HttpCode(200)
  @Requires('child.restore')
  async restoreChild(@IdParam() id: number, @Me() me: User): Promise<ChildDto> {
    await this.registrations.restore(id, me);
    return this.children.get(id);
  }

  /**
   * Remove your own child from your account or, as an admin, a player from the club.
   * @remarks A guardian stops being the child's guardian; the child stays registered, and other guardians stay. An admin unregisters the
   * player, who loses guardians and teams. With `as=parent`, an admin acts as a guardian.
   */
  @Delete(':id/remove')
  @Requires('child.release')
  removeChild(@IdParam() id: number, @Query() { as }: RemoveChildDto, @Me() me: User): Promise<DoneDto> {
    return this.registrations.remove(id, as === 'parent', me);
  }
}
