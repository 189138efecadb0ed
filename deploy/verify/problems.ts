import assert from 'node:assert/strict';
import { type Deployment } from './deployment.ts';
import { type HttpResponse, send, signIn } from './http.ts';

/** A file above the import limit is rejected by the backend, one above the gateway's limit by the gateway, in the same form. */
export async function largeUploads({ url }: Deployment): Promise<string> {
  const cookie = await signIn(url);
  const upload = async (bytes: number) => {
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(bytes, 'a')], { type: 'text/csv' }), 'teams.csv');
    const encoded = new Response(form);
    return send(`${url}/api/import/teams`, {
      method: 'POST',
      headers: { cookie, 'content-type': encoded.headers.get('content-type')! },
      body: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  const byBackend = assertProblem(await upload(2 * 1024 * 1024 + 1), 413);
  const byGateway = assertProblem(await upload(4 * 1024 * 1024), 413);
  assert.deepEqual(Object.keys(byGateway), Object.keys(byBackend));
  return `"${byBackend.message}" and "${byGateway.message}"`;
}

/** Unreachable servers and malformed requests give plain text for pages and a problem for the API. */
export async function unreachableServers({ gateway }: Deployment): Promise<string> {
  // Nothing listens on port 1.
  const noServer = 'server 127.0.0.1:1;';
  const alone = await gateway('gateway-alone', { BACKEND: noServer, SHELL_FILES: noServer });
  const { message } = assertProblem(await send(`${alone.url}/api/teams`), 502);
  assertProblem(await send(`${alone.url}/api/teams`, { method: 'POST' }), 502);
  const page = await send(alone.url);
  assert.equal(page.status, 502);
  assert.match(String(page.headers['content-type']), /^text\/plain/);
  for (const path of ['/api/%', '/%zz', `/api/${'x'.repeat(40_000)}`]) {
    const { status, headers } = await send(alone.url + path);
    assert.ok(status >= 400 && status < 500, `${path.slice(0, 10)} returns ${status}`);
    assert.doesNotMatch(String(headers['content-type']), /html/);
  }
  await alone.process.stop('SIGQUIT');
  return `"${message}"`;
}

/** Checks that a response is a complete problem with the given status, and returns it. */
export function assertProblem({ status, headers, body }: HttpResponse, expected: number): { message: string } {
  assert.equal(status, expected);
  assert.match(String(headers['content-type']), /^application\/problem\+json/);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  if (expected !== 413) assert.equal(headers['retry-after'], '2');
  const value = JSON.parse(body.toString()) as {
    status: number;
    message: string;
    error: string;
    correlationId: string;
  };
  assert.equal(value.status, expected);
  assert.equal(value.error, value.message);
  assert.equal(value.correlationId, headers['x-correlation-id']);
  return value;
}
