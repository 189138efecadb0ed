import { type DataSource } from 'typeorm';
import { type Answer, Api } from './api.ts';

/** What belongs to a session or counts tries; a refusal may write there. */
const ofTheMoment = ['sessions', 'found_children', 'child_tries', 'locked_names', 'rate_limits', 'migrations'];

/** One text that is another as soon as a row of the club's data is. That an act was refused may be recorded. */
async function fingerprint(database: DataSource): Promise<string> {
  const tables = await database.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1) ORDER BY relname`,
    [ofTheMoment],
  );
  const sums = tables.map(({ name }) => {
    const where = name === 'audit_log' ? `WHERE action NOT LIKE '%.refused'` : '';
    return `(SELECT '${name} ' || md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t ${where})`;
  });
  const [{ print }] = await database.query<[{ print: string }]>(`SELECT concat_ws(' ', ${sums.join()}) AS print`);
  return print;
}

/** Somebody with a browser whose refused calls must have written nothing. Calls that overlap cannot be told apart. */
export class GuardedApi extends Api {
  private calls = 0;
  private underWay = 0;

  constructor(
    url: string,
    private readonly database: DataSource,
  ) {
    super(url);
  }

  override async call<Body = any>(...[method, ...rest]: Parameters<Api['call']>): Promise<Answer<Body>> {
    if (method === 'GET') return super.call<Body>(method, ...rest);
    const number = ++this.calls;
    this.underWay++;
    const before = this.underWay === 1 ? await fingerprint(this.database) : null;
    const answer = await super.call<Body>(method, ...rest);
    const isAlone = before !== null && this.calls === number;
    if (isAlone && answer.status >= 400) expect(await fingerprint(this.database)).toBe(before);
    this.underWay--;
    return answer;
  }
}
