import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { countChanges, excerpt, type ImportType } from '@touchline/domain';
import { inBatches } from '../../database/in-batches.ts';
import { Housekeeping } from '../../housekeeping/housekeeping.ts';
import { type Imported } from '../importer.ts';
import { deleteOldImports, importSubjects, insertChanges, insertImport } from './ledger.queries.ts';

interface Finished {
  type: ImportType;
  fileName: string;
  by: number;
  imported: Imported;
}

/** Remembers what imports have done, so that they can be undone. */
@Injectable()
export class ImportLedger {
  constructor(housekeeping: Housekeeping) {
    housekeeping.keep('imports', deleteOldImports);
  }

  /** Returns the id of the import; undefined if it has changed nothing. */
  async record(manager: EntityManager, { type, fileName, by, imported }: Finished): Promise<number | undefined> {
    const { results, changes } = imported;
    if (changes.length === 0) return undefined;
    const { new: added, changed } = countChanges(results);
    const importId = await insertImport(manager, {
      type,
      fileName: excerpt(fileName.toWellFormed()) || null,
      added,
      changed,
      by,
    });
    for (const subject of importSubjects) {
      const own = changes.filter((change) => change.subject === subject);
      await inBatches(own, async (batch) => {
        await insertChanges(manager, { importId, subject, changes: batch });
        return [];
      });
    }
    return importId;
  }
}
