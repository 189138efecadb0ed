import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { findBrowser } from '@touchline/e2e/browser';
import { admin, type Deployment } from './deployment.ts';
import { postJson, send, signIn } from './http.ts';

/** Ten responses have ten nonces, each in the policy and in the page. */
export async function freshNonces({ url }: Deployment): Promise<string> {
  const seen = new Set<string>();
  for (let i = 0; i < 10; i++) {
    const { headers, body } = await send(url);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
    assert.equal(body.toString().split(nonce).length - 1, 2, 'the page contains the nonce of its policy twice');
    seen.add(nonce);
  }
  assert.equal(seen.size, 10);
  return '10 of 10 different';
}

/** A browser signs in and opens the dashboard and a page of the other app, with the Content-Security-Policy enforced. */
export async function browserWalk({ url }: Deployment): Promise<string> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (/content.security.policy/i.test(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith('/api/auth/me'))
        errors.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${url}/auth`);
    await page.getByLabel('Email Address').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.goto(`${url}/admin/manage-teams`);
    await page.getByRole('heading', { level: 1, name: 'Manage Teams' }).waitFor();
    assert.deepEqual(errors, []);
    return 'dashboard and Manage Teams, 0 violations, 0 errors';
  } finally {
    await browser.close();
  }
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
