import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires, SessionId } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, PageDto, SearchDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { AddChildDto, AssignParentDto, ChildDto, DoneDto, ListedChildDto, RemoveChildDto } from './child.dto.ts';
import { ChildrenService } from './children.service.ts';
import { GuardiansService } from './guardians.service.ts';
import { TryLimits } from './try-limits.ts';

@ApiTags('children')
@Controller('children')
export class ChildrenController {
  constructor(
    private readonly children: ChildrenService,
    private readonly guardians: GuardiansService,
    private readonly limits: TryLimits,
  ) {}

  /** The caller's own children. */
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
   * All registered players.
   * @remarks `q` looks at their names; `x-total-count` says how many match.
   */
  @Get('all')
  @Requires('child.list-all')
  @ApiCountedList(ListedChildDto)
  async listAllChildren(
    @Query() search: SearchDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedChildDto[]> {
    return withTotalCount(await this.children.listAll(me, search), response);
  }

  /**
   * Players who were removed from the club.
   * @remarks Their answers stay with them. `q` searches their names; `x-total-count` says how many match.
   */
  @Get('unregistered')
  @Requires('child.restore')
  @ApiCountedList(ListedChildDto)
  async listUnregisteredChildren(
    @Query() search: SearchDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedChildDto[]> {
    return withTotalCount(await this.children.listAll(me, search, false), response);
  }

  /**
   * Add a player: an own child, or for staff one without a parent.
   * @remarks A removed player who is added again gets a new id. 409 when a registered one has this name and date
   * of birth: `action` says whether it is an own child (`view-existing`) or one that may be claimed if it is nobody's
   * (`claim-existing`). For parents each call is one of 20 tries a day, and an account has at most 12 children; also 429
   * when the name has been tried 10 times without a match in 24 hours, no matter by whom and whether or not there is such a child.
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
   * Give a player to a parent, or to nobody.
   * @remarks The parent becomes the only guardian; null or 0 leaves the player unassigned.
   */
  @Post(':id/assign-parent')
  @HttpCode(200)
  @Requires('child.assign-parent')
  async assignParent(@IdParam() id: number, @Body() { parentId }: AssignParentDto, @Me() me: User): Promise<ChildDto> {
    await this.guardians.assign(id, parentId, me);
    return this.children.get(id);
  }

  /**
   * Register a removed player again.
   * @remarks The id and the answers are the old ones, teams and parents are not. 409 when a registered player has the same
   * name and date of birth by now.
   */
  @Post(':id/restore')
  @HttpCode(200)
  @Requires('child.restore')
  async restoreChild(@IdParam() id: number, @Me() me: User): Promise<ChildDto> {
    await this.guardians.restore(id, me);
    return this.children.get(id);
  }

  /**
   * Take an own child off the account, or as an admin remove a player from the club.
   * @remarks Guardians end their own link alone and the child stays registered. For admins the player is unregistered and
   * loses guardians and teams, unless they come as a parent (`as=parent`).
   */
  @Delete(':id/remove')
  @Requires('child.release')
  removeChild(@IdParam() id: number, @Query() { as }: RemoveChildDto, @Me() me: User): Promise<DoneDto> {
    return this.guardians.remove(id, as === 'parent', me);
  }
}
