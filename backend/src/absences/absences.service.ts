import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { absenceProblem, type Actor, can, limits, messages } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { type Queryable } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { findGuardianIds, lockWithGuardian } from '../guardians/guardianship.queries.ts';
import { fieldProblem } from '../http/validation.ts';
import { type AbsenceDto, type AddAbsenceDto } from './absence.dto.ts';
import { addAbsence, countAbsences, deleteAbsence, findAbsences } from './absence.queries.ts';

@Injectable()
export class AbsencesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
  ) {}

  async list(childId: number, me: Actor): Promise<AbsenceDto[]> {
    await this.assertOwn(childId, me);
    return findAbsences(this.database, { childId, today: this.clock.today() });
  }

  /** Throws 409 if the child has too many absences. */
  async add(childId: number, period: AddAbsenceDto, me: Actor): Promise<AbsenceDto> {
    const today = this.clock.today();
    const problem = absenceProblem(period, today);
    if (problem) throw fieldProblem(problem.field, problem.message);
    return inTransaction(this.database, async (manager) => {
      await lockWithGuardian(manager, { childId });
      // Again, because nobody stops being a guardian while the child is locked.
      await this.assertOwn(childId, me, manager);
      const added = await addAbsence(manager, { childId, ...period });
      const whole = absenceProblem(added, today);
      if (whole) throw fieldProblem(whole.field, whole.message);
      if ((await countAbsences(manager, { childId, today })) > limits.absences.max) {
        throw new ConflictException(messages.tooManyAbsences);
      }
      return added;
    });
  }

  async remove(childId: number, id: number, me: Actor): Promise<void> {
    await this.assertOwn(childId, me);
    if ((await deleteAbsence(this.database, { id, childId })) === 0) {
      throw new NotFoundException(messages.absenceUnknown);
    }
  }

  /** Throws 404 unless the actor is a guardian of the child. */
  private async assertOwn(childId: number, me: Actor, database: Queryable = this.database): Promise<void> {
    const child = await findGuardianIds(database, { childId });
    if (!child || !can(me, 'absence.manage', child)) throw new NotFoundException(messages.childUnknown);
  }
}
