import pg from 'pg';

type Query = (...given: unknown[]) => unknown;

/** The number of statements that all connections send while the work runs. */
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
