import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { countChanges, countFamilies, type ImportResult, planText } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { type ImportPlanDto } from '../http/problems/import-plan.dto.ts';
import { type Imported } from './importer.ts';
import { findTold } from './plan.queries.ts';

/** Tells what an import does, within its transaction. */
@Injectable()
export class ImportPlans {
  constructor(private readonly clock: ClubClock) {}

  async planOf(
    manager: EntityManager,
    { results, changedEventIds, teamChangeIds }: Pick<Imported, 'results' | 'changedEventIds' | 'teamChangeIds'>,
  ): Promise<ImportPlanDto> {
    const told = await findTold(manager, {
      eventIds: changedEventIds ?? [],
      teamChangeIds: teamChangeIds ?? [],
      cutoff: this.clock.lastCutoff(),
    });
    return { hash: await hashOf(results), ...countChanges(results), families: countFamilies(told) };
  }
}

const rowsPerTurn = 1000;

async function hashOf(results: ImportResult[]): Promise<string> {
  const hash = createHash('sha256');
  for (let start = 0; start < results.length; start += rowsPerTurn) {
    hash.update(planText(results.slice(start, start + rowsPerTurn)));
    await yieldToOthers();
  }
  return hash.digest('hex');
}
