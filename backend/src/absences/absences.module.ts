import { Module } from '@nestjs/common';
import { AbsencesController } from './absences.controller.ts';
import { AbsencesService } from './absences.service.ts';
import { Housekeeping } from '../housekeeping/housekeeping.ts';
import { deleteOldAbsences } from './absence.queries.ts';

@Module({
  controllers: [AbsencesController],
  providers: [AbsencesService],
})
export class AbsencesModule {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('absences', deleteOldAbsences);
  }
}
