import { type Pool, type QueryConfig } from 'pg';

/**
 * The pool without names for statements. Under a name a statement is prepared once for a connection, which fails behind a pool
 * such as PgBouncer that gives each transaction another one.
 */
export const unnamedQueries = (pool: Pool) => ({
  query: ({ text, values }: QueryConfig) => pool.query({ text, values }),
});
