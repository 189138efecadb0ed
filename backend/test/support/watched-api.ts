import { type DataSource } from 'typeorm';
import { type ApiResponse, Api } from './api.ts';

/** Every row of every table that holds the club's own data, as JSON. */
export async function dump(database: DataSource, except: string[] = []): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1) ORDER BY relname`,
    [['sessions', 'rate_limits', 'migrations', ...except]],
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await database.query<{ row: string }[]>(`SELECT to_jsonb(t)::text AS row FROM ${name} t ORDER BY 1`);
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

/** Remembers the rows before and after its last call. */
export class WatchedApi extends Api {
  before: Record<string, string[]> = {};
  after: Record<string, string[]> = {};

  constructor(
    url: string,
    private readonly database: DataSource,
  ) {
    super(url);
  }

  override async call<Body = any>(...call: Parameters<Api['call']>): Promise<ApiResponse<Body>> {
    this.before = await dump(this.database);
    const response = await super.call<Body>(...call);
    this.after = await dump(this.database);
    return response;
  }
}

/** A row that was added or changed. */
export interface ChangedRow {
  table: string;
  row: Record<string, unknown>;
}

/** The rows that the last call has added or changed. */
export const writtenBy = ({ before, after }: Pick<WatchedApi, 'before' | 'after'>): ChangedRow[] =>
  Object.entries(after).flatMap(([table, rows]) =>
    rows
      .filter((row) => !before[table]?.includes(row))
      .map((row) => ({ table, row: JSON.parse(row) as Record<string, unknown> })),
  );
