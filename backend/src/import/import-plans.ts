import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { countChanges, type ImportResult, planText } from '@touchline/domain';
import { ClubClock } from '../club/club-clock.ts';
import { countToldFamilies } from '../guardians/told-families.queries.ts';
import { type ImportPlanDto } from '../http/problems/import-plan.dto.ts';
import { type Imported } from './importer.ts';

/** Tells what an import does, within its transaction. */
@Injectable()
export class ImportPlans {
  constructor(private readonly clock: ClubClock) {}

  async planOf(
    manager: EntityManager,
    { results, changedEventIds, teamChangeIds }: Pick<Imported, 'results' | 'changedEventIds' | 'teamChangeIds'>,
  ): Promise<ImportPlanDto> {
    const cutoff = this.clock.lastCutoff();
    const families = await countToldFamilies(manager, { eventIds: changedEventIds, teamChangeIds, cutoff });
    return { hash: await hashOf(results), ...countChanges(results), families };
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
