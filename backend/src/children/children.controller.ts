import { Body, Controller, Get, HttpException, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { isStaff } from '@touchline/domain';
import { Me } from '../http/me.ts';
import { ApiCountedList, PageDto, SearchDto } from '../http/page.dto.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { Requires } from '../http/requires.ts';
import { User } from '../users/user.entity.ts';
import { AddChildDto, ChildDto, ListedChildDto } from './child.dto.ts';
import { ChildrenService } from './children.service.ts';

@ApiTags('children')
@Controller('children')
export class ChildrenController {
  constructor(
    private readonly children: ChildrenService,
    private readonly limits: RateLimits,
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
    const { rows, total } = await this.children.listOwn(me, page);
    response.setHeader('x-total-count', total);
    return rows;
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
    const { rows, total } = await this.children.listAll(me, search);
    response.setHeader('x-total-count', total);
    return rows;
  }

  /** Add a player: an own child, or for staff one without a parent. */
  @Post()
  @Requires('child.add')
  async addChild(
    @Body() fields: AddChildDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChildDto> {
    if (isStaff(me)) return this.children.add(fields, me);
    await this.checkSearches(me, response);
    try {
      return await this.children.add(fields, me);
    } catch (error) {
      // To be told that a child exists is to have searched for it.
      if (error instanceof HttpException && error.getStatus() === 409) await this.countSearch(me, response);
      throw error;
    }
  }

  private async checkSearches(me: User, response: Response): Promise<void> {
    await this.limits.check('childSearch', String(me.id), response);
    await this.limits.check('childSearchDaily', String(me.id), response);
  }

  private async countSearch(me: User, response: Response): Promise<void> {
    await this.limits.take('childSearch', String(me.id), response);
    await this.limits.take('childSearchDaily', String(me.id), response);
  }
}
