import { request } from 'node:http';
import { admin } from './deployment.ts';

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request on its own connection; `from` is the local address to send it from. */
export function send(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    from,
  }: { method?: string; headers?: object; body?: Buffer; from?: string } = {},
): Promise<HttpResponse> {
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

/** Signs in and returns the cookie. */
export async function signIn(url: string, credentials = admin): Promise<string> {
  const response = await postJson(`${url}/api/auth/login`, credentials);
  if (response.status !== 200) throw new Error(`sign-in returns ${response.status}: ${response.body.toString()}`);
  return response.headers['set-cookie']![0]!;
}

export const postJson = (
  url: string,
  value: unknown,
  options: { headers?: object; from?: string } = {},
): Promise<HttpResponse> =>
  send(url, {
    ...options,
    method: 'POST',
    headers: { ...options.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  });
