import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { Me, Requires } from '../http/access.ts';
import { IdParam } from '../http/id-param.ts';
import { ApiCountedList, PageDto, withTotalCount } from '../http/page.dto.ts';
import { User } from '../users/user.entity.ts';
import { AnnouncementDto, CreateAnnouncementDto, UpdateAnnouncementDto } from './announcement.dto.ts';
import { AnnouncementsService } from './announcements.service.ts';

@ApiTags('announcements')
@Controller('announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  /**
   * The announcements that the caller may read, newest first.
   * @remarks Staff read all; parents the general ones and those of their children's teams and leagues.
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
   * Announce something to everybody, a team or a league.
   * @remarks The author is the caller, whatever the body says. `teamId` and `leagueId` exclude each other.
   */
  @Post()
  @Requires('announcement.manage')
  createAnnouncement(@Body() fields: CreateAnnouncementDto, @Me() me: User): Promise<AnnouncementDto> {
    return this.announcements.create(fields, me);
  }

  /**
   * Change an announcement.
   * @remarks Admins all, coaches their own. Members that are missing stay as they are, null clears; author and date stay.
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
   * Delete an announcement for good.
   * @remarks Admins all, coaches their own. The record of privileged acts keeps a copy.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('announcement.manage')
  deleteAnnouncement(@IdParam() id: number, @Me() me: User): Promise<void> {
    return this.announcements.remove(id, me);
  }
}
