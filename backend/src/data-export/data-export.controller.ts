import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  HttpCode,
  Injectable,
  NotFoundException,
  Param,
  Post,
  Res,
  UseGuards,
} from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import { csvOf, exportColumns, type ExportType, exportTypes, isExportType, messages } from '@touchline/domain';
import { OwnFactors } from '../auth/second-factor/own-factors.ts';
import { Me, NotInDemo, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { DataExportDto } from './data-export.dto.ts';
import { DataExportService } from './data-export.service.ts';
import { exportCsv } from './export-csv.ts';

/** Rejects an unknown list before the password is checked. */
@Injectable()
class ExportTypeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { type } = context.switchToHttp().getRequest<Request<{ type: string }>>().params;
    if (isExportType(type)) return true;
    throw new NotFoundException(messages.exportUnknown);
  }
}

@ApiTags('export')
@Controller('exports')
@UseGuards(ExportTypeGuard)
export class DataExportController {
  constructor(
    private readonly exports: DataExportService,
    private readonly ownFactors: OwnFactors,
  ) {}

  /**
   * Export a list of the club as a CSV file.
   * @remarks Requires your own password, and a code if your account has a second factor. The export is recorded.
   *
   * Leagues, teams, players, rosters (`team-members`) and fixtures have the columns of the import, which skips all their rows. `guardians`
   * has a row for each guardian of each player, `coaches` one for each team of each coach. Archived teams, and events that are not for a
   * whole league or for one or two teams, are left out.
   */
  @Post(':type')
  @HttpCode(200)
  @Requires('data.export')
  @NotInDemo()
  @ApiParam({ name: 'type', enum: exportTypes, description: 'The list.' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', example: csvOf([exportColumns.leagues]) } })
  async exportData(
    @Param('type') type: ExportType,
    @Body() proof: DataExportDto,
    @Me() me: User,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const rows = await this.ownFactors.confirm(me, proof, response, (manager) => this.exports.read(manager, type, me));
    const text = await exportCsv(type, rows);
    response.type('text/csv; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="${this.exports.fileName(type)}"`);
    // The byte order mark makes spreadsheets read accented letters correctly.
    return `\uFEFF${text}`;
  }
}
