import pg from 'pg';

/** A table's rows: how many, and a checksum over them in any order. */
export interface Sum {
  table: string;
  rows: number;
  md5: string;
}

/** Sessions, proofs of a search and counted tries belong to the moment and are not kept. */
const ofTheMoment = ['sessions', 'found_children', 'rate_limits', 'child_tries', 'locked_names'];

/** Every table of a database. */
export async function sumTables(databaseUrl: string): Promise<Sum[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'");
    const { rows: tables } = await client.query<{ table: string }>(
      `SELECT tablename AS table FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
      [ofTheMoment],
    );
    const sums: Sum[] = [];
    for (const { table } of tables) {
      const { rows } = await client.query<Sum>(
        `SELECT '${table}' AS table, count(*)::int AS rows,
                coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS md5 FROM ${table} t`,
      );
      sums.push(rows[0]!);
    }
    return sums;
  } finally {
    await client.end();
  }
}

/** The tables that are not alike in both, the list of applied migrations included. */
export function differences(before: Sum[], after: Sum[]): string[] {
  const text = (sums: Sum[], table: string) => JSON.stringify(sums.find((sum) => sum.table === table) ?? null);
  const tables = new Set([...before, ...after].map(({ table }) => table));
  return [...tables].filter((table) => text(before, table) !== text(after, table));
}
