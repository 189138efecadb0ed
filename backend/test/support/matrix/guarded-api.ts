import { type DataSource } from 'typeorm';
import { type ApiResponse, Api } from '../api.ts';
import { writesDuring, type WrittenRow } from '../recorded-writes.ts';

/** Tables for attempts, which a rejected request may change. */
const tablesOfAttempts = ['found_children', 'child_tries', 'locked_names'];

const isOfRefusal = ({ table, row }: WrittenRow) =>
  tablesOfAttempts.includes(table) || (table === 'audit_log' && String(row.action).endsWith('.refused'));

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
    const startsAlone = this.pending === 1;
    const { result: response, written } = await writesDuring(this.database, () => super.call<Body>(method, ...rest));
    const isAlone = startsAlone && this.calls === number;
    if (isAlone && response.status >= 400) expect(written.filter((row) => !isOfRefusal(row))).toEqual([]);
    this.pending--;
    return response;
  }
}
