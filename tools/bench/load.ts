import { Client } from 'undici';

export interface Request {
  path: string;
  cookie: string;
  authorization?: string;
  /** The body of a POST request. */
  json?: string;
}

/** Requests per second, and their duration in milliseconds. */
export interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Works for some seconds, on several connections at once. */
export async function sample(
  connections: number,
  seconds: number,
  work: (connection: number) => Promise<unknown>,
): Promise<Sample> {
  const durations: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const repeat = async (_: unknown, connection: number) => {
    while (performance.now() < end) {
      const sent = performance.now();
      await work(connection);
      durations.push(performance.now() - sent);
    }
  };
  const results = await Promise.allSettled(Array.from({ length: connections }, repeat));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason as Error;
  const perSecond = (durations.length * 1000) / (performance.now() - began);
  durations.sort((one, other) => one - other);
  const percentile = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))]!;
  return { perSecond, p50: percentile(0.5), p99: percentile(0.99) };
}

/**
 * Sends the requests in turn, on open connections that are spread over the servers, each with one request at a time. Throws if a
 * response is not 2xx.
 */
export const load = (urls: string[], requests: Request[], connections: number) => async (seconds: number) => {
  const clients = Array.from({ length: connections }, (_, index) => new Client(urls[index % urls.length]!));
  let next = 0;
  try {
    return await sample(connections, seconds, (index) => send(clients[index]!, requests[next++ % requests.length]!));
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
};

/** Connections to a server, for `sendMany`; whoever opens them closes them. */
export const connect = (url: string, count: number): Client[] => Array.from({ length: count }, () => new Client(url));

/** Sends so many requests in turn, on open connections with one request at a time. */
export async function sendMany(connections: Client[], requests: Request[], count: number): Promise<void> {
  let next = 0;
  const work = async (connection: Client) => {
    while (next < count) await send(connection, requests[next++ % requests.length]!);
  };
  await Promise.all(connections.map(work));
}

/** Dispatches directly, because reading a body as a stream would cost as much as the server's work. */
function send(client: Client, { path, cookie, authorization, json }: Request): Promise<void> {
  const method = json === undefined ? 'GET' : 'POST';
  const headers = {
    cookie,
    ...(authorization !== undefined && { authorization }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((done, fail) => {
    let status = 0;
    client.dispatch(
      { path, method, headers, body: json },
      {
        onRequestStart() {},
        onResponseStart(_, statusCode) {
          status = statusCode;
        },
        onResponseData() {},
        onResponseEnd() {
          if (status >= 200 && status < 300) done();
          else fail(new Error(`${method} ${path}: ${status}`));
        },
        onResponseError(_, error) {
          fail(error);
        },
      },
    );
  });
}
