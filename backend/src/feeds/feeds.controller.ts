import {
  BadRequestException,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { type Actor, messages } from '@touchline/domain';
import { isOrigin } from '../config/setting-rules.ts';
import { Settings } from '../config/settings.ts';
import { IdParam, Me, NotInDemo, Requires } from '../http/decorators.ts';
import { CreateFeedDto, FeedDto, FeedWithLinkDto } from './feed.dto.ts';
import { etagOf, writeCalendar } from './feed-calendar.ts';
import { FeedReader } from './feed-reader.service.ts';
import { FeedsService } from './feeds.service.ts';

@ApiTags('feeds')
@Controller('feeds')
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly reader: FeedReader,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** List your calendar feeds. */
  @Get()
  @Requires('feed.manage')
  @NotInDemo()
  listFeeds(@Me() me: Actor): Promise<FeedDto[]> {
    return this.feeds.list(me);
  }

  /**
   * Add a calendar feed.
   * @remarks `url` is the address for a calendar; it is not returned again. Returns 404 for a child that is not yours, 403 for a feed of
   * teams unless you are a coach or an admin, and 409 if you have ten feeds.
   */
  @Post()
  @Requires('feed.manage')
  @NotInDemo()
  createFeed(@Body() fields: CreateFeedDto, @Me() me: Actor, @Req() request: Request): Promise<FeedWithLinkDto> {
    return this.feeds.create(fields, this.originOf(request), me);
  }

  /**
   * Get a new link for a calendar feed.
   * @remarks The previous link stops working immediately.
   */
  @Post(':id/link')
  @Requires('feed.manage')
  @NotInDemo()
  renewFeedLink(@IdParam() id: number, @Me() me: Actor, @Req() request: Request): Promise<FeedWithLinkDto> {
    return this.feeds.renewLink(id, this.originOf(request), me);
  }

  /**
   * Revoke a calendar feed.
   * @remarks Its link ends at once.
   */
  @Delete(':id')
  @HttpCode(204)
  @Requires('feed.manage')
  @NotInDemo()
  revokeFeed(@IdParam() id: number, @Me() me: Actor): Promise<void> {
    return this.feeds.revoke(id, me);
  }

  /**
   * Read a calendar feed.
   * @remarks For calendars; works without signing in. iCalendar with the events from 60 days ago until 400 days ahead, with given names
   * only. Returns 304 for the `If-None-Match` of the last response if nothing has changed, and 404 for a link that no longer works,
   * whatever the reason. At most 120 times an hour.
   */
  @Get(':token.ics')
  @Requires('feed.read')
  @NotInDemo()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async readFeed(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.setHeader('x-robots-tag', 'noindex');
    const calendar = await this.reader.read(token, this.originOf(request), request, response);
    response.setHeader('cache-control', 'private, no-cache');
    const etag = etagOf(calendar);
    response.setHeader('etag', etag);
    if (knows(request, etag)) response.status(304).end();
    else response.type('text/calendar; charset=utf-8').send(writeCalendar(calendar));
  }

  /** Where users open Touchline; a server without `PUBLIC_URL` knows only how it was asked. */
  private originOf(request: Request): string {
    if (this.settings.publicUrl) return this.settings.publicUrl;
    const origin = `${request.protocol}://${request.get('host')}`;
    if (!isOrigin(origin)) throw new BadRequestException(messages.valueInvalid);
    return origin;
  }
}

/** Whether the client has the text; also if it sends `Cache-Control: no-cache`, which asks caches on the way, not the server. */
const knows = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
