import { request } from 'node:http';
import { admin } from './deployment.ts';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request on a connection of its own; `from` is the address of this machine that it comes from. */
export function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    from,
  }: { method?: string; headers?: object; body?: Buffer; from?: string } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { method, headers: { ...headers }, localAddress: from, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        done({ status: incoming.statusCode!, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}

/** Signs in and answers with the cookie. */
export async function signIn(url: string, credentials = admin): Promise<string> {
  const answer = await postJson(`${url}/api/auth/login`, credentials);
  if (answer.status !== 200) throw new Error(`sign-in answers ${answer.status}: ${answer.body.toString()}`);
  return answer.headers['set-cookie']![0]!;
}

/** Sends a value as JSON. */
export const postJson = (
  url: string,
  value: unknown,
  options: { headers?: object; from?: string } = {},
): Promise<Answer> =>
  send(url, {
    ...options,
    method: 'POST',
    headers: { ...options.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  });
