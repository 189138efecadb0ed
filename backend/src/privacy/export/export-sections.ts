import { type CivilDate } from '@touchline/domain';
import { type Queryable, type Sql } from '../../database/sql.ts';
import { type Exported } from '../registry/entry.ts';
import { registry } from '../registry/registry.ts';
import { type ExportedRow, findRows } from './export.queries.ts';

/** A table of the file. */
export interface Section {
  /** The name of the table in the database, which is the section's id. */
  name: string;
  heading: string;
  about: string;
  rows: ExportedRow[];
}

/** Whose file it is: a user's, with the user's children, or that of children as a guardian may read it. */
export type Subject = { childIds: number[]; cutoff: CivilDate } & (
  { userId: number } | { userId?: undefined; viewerId: number | null }
);

function statementFor(exported: Exported, subject: Subject): Sql | undefined {
  const { childIds, cutoff } = subject;
  if (subject.userId === undefined) return exported.child?.({ childIds, viewerId: subject.viewerId, cutoff });
  const { userId } = subject;
  return exported.account
    ? exported.account({ userId, cutoff })
    : exported.child({ childIds, viewerId: userId, cutoff });
}

/** What the registry says that the file shows, one statement after another. */
export async function readSections(snapshot: Queryable, subject: Subject): Promise<Section[]> {
  const sections: Section[] = [];
  for (const [name, { exported }] of Object.entries(registry)) {
    const statement = typeof exported === 'string' ? undefined : statementFor(exported, subject);
    if (typeof exported === 'string' || !statement) continue;
    const { heading, about } = exported;
    sections.push({ name, heading, about, rows: await findRows(snapshot, statement) });
  }
  return sections;
}
