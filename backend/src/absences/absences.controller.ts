import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../http/decorators.ts';
import { User } from '../users/user.entity.ts';
import { AbsenceDto, AddAbsenceDto } from './absence.dto.ts';
import { AbsencesService } from './absences.service.ts';

@ApiTags('absences')
@Controller('children/:id/absences')
export class AbsencesController {
  constructor(private readonly absences: AbsencesService) {}

  /**
   * List a child's absences.
   * @remarks Only for guardians of the child. Absences that have not ended, by their first day.
   */
  @Get()
  @Requires('absence.manage')
  listAbsences(@IdParam() id: number, @Me() me: User): Promise<AbsenceDto[]> {
    return this.absences.list(id, me);
  }

  /**
   * Add an absence.
   * @remarks Only for guardians of the child. For events on these days the child stays pending, counts in `awayCount` and gets no
   * reminders, unless somebody has responded or responds: a response always counts more. Overlapping absences become one, which is
   * returned. Staff see for an event that the child is away; nobody is asked why.
   */
  @Post()
  @Requires('absence.manage')
  addAbsence(@IdParam() id: number, @Body() period: AddAbsenceDto, @Me() me: User): Promise<AbsenceDto> {
    return this.absences.add(id, period, me);
  }

  /**
   * Remove an absence.
   * @remarks For events on these days without a response, the child is asked again.
   */
  @Delete(':absenceId')
  @HttpCode(204)
  @Requires('absence.manage')
  removeAbsence(@IdParam() id: number, @IdParam('absenceId') absenceId: number, @Me() me: User): Promise<void> {
    return this.absences.remove(id, absenceId, me);
  }
}
