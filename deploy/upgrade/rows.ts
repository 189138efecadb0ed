import pg from 'pg';

/** The columns of a table, and a checksum per row. */
interface Table {
  columns: string[];
  rows: string[];
}

/** The tables of a database by name. */
export type Rows = Record<string, Table>;

const invisible =
  '[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0]';

/** What migrations change on purpose: these columns are compared as if version 0.1.0 had changed them already. */
const changed: Record<string, string> = {
  // Version 0.1.0 accepted invisible characters, which kept users from saving their profile (1795000000009).
  'users.full_name': `regexp_replace(full_name, '${invisible}', '', 'g')`,
};

/** Checksums of all rows; of the columns of `before`, where a table was in it. Without a `before`, of all columns. */
export async function readRows(databaseUrl: string, before: Rows = {}): Promise<Rows> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'");
    const { rows: found } = await client.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS table, array_agg(column_name::text ORDER BY ordinal_position) AS columns
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY 1 ORDER BY 1`,
    );
    const result: Rows = {};
    for (const { table, columns } of found) {
      const compared = columns.filter((column) => (before[table]?.columns ?? columns).includes(column));
      const values = compared.map((column) => `${changed[`${table}.${column}`] ?? `"${column}"`} AS "${column}"`);
      const { rows } = await client.query<{ md5: string }>(
        `SELECT md5(to_jsonb(t)::text) FROM (SELECT ${values.join(', ')} FROM ${table}) t`,
      );
      result[table] = { columns: compared, rows: rows.map(({ md5 }) => md5) };
    }
    return result;
  } finally {
    await client.end();
  }
}

export const countRows = (rows: Rows): number =>
  Object.values(rows).reduce((total, table) => total + table.rows.length, 0);

/** What the tables of `before` have lost or gained. The list of migrations may grow. */
export function differences(before: Rows, after: Rows, except: string[] = []): string[] {
  return Object.entries(before).flatMap(([name, { columns, rows }]) => {
    if (except.includes(name)) return [];
    const now = after[name];
    if (!now) return [`${name} is missing`];
    const lostColumns = columns.filter((column) => !now.columns.includes(column));
    if (lostColumns.length > 0) return [`${name} has lost ${lostColumns.join(', ')}`];
    const left = countEach(now.rows);
    let lost = 0;
    for (const row of rows) {
      const count = left.get(row) ?? 0;
      if (count === 0) lost++;
      else left.set(row, count - 1);
    }
    const gained = now.rows.length - (rows.length - lost);
    return lost > 0 || (gained > 0 && name !== 'migrations')
      ? [`${name}: ${lost} of ${rows.length} rows are not as before, ${gained} are new`]
      : [];
  });
}

function countEach(rows: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}
