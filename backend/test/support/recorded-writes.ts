import { type DataSource } from 'typeorm';

/** A row that a statement has added, changed or deleted; a deleted one as it was. */
export interface WrittenRow {
  table: string;
  act: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Record<string, unknown>;
}

const recorded = new WeakSet<DataSource>();

/** Sessions and attempts, which any request may change. */
const unrecordedTables = ['sessions', 'rate_limits', 'migrations'];

/** Triggers record each row that is written, because comparing whole tables would take longer with every row. */
async function recordWrites(database: DataSource): Promise<void> {
  if (recorded.has(database)) return;
  recorded.add(database);
  const tables = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1)`,
    [unrecordedTables],
  );
  await database.query(`
    CREATE UNLOGGED TABLE written_rows (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_name text, act text, row jsonb);
    CREATE FUNCTION record_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'UPDATE' OR OLD IS DISTINCT FROM NEW THEN
        INSERT INTO written_rows (table_name, act, row) VALUES (TG_TABLE_NAME, TG_OP, to_jsonb(coalesce(NEW, OLD)));
      END IF;
      RETURN NULL;
    END $$`);
  for (const { name } of tables)
    await database.query(`
      CREATE TRIGGER record_write AFTER INSERT OR UPDATE OR DELETE ON ${name}
      FOR EACH ROW EXECUTE FUNCTION record_write()`);
}

/** The rows that transactions write while the work runs, in their order. */
export async function writesDuring<Result>(
  database: DataSource,
  work: () => Promise<Result>,
): Promise<{ result: Result; written: WrittenRow[] }> {
  await recordWrites(database);
  const [{ last }] = await database.query<[{ last: number }]>('SELECT coalesce(max(id), 0) AS last FROM written_rows');
  const result = await work();
  const written = await database.query<WrittenRow[]>(
    'SELECT table_name AS "table", act, row FROM written_rows WHERE id > $1 ORDER BY id',
    [last],
  );
  return { result, written };
}
