import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Actor, messages, type Season, seasonProblem } from '@touchline/domain';
import { AuditService } from '../audit/audit.service.ts';
import { ClubClock } from '../club/club-clock.ts';
import { type Queryable } from '../database/sql.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldProblem } from '../http/validation.ts';
import { type SaveSeasonDto, type SeasonDto, type UpdateSeasonDto } from './season.dto.ts';
import {
  deleteSeason,
  findSeasons,
  insertPlannedSeason,
  keepYearlyCutoff,
  lockSeasons,
  type SeasonRow,
  updateSeason,
  useCutoff,
} from './season.queries.ts';

@Injectable()
export class SeasonsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: ClubClock,
    private readonly audit: AuditService,
  ) {}

  list(database: Queryable = this.database): Promise<SeasonDto[]> {
    return findSeasons(database, this.clock.seasonByDefault());
  }

  plan(season: SaveSeasonDto, me: Actor): Promise<SeasonDto> {
    return inTransaction(this.database, async (manager) => {
      const seasons = await this.locked(manager);
      if (seasons.some(({ status }) => status === 'planned')) throw new ConflictException(messages.seasonPlanned);
      assertFits(season, seasons);
      // Otherwise the next year of a club that has set no days would overlap the planned season.
      const running = seasons.find(({ isByDefault }) => isByDefault);
      if (running) await this.set(manager, running, running);
      const id = await insertPlannedSeason(manager, season);
      return this.recorded(manager, me, 'season.plan', id);
    });
  }

  update(id: number, fields: UpdateSeasonDto, me: Actor): Promise<SeasonDto> {
    return inTransaction(this.database, async (manager) => {
      const seasons = await this.locked(manager);
      const known = seasonAt(seasons, id);
      if (known.status === 'archived') throw new ConflictException(messages.seasonEnded);
      const season = { ...known, ...fields };
      assertFits(
        season,
        seasons.filter((other) => other !== known),
      );
      await this.set(manager, known, season);
      return this.recorded(manager, me, 'season.update', id);
    });
  }

  delete(id: number, me: Actor): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const { name, status } = seasonAt(await this.locked(manager), id);
      if (status !== 'planned') throw new ConflictException(messages.seasonNotPlanned);
      await deleteSeason(manager, { id });
      await this.audit.record(manager, me, 'season.delete', { subject: 'season', subjectId: id }, { name });
    });
  }

  private async locked(manager: EntityManager): Promise<SeasonRow[]> {
    await lockSeasons(manager);
    return findSeasons(manager, this.clock.seasonByDefault());
  }

  /** Age groups follow from the season's days from now on. */
  private async set(manager: EntityManager, known: SeasonRow, { name, firstDay, lastDay, cutoff }: Season) {
    const { id, status, isByDefault } = known;
    await updateSeason(manager, { id, name, firstDay, lastDay, cutoff });
    const isAgedAnew = isByDefault || cutoff !== known.cutoff || firstDay !== known.firstDay;
    if (status !== 'running' || !isAgedAnew) return;
    if (isByDefault) await keepYearlyCutoff(manager, known);
    await useCutoff(manager, { id, at: this.clock.wallTime(), cutoff, firstDay });
  }

  private async recorded(manager: EntityManager, me: Actor, action: string, id: number): Promise<SeasonDto> {
    const season = seasonAt(await findSeasons(manager, this.clock.seasonByDefault()), id);
    await this.audit.record(manager, me, action, { subject: 'season', subjectId: id }, { name: season.name });
    return season;
  }
}

function seasonAt(seasons: SeasonRow[], id: number): SeasonRow {
  const season = seasons.find((known) => known.id === id);
  if (!season) throw new NotFoundException(messages.seasonUnknown);
  return season;
}

function assertFits(season: Season, others: Season[]): void {
  const problem = seasonProblem(season, others);
  if (problem) throw fieldProblem(problem.field, problem.message);
}
