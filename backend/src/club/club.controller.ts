import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Settings } from '../config/settings.ts';
import { Requires } from '../http/decorators.ts';
import { ClubDto } from './club.dto.ts';

@ApiTags('club')
@Controller('club')
export class ClubController {
  constructor(@Inject(Settings) private readonly settings: Settings) {}

  /** Get the club's name, time zone and contact. */
  @Get()
  @Requires('club.view')
  getClub(): ClubDto {
    const { clubName, clubTimeZone, clubContactEmail, clubContactPhone, passwordMinLength } = this.settings;
    return {
      name: clubName,
      timeZone: clubTimeZone,
      contactEmail: clubContactEmail ?? null,
      contactPhone: clubContactPhone ?? null,
      passwordMinLength,
    };
  }
}
