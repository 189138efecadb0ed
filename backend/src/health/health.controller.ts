import { existsSync, readFileSync } from 'node:fs';
import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Requires } from '../http/decorators.ts';
import { Draining } from '../http/middleware/draining.ts';
import { HealthDto, VersionDto } from './health.dto.ts';

/** Written by the build; missing if the source runs unbuilt, as in tests. */
const versionFile = new URL('../version.json', import.meta.url);
const ownVersion: VersionDto = existsSync(versionFile)
  ? (JSON.parse(readFileSync(versionFile, 'utf8')) as VersionDto)
  : { name: 'backend', version: '0.0.0', build: 'source' };

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly draining: Draining,
  ) {}

  /**
   * Check liveness.
   * @remarks Checks only that the process responds.
   */
  @Get('live')
  @Requires('health.view')
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  /** Get the version of the server. */
  @Get('version')
  @Requires('health.view')
  getVersion(): VersionDto {
    return ownVersion;
  }

  /**
   * Check readiness.
   * @remarks Returns 503 while the database is unreachable or the server is shutting down.
   */
  @Get('ready')
  @Requires('health.view')
  async getReadiness(): Promise<HealthDto> {
    if (this.draining.isShuttingDown) throw new ServiceUnavailableException('The server is shutting down');
    await this.database.query('SELECT 1');
    return { status: 'ok' };
  }
}
