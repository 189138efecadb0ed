import { type KeptReason } from '@touchline/domain';
import { type KeptRowDto } from './import-undo.dto.ts';
import { type TakenRow } from './taken-rows.queries.ts';

/**
 * Decides which rows of a file are undone: each as a whole, and a new player or account only if everything that the import has added
 * to it is.
 */
export function decideUndo(rows: TakenRow[]): { undone: TakenRow[]; kept: KeptRowDto[] } {
  const reasons = new Map<number, { name: string | null; reason: KeptReason }>();
  const keep = ({ line, name, kind }: TakenRow, reason: KeptReason) => {
    if (kind !== 'marked' && !reasons.has(line)) reasons.set(line, { name, reason });
  };
  for (const row of rows) if (row.reason !== null) keep(row, row.reason);

  const keptOwners = new Map(
    rows.flatMap((row) => {
      const kept = row.ownerId !== null && reasons.get(row.line);
      return kept ? [[`${ownedBy[row.subject]} ${row.ownerId}`, kept.reason] as const] : [];
    }),
  );
  for (const row of rows) {
    const reason = keptOwners.get(`${row.subject} ${row.id}`);
    if (reason) keep(row, reason);
  }
  const kept = [...reasons].map(([line, { name, reason }]) => ({ line, name, reason }));
  return {
    undone: rows.filter(({ line, reason }) => !reasons.has(line) && reason === null),
    kept: kept.toSorted((one, other) => one.line - other.line),
  };
}

/** Whose a membership or a place as coach is. */
const ownedBy: Partial<Record<TakenRow['subject'], TakenRow['subject']>> = { membership: 'child', coach: 'account' };
