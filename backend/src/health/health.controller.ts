import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Requires } from '../http/requires.ts';
import { Draining } from './draining.ts';
import { HealthDto, VersionDto } from './health.dto.ts';
import { ownVersion } from './own-version.ts';

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly draining: Draining,
  ) {}

  /** Is the process alive? Asks nothing else. */
  @Get('live')
  @Requires('health.view')
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  /** Which build answers. */
  @Get('version')
  @Requires('health.view')
  getVersion(): VersionDto {
    return ownVersion;
  }

  /** Can it serve? 503 while the database is away or the server is shutting down. */
  @Get('ready')
  @Requires('health.view')
  async getReadiness(): Promise<HealthDto> {
    if (this.draining.isOn) throw new ServiceUnavailableException('The server is shutting down');
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
