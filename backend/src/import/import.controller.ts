import { Controller, Get, HttpCode, Param, Post, Res, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Response } from 'express';
import { importTemplate, importTemplateNames, type ImportType, importTypes } from '@touchline/domain';
import { Me, Requires } from '../http/access.ts';
import { TakesForm } from '../http/json-body.guard.ts';
import { User } from '../users/user.entity.ts';
import { ImportTypeGuard } from './import-type.guard.ts';
import { ImportAnswerDto } from './import.dto.ts';
import { ImportService } from './import.service.ts';
import { UploadInterceptor } from './upload.interceptor.ts';

const TypeParam = () =>
  ApiParam({ name: 'type', enum: importTypes, description: 'Import them in this order: teams need their leagues.' });

const fileBody = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };

@ApiTags('import')
@Controller('import')
@UseGuards(ImportTypeGuard)
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  /**
   * Import a CSV file.
   * @remarks The form's field is `file`: UTF-8 with comma, semicolon or tab, at most 2 MB and 10,000 rows unless set
   * otherwise. All of it is taken in or nothing; every row gets a result, and what is there already is skipped, so that a file
   * can be sent again. 409 while another import of this type runs.
   */
  @Post(':type')
  @HttpCode(200)
  @Requires('data.import')
  @TakesForm()
  @UseInterceptors(UploadInterceptor)
  @TypeParam()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: fileBody })
  importFile(
    @Param('type') type: ImportType,
    @UploadedFile() file: { buffer: Buffer } | undefined,
    @Me() me: User,
  ): Promise<ImportAnswerDto> {
    return this.imports.importFile(type, file?.buffer, me);
  }

  /**
   * The CSV file to start from.
   * @remarks Its columns and one example row. Optional columns may be left out of a file; others are ignored.
   */
  @Get('templates/:type')
  @Requires('data.import')
  @TypeParam()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', example: importTemplate('leagues') } })
  getImportTemplate(@Param('type') type: ImportType, @Res({ passthrough: true }) response: Response): string {
    response.type('text/csv; charset=utf-8');
    response.setHeader('content-disposition', `attachment; filename="${importTemplateNames[type]}"`);
    return importTemplate(type);
  }
}
