import { type ClientBase } from 'pg';

/** A table with quoted names. */
export interface Table {
  name: string;
  columns: string[];
  /** The sequence that generates its ids. */
  sequence: string | null;
  /** The current value of the sequence. */
  lastId: string | null;
}

/**
 * Short-lived data: a restored session could sign in a user who has signed out since. A restored club neither sends the mails of an
 * earlier time nor accepts their links, and delivers none until an admin resumes. The migrations are listed at the start of the file.
 * Attempts of names are part of a backup, because a name that is locked for good would otherwise be open after a restore.
 */
const excludedTables = [
  ...['sessions', 'found_children', 'rate_limits', 'migrations'],
  ...[
    'mails',
    'mail_delivery',
    'mail_bounces',
    'account_links',
    'unsubscribe_links',
    'invitation_links',
    'answer_links',
    'feed_links',
    'totp_setups',
    'recovery_codes',
  ],
  ...['event_notices', 'announcement_notices'],
];

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
