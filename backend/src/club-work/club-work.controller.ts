import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Requires } from '../http/decorators.ts';
import { ClubWorkDto } from './club-work.dto.ts';
import { findClubWork } from './club-work.queries.ts';

@ApiTags('club')
@Controller('club/work')
export class ClubWorkController {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Count what is set up and what waits for an admin.
   * @remarks Numbers only; the lists of users, players, teams and mails say who and what.
   */
  @Get()
  @Requires('club.view-work')
  getClubWork(): Promise<ClubWorkDto> {
    return findClubWork(this.database);
  }
}
