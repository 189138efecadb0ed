import pg from 'pg';
import { leftOutOfBackups } from '../left-out.ts';

/** A table's row count and a checksum that ignores their order. */
export interface TableChecksum {
  table: string;
  rows: number;
  md5: string;
}

/** Checksums of all tables in a database. */
export async function checksumTables(databaseUrl: string): Promise<TableChecksum[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'");
    const { rows: tables } = await client.query<{ table: string }>(
      `SELECT tablename AS table FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`,
      [leftOutOfBackups],
    );
    const checksums: TableChecksum[] = [];
    for (const { table } of tables) {
      const { rows } = await client.query<TableChecksum>(
        `SELECT '${table}' AS table, count(*)::int AS rows,
                coalesce(md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))), '') AS md5 FROM ${table} t`,
      );
      checksums.push(rows[0]!);
    }
    return checksums;
  } finally {
    await client.end();
  }
}

/** Names of the tables that differ, including the list of applied migrations. */
export function differences(before: TableChecksum[], after: TableChecksum[]): string[] {
  const text = (checksums: TableChecksum[], name: string) =>
    JSON.stringify(checksums.find(({ table }) => table === name) ?? null);
  const tables = new Set([...before, ...after].map(({ table }) => table));
  return [...tables].filter((table) => text(before, table) !== text(after, table));
}
