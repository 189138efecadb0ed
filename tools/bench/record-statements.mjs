// @ts-check
// Loaded into the built server with `--import`: records every SQL statement and sends the list when asked for it.
import pg from 'pg';

/** @type {{ text: string, values: unknown[] }[]} */
let statements = [];

const client = /** @type {{ query: (...given: any[]) => unknown }} */ (/** @type {unknown} */ (pg.Client.prototype));
const { query } = client;
client.query = function (/** @type {any[]} */ ...given) {
  const [statement, values] = given;
  const { text, values: own } = typeof statement === 'string' ? { text: statement, values: undefined } : statement;
  statements.push({ text, values: own ?? (Array.isArray(values) ? values : []) });
  return query.apply(this, given);
};

process.on('message', () => {
  process.send?.(statements);
  statements = [];
});
