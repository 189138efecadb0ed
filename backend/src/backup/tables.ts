import { type ClientBase } from 'pg';

/** A table, by names that SQL takes as they are. */
export interface Table {
  name: string;
  columns: string[];
  /** The sequence that makes its ids, and where that stands. */
  sequence: string | null;
  lastId: string | null;
}

/**
 * What belongs to the moment: a restored session would sign in somebody who has signed out since, and what people tried is kept
 * for a day. The migrations are named at the head of the file.
 */
const leftOut = ['sessions', 'found_children', 'rate_limits', 'child_tries', 'locked_names', 'migrations'];

interface Found extends Table {
  refersTo: string[];
}

/** The tables that a backup holds, each after those that it refers to. */
export async function tablesToKeep(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Found>(
    `SELECT t.oid::regclass::text AS name,
            array(SELECT quote_ident(attname) FROM pg_attribute
                  WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
            array(SELECT confrelid::regclass::text FROM pg_constraint
                  WHERE conrelid = t.oid AND contype = 'f' AND confrelid <> t.oid) AS "refersTo",
            s.oid::regclass::text AS sequence, pg_sequence_last_value(s.oid)::text AS "lastId"
     FROM pg_class t
     LEFT JOIN (pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S') ON d.refobjid = t.oid AND d.deptype = 'i'
     WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND t.relname <> ALL ($1)
     ORDER BY t.relname`,
    [leftOut],
  );
  return inOrder(rows);
}

function inOrder(tables: Found[]): Table[] {
  const ordered = new Set<Found>();
  const place = (table: Found) => {
    for (const other of tables) if (table.refersTo.includes(other.name) && !ordered.has(other)) place(other);
    ordered.add(table);
  };
  tables.forEach(place);
  return [...ordered];
}
