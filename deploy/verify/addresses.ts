import assert from 'node:assert/strict';
import { admin, type Deployment } from './deployment.ts';
import { postJson, signIn } from './http.ts';

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

/** Behind TLS the cookie has the __Host- prefix and is Secure; a client cannot claim TLS. */
export async function cookieByScheme({ url, gateway }: Deployment): Promise<string> {
  const overTls = await gateway('gateway-behind-tls', { PUBLIC_SCHEME: 'https' });
  assert.match(await signIn(overTls.url), /^__Host-touchline=.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
  const claimed = await postJson(`${url}/api/auth/login`, admin, { headers: { 'x-forwarded-proto': 'https' } });
  assert.match(claimed.headers['set-cookie']![0]!, /^touchline=/);
  await overTls.process.stop('SIGQUIT');
  return '__Host- and Secure behind TLS, plain otherwise';
}
