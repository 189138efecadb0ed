import assert from 'node:assert/strict';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { tryPasswords } from './addresses.ts';
import { admin, type Deployment } from './deployment.ts';
import { type Answer, postJson, send } from './http.ts';
import { problem } from './refusals.ts';

/** As the gateway has them: so many tries at once, and so many requests. */
const [burst, atOnce] = [60, 200];

/** Each is one to a backend, or would be if it took a fancy to how it is written. */
const wayIn = ['/api/auth/login', '/api/auth/register', '/api/Auth/Login/', '/api//auth/%6Cogin'];

/** More tries at once than the gateway lets through, each without anything that the backend would have to look at. */
async function flood(url: string, options: (index: number) => { from?: string; headers?: object }): Promise<Answer[]> {
  const tries = Array.from({ length: 2 * burst + 20 }, (_, index) =>
    postJson(url + wayIn[index % wayIn.length]!, {}, options(index)),
  );
  return Promise.all(tries);
}

/** Checks that the first ones passed and the others were refused, and answers with the words of the refusal. */
function checkFlood(answers: Answer[]): string {
  const refused = answers.filter(({ status }) => status === 429);
  const passed = answers.length - refused.length;
  assert.ok(passed > burst && passed < burst + 40, `${passed} of ${answers.length} tries passed`);
  return refused.map((answer) => problem(answer, 429).message)[0]!;
}

/** A flood of sign-ins from one address is refused past a burst; its pages and other requests go on, and so do others. */
export async function floodOfSignIns({ url }: Deployment): Promise<string> {
  const from = '127.0.0.4';
  const [answers, ...meanwhile] = await Promise.all([
    flood(url, () => ({ from })),
    send(url, { from }),
    send(`${url}/api/health/ready`, { from }),
    send(`${url}/api/auth/login`, { from }),
    postJson(`${url}/api/auth/logout`, {}, { from }),
  ]);
  const message = checkFlood(answers);
  for (const [index, path] of wayIn.entries())
    assert.ok(
      answers.some(({ status }, at) => at % wayIn.length === index && status === 429),
      `${path} is counted`,
    );
  assert.deepEqual(
    meanwhile.map(({ status }) => status).filter((status) => status === 429),
    [],
  );
  assert.equal((await postJson(`${url}/api/auth/login`, admin, { from: '127.0.0.5' })).status, 200);
  return `past ${burst} at once "${message}"; pages, other requests and another address go on`;
}

/** Behind a proxy that ends TLS people are told apart by the address that the proxy adds, and by nothing that they claim. */
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
    assert.equal(status, 200, `${client} gets in`);
  };

  checkFlood(await flood(url, () => forwarded('203.0.113.7')));
  await signsIn('203.0.113.8');
  checkFlood(await flood(url, (index) => forwarded(index % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')));
  await signsIn('::ffff:203.0.113.10');
  checkFlood(await flood(url, (index) => forwarded(`2001:db8:0:1:${index}::1`)));
  await signsIn('2001:db8:0:2::1');
  // Not the proxy: what it says counts for nothing.
  checkFlood(await flood(url, (index) => ({ from: '127.0.0.6', ...forwarded(`203.0.113.${100 + (index % 100)}`) })));

  await tryPasswords(url, () => forwarded('203.0.113.20'));
  await signsIn('203.0.113.21');
  await process.stop('SIGQUIT');
  await backend.process.stop('SIGTERM');
  return 'counted by the address that it adds, an IPv6 one by its first half, in the gateway and in the backend';
}

/** One address has so many requests under way at once; the next is refused until one of them has ended. */
export async function requestsAtOnce({ url }: Deployment): Promise<string> {
  const from = '127.0.0.7';
  const status = async () => (await send(url, { from })).status;
  const until = async (expected: number) => {
    for (let tries = 0; tries < 100 && (await status()) !== expected; tries++) await pause(50);
    assert.equal(await status(), expected);
  };
  // Their bodies do not come.
  const held = Array.from({ length: atOnce }, () => {
    const headers = { 'content-length': 2 };
    const one = request(`${url}/api/events`, { method: 'POST', headers, localAddress: from, agent: false });
    one.on('error', () => undefined).flushHeaders();
    return one;
  });
  await until(429);
  problem(await send(`${url}/api/teams`, { from }), 429);
  const page = await send(url, { from });
  assert.match(String(page.headers['content-type']), /^text\/plain/);
  assert.equal(page.headers['retry-after'], '2');
  assert.equal((await send(url, { from: '127.0.0.8' })).status, 200);
  for (const one of held) one.destroy();
  await until(200);
  return `${atOnce} under way, 429 to the next, and not to another address`;
}
