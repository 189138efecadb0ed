import assert from 'node:assert/strict';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { admin, type Deployment } from './deployment.ts';
import { type HttpResponse, postJson, send } from './http.ts';
import { assertProblem } from './problems.ts';

/** The gateway's limits. */
const [signInBurst, concurrentRequests] = [60, 200];

/** Spellings of the sign-in paths that a backend accepts or might accept. */
const signInPaths = ['/api/auth/login', '/api/auth/register', '/api/Auth/Login/', '/api//auth/%6Cogin'];

/** Wrong passwords count by the address that the gateway sees, across both backends, whatever a client claims. */
export async function countedByAddress({ url }: Deployment): Promise<string> {
  await tryPasswords(url, (index) => ({
    from: '127.0.0.2',
    headers: { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `203.0.113.${index}` },
  }));
  const elsewhere = await postJson(`${url}/api/auth/login`, admin, { from: '127.0.0.3' });
  assert.equal(elsewhere.status, 200, 'the owner can sign in from another address');
  return '10 attempts, then 429 whatever X-Forwarded-For claims; another address can sign in';
}

/** Sends wrong passwords: the backend checks ten and rejects two more with 429. */
export async function tryPasswords(
  url: string,
  options: (index: number) => { from?: string; headers?: object },
): Promise<void> {
  const wrong = { username: admin.username, password: 'a wrong password' };
  const statuses: number[] = [];
  for (let index = 0; index < 12; index++)
    statuses.push((await postJson(`${url}/api/auth/login`, wrong, options(index))).status);
  assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429, 429]);
}

/** More concurrent sign-ins than the gateway allows, without credentials, so that the backend checks no passwords. */
async function flood(
  url: string,
  options: (index: number) => { from?: string; headers?: object },
): Promise<HttpResponse[]> {
  const requests = Array.from({ length: 2 * signInBurst + 20 }, (_, index) =>
    postJson(url + signInPaths[index % signInPaths.length]!, {}, options(index)),
  );
  return Promise.all(requests);
}

/** Checks that the burst passed and the rest were rejected; returns the gateway's message. */
function checkFlood(responses: HttpResponse[]): string {
  const rejected = responses.filter(({ status }) => status === 429);
  const passed = responses.length - rejected.length;
  assert.ok(passed > signInBurst && passed < signInBurst + 40, `${passed} of ${responses.length} attempts passed`);
  return rejected.map((response) => assertProblem(response, 429).message)[0]!;
}

/** A flood of sign-ins from one address is rejected after a burst; its other requests and other addresses are not affected. */
export async function floodOfSignIns({ url }: Deployment): Promise<string> {
  const from = '127.0.0.4';
  const [responses, ...others] = await Promise.all([
    flood(url, () => ({ from })),
    send(url, { from }),
    send(`${url}/api/health/ready`, { from }),
    send(`${url}/api/auth/login`, { from }),
    postJson(`${url}/api/auth/logout`, {}, { from }),
  ]);
  const message = checkFlood(responses);
  for (const [index, path] of signInPaths.entries())
    assert.ok(
      responses.some(({ status }, at) => at % signInPaths.length === index && status === 429),
      `${path} is counted`,
    );
  assert.deepEqual(
    others.map(({ status }) => status).filter((status) => status === 429),
    [],
  );
  assert.equal((await postJson(`${url}/api/auth/login`, admin, { from: '127.0.0.5' })).status, 200);
  return `after a burst of ${signInBurst}: "${message}"; pages, other requests and other addresses are not affected`;
}

/** Behind a proxy that terminates TLS, limits count the address that the proxy adds, whatever clients claim. */
export async function behindAProxy({ start, gateway }: Deployment): Promise<string> {
  const backend = await start('backend-behind-two', 'backend', { TRUST_PROXY: '2' });
  const { url, process } = await gateway('gateway-behind-proxy', {
    TRUSTED_PROXY: '192.0.2.1 127.0.0.1',
    BACKEND: `server 127.0.0.1:${backend.port};`,
  });
  let claims = 0;
  const forwarded = (client: string) => ({ headers: { 'x-forwarded-for': `198.51.100.${claims++ % 250}, ${client}` } });
  const signsIn = async (client: string) => {
    const { status } = await postJson(`${url}/api/auth/login`, admin, forwarded(client));
    assert.equal(status, 200, `${client} can sign in`);
  };

  checkFlood(await flood(url, () => forwarded('203.0.113.7')));
  await signsIn('203.0.113.8');
  checkFlood(await flood(url, (index) => forwarded(index % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')));
  await signsIn('::ffff:203.0.113.10');
  checkFlood(await flood(url, (index) => forwarded(`2001:db8:0:1:${index}::1`)));
  await signsIn('2001:db8:0:2::1');
  // From an untrusted address the header is ignored.
  checkFlood(await flood(url, (index) => ({ from: '127.0.0.6', ...forwarded(`203.0.113.${100 + (index % 100)}`) })));

  await tryPasswords(url, () => forwarded('203.0.113.20'));
  await signsIn('203.0.113.21');
  await process.stop('SIGQUIT');
  await backend.process.stop('SIGTERM');
  return 'gateway and backend count the address that the proxy adds, an IPv6 one by its first half';
}

/** Requests beyond one address's limit of concurrent requests are rejected until others have finished. */
export async function requestsAtOnce({ url }: Deployment): Promise<string> {
  const from = '127.0.0.7';
  const status = async () => (await send(url, { from })).status;
  // How those requests ended that should be in progress.
  const ended: string[] = [];
  const until = async (expected: number) => {
    const seen = [await status()];
    for (; seen.length < 100 && seen.at(-1) !== expected; seen.push(await status())) await pause(50);
    assert.equal(seen.at(-1), expected, `${seen.join(' ')}, never ${expected}; ended: ${ended.join(' ')}`);
  };
  // Requests without their bodies stay in progress. More than the limit, because status requests can take the places of some.
  const pending = Array.from({ length: concurrentRequests + 10 }, () => {
    const headers = { 'content-length': 2 };
    const one = request(`${url}/api/events`, { method: 'POST', headers, localAddress: from, agent: false });
    one.on('response', (response) => ended.push(String(response.resume().statusCode)));
    one.on('error', ({ message }) => ended.push(message)).flushHeaders();
    return one;
  });
  await until(429);
  assertProblem(await send(`${url}/api/teams`, { from }), 429);
  const page = await send(url, { from });
  assert.match(String(page.headers['content-type']), /^text\/plain/);
  assert.equal(page.headers['retry-after'], '2');
  assert.equal((await send(url, { from: '127.0.0.8' })).status, 200);
  for (const one of pending) one.destroy();
  await until(200);
  return `${concurrentRequests} in progress, then 429; another address is not affected`;
}
