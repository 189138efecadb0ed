import pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/** Runs something and tells how many statements went to the database meanwhile, whoever sent them. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  let statements = 0;
  client.query = function (this: unknown, ...given) {
    statements++;
    return query.apply(this, given);
  };
  try {
    await work();
    return statements;
  } finally {
    client.query = query;
  }
}
