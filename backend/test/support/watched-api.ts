import { type DataSource } from 'typeorm';
import { type Answer, Api } from './api.ts';

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

/** Somebody with a browser, around whose last call the database is looked at. */
export class WatchedApi extends Api {
  before: Record<string, string[]> = {};
  after: Record<string, string[]> = {};

  constructor(
    url: string,
    private readonly database: DataSource,
  ) {
    super(url);
  }

  override async call<Body = any>(...call: Parameters<Api['call']>): Promise<Answer<Body>> {
    this.before = await dump(this.database);
    const answer = await super.call<Body>(...call);
    this.after = await dump(this.database);
    return answer;
  }
}

/** A row that is there now and was not there like this before. */
export interface ChangedRow {
  table: string;
  row: Record<string, unknown>;
}

/** What the last call has written. */
export const writtenBy = ({ before, after }: Pick<WatchedApi, 'before' | 'after'>): ChangedRow[] =>
  Object.entries(after).flatMap(([table, rows]) =>
    rows
      .filter((row) => !before[table]?.includes(row))
      .map((row) => ({ table, row: JSON.parse(row) as Record<string, unknown> })),
  );
