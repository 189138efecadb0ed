import { Body, Controller, Delete, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { IdParam, Me, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { CreateSeriesDto, SeriesChangeDto, SeriesChoiceDto, SeriesDto, UpdateSeriesDto } from './series.dto.ts';
import { SeriesService } from './series.service.ts';

@ApiTags('events')
@Controller('events/:id/series')
export class SeriesController {
  constructor(private readonly series: SeriesService) {}

  /**
   * Make a weekly series from an event.
   * @remarks Adds a copy of the event a week later, two weeks later and so on until a day, from today on; the time of day stays the same
   * when the clocks change. A deadline moves with each. Responses are not copied. Returns 409 for an event that is cancelled or already
   * part of a series.
   */
  @Post()
  @Requires('event.manage')
  createSeries(
    @IdParam() id: number,
    @Body() fields: CreateSeriesDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SeriesDto> {
    return this.series.create(id, fields, me, response);
  }

  /**
   * Preview a change of a series.
   * @remarks Changes nothing. Takes the body of the change and returns what it would do, or the error that it would return.
   */
  @Post('preview')
  @HttpCode(200)
  @Requires('event.manage')
  previewSeries(@IdParam() id: number, @Body() change: UpdateSeriesDto): Promise<SeriesChangeDto> {
    return this.series.preview(id, change);
  }

  /**
   * Change an event of a series and others alike.
   * @remarks What changes about the event changes about the others: they get the changed fields, and move by as many days. Events
   * that have begun stay, and so do those that were changed separately, unless `includesExceptions` is true. Responses stay with their
   * events. Families get one mail. Returns 409 if `version` is stale, or if the event is not part of a series.
   */
  @Put()
  @Requires('event.manage')
  updateSeries(
    @IdParam() id: number,
    @Body() change: UpdateSeriesDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SeriesChangeDto> {
    return this.series.update(id, change, me, response);
  }

  /**
   * Delete events of a series and their availabilities.
   * @remarks Which ones, as for changing the series. The audit log keeps a copy.
   */
  @Delete()
  @HttpCode(204)
  @Requires('event.manage')
  deleteSeries(@IdParam() id: number, @Query() choice: SeriesChoiceDto, @Me() me: User): Promise<void> {
    return this.series.remove(id, choice, me);
  }
}
