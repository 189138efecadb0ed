import {
  BadRequestException,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Put,
  Req,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { type Actor, messages } from '@touchline/domain';
import { Me, NotInDemo, Requires } from '../http/decorators.ts';
import { type FileUpload, formWithFile } from '../http/file-upload.ts';
import { AcceptsForm } from '../http/json-body.guard.ts';
import { ClubDto, UpdateClubDto } from './club.dto.ts';
import { ClubService } from './club.service.ts';
import { CrestUpload } from './crest-upload.ts';

@ApiTags('club')
@Controller('club')
export class ClubController {
  constructor(private readonly club: ClubService) {}

  /** Get the club's name, time zone, contact, crest, colour and formats. */
  @Get()
  @Requires('club.view')
  getClub(): Promise<ClubDto> {
    return this.club.get();
  }

  /**
   * Update the club.
   * @remarks Omitted members stay unchanged; null returns to the setting of the server.
   */
  @Patch()
  @Requires('club.manage')
  updateClub(@Body() fields: UpdateClubDto, @Me() me: Actor): Promise<ClubDto> {
    return this.club.update(fields, me);
  }

  /**
   * Get the club's crest.
   * @remarks Returns 404 if the club has no crest. With the `v` of `crestUrl`, the response may be cached forever.
   */
  @Get('crest')
  @Requires('club.view')
  @NotInDemo()
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getCrest(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { bytes, version } = await this.club.crest();
    const isCurrent = request.query.v === version;
    response.setHeader('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    response.setHeader('etag', `"${version}"`);
    response.type('image/png').send(bytes);
  }

  /**
   * Set the club's crest.
   * @remarks Send the picture in the form field `file`: a PNG of at most 256 kB and 1024 × 1024 pixels, without texts.
   */
  @Put('crest')
  @Requires('club.manage')
  @NotInDemo()
  @AcceptsForm()
  @UseInterceptors(CrestUpload)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: formWithFile })
  setCrest(@UploadedFile() file: FileUpload | undefined, @Me() me: Actor): Promise<ClubDto> {
    if (!file) throw new BadRequestException(messages.crestRequired);
    return this.club.setCrest(file.buffer, me);
  }

  /** Remove the club's crest. */
  @Delete('crest')
  @HttpCode(204)
  @Requires('club.manage')
  @NotInDemo()
  removeCrest(@Me() me: Actor): Promise<void> {
    return this.club.removeCrest(me);
  }
}
