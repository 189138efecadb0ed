import {
  Body,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Get,
  HttpCode,
  Injectable,
  NotFoundException,
  Param,
  Post,
  Query,
  Res,
  UploadedFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type Request, type Response } from 'express';
import {
  importTemplate,
  importTemplateNames,
  type ImportType,
  importTypes,
  isImportType,
  messages,
} from '@touchline/domain';
import { Me, Requires } from '../http/decorators.ts';
import { type FileUpload, formWithFile } from '../http/file-upload.ts';
import { AcceptsForm } from '../http/json-body.guard.ts';
import { User } from '../users/user.entity.ts';
import { ImportAnswerDto, ImportFormDto, ImportOptionsDto } from './import.dto.ts';
import { ImportService } from './import.service.ts';
import { UploadInterceptor } from './upload.interceptor.ts';

const TypeParam = () =>
  ApiParam({
    name: 'type',
    enum: importTypes,
    description:
      'Import the types in this order, because teams need their leagues, and fixtures, rosters, trainings and coaches their teams.',
  });

/** Rejects an unknown type before the file is uploaded. */
@Injectable()
class ImportTypeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { type } = context.switchToHttp().getRequest<Request<{ type: string }>>().params;
    if (isImportType(type)) return true;
    throw new NotFoundException(messages.importUnknown);
  }
}

const importForm = {
  ...formWithFile,
  properties: {
    ...formWithFile.properties,
    choices: {
      type: 'string',
      description:
        'What rows mean that could mean a registered player, by line: `"new"`, `"skip"`, or the id of the player.',
      example: '{"12":"new","15":"skip","17":4711}',
    },
  },
};

@ApiTags('import')
@Controller('import')
@UseGuards(ImportTypeGuard)
export class ImportController {
  constructor(private readonly imports: ImportService) {}

  /**
   * Import a CSV file.
   * @remarks Send the file in the form field `file`: UTF-8, separated by comma, semicolon or tab, by default at most 2 MB and
   * 10,000 rows. The file is imported in one transaction. Every row has a result; rows that already exist are skipped, so a
   * file can be imported again. Returns 409 while another import of this type is running.
   *
   * A fixture already exists if an event has its `externalId`, or both sides at its date and start time, or, for matches and friendlies
   * that have not begun, the same sides in the same `competition` within 21 days. The event then gets the date, time, place and `status`
   * of the row, and families are told. One of `homeTeam` and `awayTeam` may be of another club.
   *
   * With `preview=true`, nothing is imported: `plan` and the `change` of every row tell what the import would do. Send `plan.hash` as
   * `expect` to import just that; if the club has changed meanwhile, the import returns 409 with the new `plan`. Rows with the change
   * `maybe` wait for `choices`.
   *
   * `coaches` makes accounts for those who have none and, if the server sends mail, invites them at once.
   *
   * `rosters` imports players with their parents and teams; it can stand for `children` and `team-members`.
   *
   * `parentEmail` of a player takes up to 6 addresses, separated by semicolons. Accounts that are verified or made by an admin become
   * guardians of a new player, the first one the primary guardian. How many people the other addresses belong to is in `invitations.open`:
   * send the file again with this number as `invite`, and each of them gets a mail with an invitation for all their children. That imports
   * nothing: it returns 409 if a row is new, 409 with the number in `invitees` if the number has changed, and 409 if the server is not set
   * up to send mail.
   */
  @Post(':type')
  @HttpCode(200)
  @Requires('data.import')
  @AcceptsForm()
  @UseInterceptors(UploadInterceptor)
  @TypeParam()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: importForm })
  importFile(
    @Param('type') type: ImportType,
    @UploadedFile() file: FileUpload | undefined,
    @Query() options: ImportOptionsDto,
    @Body() form: ImportFormDto,
    @Me() me: User,
  ): Promise<ImportAnswerDto> {
    return this.imports.importFile({ type, file, ...options, ...form }, me);
  }

  /**
   * Download a CSV template.
   * @remarks Contains the columns and an example row. Optional columns can be omitted; unknown columns are ignored.
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
