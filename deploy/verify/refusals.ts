import assert from 'node:assert/strict';
import { type Deployment } from './deployment.ts';
import { type Answer, send, signIn } from './http.ts';

/** A file past the import's limit is refused by the backend, one past the gateway's by the gateway: in the same form. */
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
  const byBackend = problem(await upload(2 * 1024 * 1024 + 1), 413);
  const byGateway = problem(await upload(4 * 1024 * 1024), 413);
  assert.deepEqual(Object.keys(byGateway), Object.keys(byBackend));
  return `"${byBackend.message}" and "${byGateway.message}"`;
}

/** A gateway whose servers are all away says so in words, and as a problem for the API; what it cannot read as well. */
export async function awayServers({ gateway }: Deployment): Promise<string> {
  // The port that nothing can listen on.
  const nobody = 'server 127.0.0.1:1;';
  const alone = await gateway('gateway-alone', { BACKEND: nobody, SHELL_FILES: nobody });
  const { message } = problem(await send(`${alone.url}/api/teams`), 502);
  problem(await send(`${alone.url}/api/teams`, { method: 'POST' }), 502);
  const page = await send(alone.url);
  assert.equal(page.status, 502);
  assert.match(String(page.headers['content-type']), /^text\/plain/);
  for (const path of ['/api/%', '/%zz', `/api/${'x'.repeat(40_000)}`]) {
    const { status, headers } = await send(alone.url + path);
    assert.ok(status >= 400 && status < 500, `${path.slice(0, 10)} answers ${status}`);
    assert.doesNotMatch(String(headers['content-type']), /html/);
  }
  await alone.process.stop('SIGQUIT');
  return `"${message}"`;
}

/** Checks that an answer is a whole problem of that status, and answers with it. */
export function problem({ status, headers, body }: Answer, expected: number): { message: string } {
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
