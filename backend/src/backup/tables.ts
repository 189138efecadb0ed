import { type ClientBase } from 'pg';
import { registry } from '../privacy/registry/registry.ts';

/** A table with quoted names. */
export interface Table {
  name: string;
  columns: string[];
  /** The sequence that generates its ids. */
  sequence: string | null;
  /** The current value of the sequence. */
  lastId: string | null;
}

/** The registry gives the reason for each. Names that are locked stay part of a backup, because a restore would otherwise open them. */
const excludedTables = Object.keys(registry).filter((table) => registry[table]!.notBackedUp !== undefined);

interface TableRow extends Table {
  /** The tables that its foreign keys reference. */
  references: string[];
}

/** The tables of a backup, each after the tables it references. */
export async function tablesToBackUp(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(
    `SELECT t.oid::regclass::text AS name,
            array(SELECT quote_ident(attname) FROM pg_attribute
                  WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
            array(SELECT confrelid::regclass::text FROM pg_constraint
                  WHERE conrelid = t.oid AND contype = 'f' AND confrelid <> t.oid) AS "references",
            s.oid::regclass::text AS sequence, pg_sequence_last_value(s.oid)::text AS "lastId"
     FROM pg_class t
     LEFT JOIN (pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S') ON d.refobjid = t.oid AND d.deptype = 'i'
     WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND t.relname <> ALL ($1)
     ORDER BY t.relname`,
    [excludedTables],
  );
  return sortByReferences(rows);
}

function sortByReferences(tables: TableRow[]): Table[] {
  const sorted = new Set<TableRow>();
  const add = (table: TableRow) => {
    for (const other of tables) if (table.references.includes(other.name) && !sorted.has(other)) add(other);
    sorted.add(table);
  };
  tables.forEach(add);
  return [...sorted];
}
