import { type DataSource } from 'typeorm';

interface Person {
  id: number;
  /** What would tell who they are. */
  texts: string[];
}

/** All tables, also those of future migrations. */
const tablesOf = async (database: DataSource): Promise<string[]> =>
  (
    await database.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** Columns that reference users, as `table.column`. */
const referencesOf = (database: DataSource) =>
  database.query<{ table: string; column: string }[]>(
    `SELECT k.conrelid::regclass::text AS table, a.attname AS column
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
     WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass ORDER BY 1, 2`,
  );

/** The tables and columns in which a person appears: by id in columns that reference users, or by a text in any column. */
export async function tracesOf(database: DataSource, { id, texts }: Person): Promise<string[]> {
  const traces: string[] = [];
  const note = async (place: string, condition: string, values: unknown[]) => {
    const table = place.split('.')[0]!;
    if ((await database.query(`SELECT FROM ${table} t WHERE ${condition} LIMIT 1`, values)).length > 0) {
      traces.push(place);
    }
  };
  for (const { table, column } of await referencesOf(database))
    await note(`${table}.${column}`, `${column} = $1`, [id]);
  await note('sessions.sess', `(sess #>> '{passport,user}')::int = $1`, [id]);
  for (const table of await tablesOf(database)) {
    // Line breaks of mails can divide a name.
    const row = `lower(regexp_replace(to_jsonb(t)::text, '(\\s|\\\\n|\\\\r)+', ' ', 'g'))`;
    await note(table, `EXISTS (SELECT FROM unnest($1::text[]) AS known WHERE strpos(${row}, lower(known)) > 0)`, [
      texts,
    ]);
  }
  return traces;
}
