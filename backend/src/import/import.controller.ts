import { Controller, Get, HttpCode, Param, Post, Res, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { importTemplate, importTemplateNames, type ImportType, importTypes } from '@touchline/domain';
import { TakesForm } from '../http/json-body.guard.ts';
import { Me } from '../http/me.ts';
import { Requires } from '../http/requires.ts';
import { User } from '../users/user.entity.ts';
import { ImportTypeGuard } from './import-type.guard.ts';
import { ImportAnswerDto } from './import.dto.ts';
import { ImportService } from './import.service.ts';
import { UploadInterceptor } from './upload.interceptor.ts';

const fileBody = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

@ApiTags('import')
@ApiParam({ name: 'type', enum: importTypes })
@Controller('import')
@UseGuards(ImportTypeGuard)
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  /** Import a CSV file: all of it or nothing, with a result for every row; rows that are there already are skipped. */
  @Post(':type')
  @HttpCode(200)
  @Requires('data.import')
  @TakesForm()
  @UseInterceptors(UploadInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileBody })
  importFile(
    @Param('type') type: ImportType,
    @UploadedFile() file: { buffer: Buffer } | undefined,
    @Me() me: User,
  ): Promise<ImportAnswerDto> {
    return this.imports.importFile(type, file?.buffer, me);
  }

  /** The CSV file to start from: the columns and one example row. */
  @Get('templates/:type')
  @Requires('data.import')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', example: importTemplate('leagues') } })
  getImportTemplate(@Param('type') type: ImportType, @Res({ passthrough: true }) response: Response): string {
    response.type('text/csv; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="${importTemplateNames[type]}"`);
    return importTemplate(type);
  }
}
