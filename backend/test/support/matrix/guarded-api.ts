import { type DataSource } from 'typeorm';
import { type ApiResponse, Api } from '../api.ts';

/** Tables for sessions and attempts, which a rejected request may change. */
const excludedTables = ['sessions', 'found_children', 'child_tries', 'locked_names', 'rate_limits', 'migrations'];

/** Changes with any row of the club's data, except audit-log rows about denied requests. */
async function fingerprint(database: DataSource): Promise<string> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1) ORDER BY relname`,
    [excludedTables],
  );
  const sums = tables.map(({ name }) => {
    const where = name === 'audit_log' ? `WHERE action NOT LIKE '%.refused'` : '';
    return `(SELECT '${name} ' || md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t ${where})`;
  });
  const [{ print }] = await database.query<[{ print: string }]>(`SELECT concat_ws(' ', ${sums.join()}) AS print`);
  return print;
}

/** Expects that rejected requests change no data, except for requests that overlap, which cannot be told apart. */
export class GuardedApi extends Api {
  private calls = 0;
  private pending = 0;

  constructor(
    url: string,
    private readonly database: DataSource,
  ) {
    super(url);
  }

  override async call<Body = any>(...[method, ...rest]: Parameters<Api['call']>): Promise<ApiResponse<Body>> {
    if (method === 'GET') return super.call<Body>(method, ...rest);
    const number = ++this.calls;
    this.pending++;
    const before = this.pending === 1 ? await fingerprint(this.database) : null;
    const response = await super.call<Body>(method, ...rest);
    const isAlone = before !== null && this.calls === number;
    if (isAlone && response.status >= 400) expect(await fingerprint(this.database)).toBe(before);
    this.pending--;
    return response;
  }
}
