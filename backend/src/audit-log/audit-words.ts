import { type AuditKind, auditGroupOf, auditSentence, type ClubFormat } from '@touchline/domain';
import { type Queryable } from '../database/sql.ts';
import { type AuditEntryDto } from './audit-log.dto.ts';
import { type AuditRow, findNames } from './audit-log.queries.ts';

const noIds = (): Record<AuditKind, Set<number>> => ({
  user: new Set(),
  child: new Set(),
  team: new Set(),
  league: new Set(),
  event: new Set(),
  announcement: new Set(),
});

/** Entries with their sentences. All names are read with one statement. */
export async function tellEntries(database: Queryable, rows: AuditRow[], format: ClubFormat): Promise<AuditEntryDto[]> {
  if (rows.length === 0) return [];
  const asked = noIds();
  // Sentences decide what they name, so the first time they are written to find that out.
  const note = (kind: AuditKind, id: number) => {
    asked[kind].add(id);
    return null;
  };
  for (const row of rows) auditSentence(row, { nameOf: note, format });
  const ids = Object.fromEntries(Object.entries(asked).map(([kind, set]) => [kind, [...set]]));
  const names = new Map(
    (await findNames(database, ids as Record<AuditKind, number[]>)).map(({ kind, id, name }) => [
      `${kind} ${id}`,
      name,
    ]),
  );
  const nameOf = (kind: AuditKind, id: number) => names.get(`${kind} ${id}`) ?? null;
  return rows.map((row) => {
    const { id, at, action, actorId } = row;
    const name = actorId === null ? null : nameOf('user', actorId);
    const actor = actorId === null || name === null ? null : { id: actorId, name };
    return { id, at, action, group: auditGroupOf(action), actor, sentence: auditSentence(row, { nameOf, format }) };
  });
}
