import { type DataSource } from 'typeorm';
import { type ApiResponse, Api } from './api.ts';
import { writesDuring, type WrittenRow } from './recorded-writes.ts';

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

/** Remembers the rows that its last call has written. */
export class WatchedApi extends Api {
  written: WrittenRow[] = [];

  constructor(
    url: string,
    private readonly database: DataSource,
  ) {
    super(url);
  }

  override async call<Body = any>(...call: Parameters<Api['call']>): Promise<ApiResponse<Body>> {
    const { result, written } = await writesDuring(this.database, () => super.call<Body>(...call));
    this.written = written;
    return result;
  }
}
