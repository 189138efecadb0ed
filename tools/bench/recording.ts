import { writeFileSync } from 'node:fs';
import { type Request } from './load.ts';
import { ask, here, type Server, startOurs } from './servers.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** A request, the statements that our server ran for it, and what it sent. */
export interface Exchange {
  request: Request;
  statements: Statement[];
  headers: Record<string, string>;
  body: string;
}

const startRecorded = (databaseUrl: string) =>
  startOurs(databaseUrl, { flags: ['--import', here('record-statements.mjs')] });

/** The statements that the server has run since it was last asked. */
const statementsOf = (server: Server) => ask<Statement[]>(server);

/** Headers that belong to the connection instead of the response. */
const ofConnection = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/** Sends a request three times and takes the shortest exchange, because what the server does in the background is recorded as well. */
async function exchange(server: Server, request: Request): Promise<Exchange> {
  const exchanges: Exchange[] = [];
  for (let time = 0; time < 3; time++) {
    const { path, cookie } = request;
    await statementsOf(server);
    // The load does not ask for compressed responses either.
    const response = await fetch(server.url + path, { headers: { cookie, 'accept-encoding': 'identity' } });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
    const body = await response.text();
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.includes(name)));
    exchanges.push({ request, statements: await statementsOf(server), headers, body });
  }
  return exchanges.reduce((one, other) => (other.statements.length < one.statements.length ? other : one));
}

/** Sends the requests to our server one by one and writes what happened to a file for the bare server. */
export async function record(databaseUrl: string, requests: Request[], file: string): Promise<void> {
  const server = await startRecorded(databaseUrl);
  const exchanges: Exchange[] = [];
  for (const request of requests) exchanges.push(await exchange(server, request));
  writeFileSync(file, JSON.stringify(exchanges));
  await server.stop();
}

/** The number of statements that our server runs for the first request of every route. */
export async function countStatements(
  databaseUrl: string,
  routes: Record<string, Request[]>,
): Promise<Record<string, number>> {
  const server = await startRecorded(databaseUrl);
  const counts: Record<string, number> = {};
  for (const [name, [request]] of Object.entries(routes)) {
    counts[name] = (await exchange(server, request!)).statements.length;
  }
  await server.stop();
  return counts;
}
