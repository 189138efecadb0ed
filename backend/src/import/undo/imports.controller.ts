import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { RecentImportDto, UndoAnswerDto, UndoOptionsDto } from './import-undo.dto.ts';
import { ImportUndo } from './import-undo.ts';

@ApiTags('import')
@Controller('imports')
export class ImportsController {
  constructor(private readonly undo: ImportUndo) {}

  /**
   * List the imports of the last 7 days.
   * @remarks The latest first, at most 100. Imports that neither added nor changed anything are left out.
   */
  @Get()
  @Requires('data.import')
  @NotInDemo()
  listImports(): Promise<RecentImportDto[]> {
    return this.undo.list();
  }

  /**
   * Undo an import.
   * @remarks Deletes what the import has added and restores what it has changed, in one transaction. A row stays if somebody has changed
   * it since, or if something depends on it: answers, other guardians, other teams, an event that has begun. Families are told of events
   * and teams as of any change. Returns 404 if the import is older than 7 days, and 409 if it is undone already.
   */
  @Post(':id/undo')
  @HttpCode(200)
  @Requires('data.undo-import')
  @NotInDemo()
  undoImport(@IdParam() id: number, @Query() options: UndoOptionsDto, @Me() me: User): Promise<UndoAnswerDto> {
    return this.undo.undo(id, options, me);
  }
}
