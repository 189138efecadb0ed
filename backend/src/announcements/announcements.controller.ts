import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import {
  AnnouncementAudienceDto,
  AnnouncementDto,
  AnnouncementScopeDto,
  CreateAnnouncementDto,
  UpdateAnnouncementDto,
} from './announcement.dto.ts';
import { AnnouncementsService } from './announcements.service.ts';

@ApiTags('announcements')
@Controller('announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  /**
   * List announcements.
   * @remarks Newest first. Staff see all announcements; parents see those for the whole club and for their children's teams and
   * leagues.
   */
  @Get()
  @Requires('announcement.browse')
  @ApiCountedList(AnnouncementDto)
  async listAnnouncements(
    @Query() page: PageDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnnouncementDto[]> {
    return withTotalCount(await this.announcements.list(page, me), response);
  }

  /**
   * Count the families that an announcement would reach.
   * @remarks Returns a number, never who they are. `teamId` and `leagueId` exclude each other.
   */
  @Get('audience')
  @Requires('announcement.manage')
  getAnnouncementAudience(@Query() scope: AnnouncementScopeDto): Promise<AnnouncementAudienceDto> {
    return this.announcements.audience(scope);
  }

  /**
   * Create an announcement for the whole club, a team or a league.
   * @remarks The signed-in user becomes the author. `teamId` and `leagueId` exclude each other.
   */
  @Post()
  @Requires('announcement.manage')
  createAnnouncement(@Body() fields: CreateAnnouncementDto, @Me() me: User): Promise<AnnouncementDto> {
    return this.announcements.create(fields, me);
  }

  /**
   * Update an announcement.
   * @remarks Coaches can update only their own announcements. Omitted members, author and date stay unchanged; null clears.
   */
  @Put(':id')
  @Requires('announcement.manage')
  updateAnnouncement(
    @IdParam() id: number,
    @Body() fields: UpdateAnnouncementDto,
    @Me() me: User,
  ): Promise<AnnouncementDto> {
    return this.announcements.update(id, fields, me);
  }

  /**
   * Delete an announcement.
   * @remarks Coaches can delete only their own announcements. The audit log keeps a copy.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('announcement.manage')
  deleteAnnouncement(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.announcements.remove(id, me);
  }
}
