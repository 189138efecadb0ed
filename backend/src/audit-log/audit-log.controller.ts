import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { OwnFactors } from '../auth/second-factor/own-factors.ts';
import { Me, NotInDemo, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { auditCsvHead } from './audit-csv.ts';
import { AuditDownloadDto, AuditEntriesDto, AuditPageDto } from './audit-log.dto.ts';
import { AuditLogService } from './audit-log.service.ts';

@ApiTags('audit')
@Controller('audit')
export class AuditLogController {
  constructor(
    private readonly log: AuditLogService,
    private readonly ownFactors: OwnFactors,
  ) {}

  /**
   * List what users and operators have done, newest first.
   * @remarks Filters combine. Names are those of today; details of an entry are told only where they are no personal texts. Reading is
   * not recorded.
   */
  @Get()
  @Requires('audit.view')
  listAuditLog(@Query() page: AuditPageDto): Promise<AuditEntriesDto> {
    return this.log.list(page);
  }

  /**
   * Download the audit log as a CSV file.
   * @remarks Requires your own password, and a code if your account has a second factor. The file has at most the newest 50,000 entries
   * of the filter, and says so if there are more. The download is recorded.
   */
  @Post('download')
  @HttpCode(200)
  @Requires('audit.view')
  @NotInDemo()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', example: auditCsvHead } })
  async downloadAuditLog(
    @Body() { currentPassword, code, ...filter }: AuditDownloadDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    await this.ownFactors.confirm(me, { currentPassword, code }, response, (manager) =>
      this.log.recordDownload(manager, filter, me),
    );
    const text = await this.log.csv(filter);
    response.type('text/csv; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="${this.log.fileName()}"`);
    // The byte order mark makes spreadsheets read accented letters correctly.
    return `\uFEFF${text}`;
  }
}
