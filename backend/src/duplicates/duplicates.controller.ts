import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { ChildDto } from '../children/child.dto.ts';
import { ChildrenService } from '../children/children.service.ts';
import { DistinguishChildDto, DuplicateDto, MergeChildDto, MergedChildDto, MergePreviewDto } from './duplicate.dto.ts';
import { DuplicatesService } from './duplicates.service.ts';
import { MergesService } from './merges.service.ts';

@ApiTags('children')
@Controller('children')
export class DuplicatesController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly merges: MergesService,
    private readonly children: ChildrenService,
  ) {}

  /**
   * List pairs of registered players who may be one child.
   * @remarks Born on the same day with near names, or with the same name and one digit of the date of birth apart. Sorted by name, without
   * pairs that an admin has called different.
   */
  @Get('duplicates')
  @Requires('child.merge')
  @ApiCountedList(DuplicateDto)
  async listDuplicates(
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DuplicateDto[]> {
    return withTotalCount(await this.duplicates.list(me, page), response);
  }

  /**
   * Say that two players are different children, or take it back.
   * @remarks They are no longer listed as possible duplicates.
   */
  @Post(':id/distinguish')
  @HttpCode(204)
  @Requires('child.merge')
  distinguishChild(@IdParam() id: number, @Body() fields: DistinguishChildDto, @Me() me: User): Promise<void> {
    return this.duplicates.distinguish(id, fields, me);
  }

  /** Preview a merge: what each of two records has, and what happens to it. */
  @Get(':id/merge')
  @Requires('child.merge')
  previewMerge(@IdParam() id: number, @Query() { otherId }: MergedChildDto): Promise<MergePreviewDto> {
    return this.merges.preview(id, otherId);
  }

  /**
   * Merge another record of the same child into a player.
   * @remarks The player keeps id, name and date of birth and gets the guardians, households, restrictions, teams, absences and answers
   * of the other record, of two answers for an event the newer one. The other record becomes unregistered and cannot be restored.
   * Events that have begun keep their numbers, and both records if they concern both. A restriction of either record holds, also
   * against a guardian of the other. The guardians are told. Returns 409 if a version is stale.
   */
  @Post(':id/merge')
  @HttpCode(200)
  @Requires('child.merge')
  async mergeChild(@IdParam() id: number, @Body() fields: MergeChildDto, @Me() me: User): Promise<ChildDto> {
    await this.merges.merge(id, fields, me);
    return this.children.get(id);
  }
}
