// @ts-check
// What our server is compared with: `node:http` and `pg` alone. It runs the statements that our server ran for a request, as
// prepared statements, and sends the same bytes. Settings: PORT, DATABASE_URL, and RECORDING, a file that recording.ts has written.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const { PORT, DATABASE_URL, DATABASE_POOL_SIZE, RECORDING = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_SIZE) });

/** @type {import('./recording.ts').Exchange[]} */
const recorded = JSON.parse(readFileSync(RECORDING, 'utf8'));
/** @type {Map<string, string>} */
const names = new Map();
const exchanges = new Map(
  recorded.map(({ request: { path, cookie }, statements, headers, body }) => {
    const prepared = statements.map(({ text, values }) => {
      const name = names.get(text) ?? `statement${names.size}`;
      names.set(text, name);
      return { name, text, values };
    });
    return [`${path} ${cookie}`, { prepared, headers, body: Buffer.from(body) }];
  }),
);

createServer((request, response) => {
  const exchange = exchanges.get(`${request.url} ${request.headers.cookie}`);
  if (exchange) void send(exchange, response).catch(() => response.writeHead(500).end());
  else response.writeHead(request.url === '/api/health/ready' ? 200 : 404).end();
}).listen(Number(PORT), '127.0.0.1');

/**
 * @param {{ prepared: pg.QueryConfig[], headers: Record<string, string>, body: Buffer }} exchange
 * @param {import('node:http').ServerResponse} response
 */
async function send({ prepared, headers, body }, response) {
  for (const statement of prepared) await pool.query(statement);
  response.writeHead(200, headers).end(body);
}
