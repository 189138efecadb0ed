import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { type AddressInfo } from 'node:net';
import { type Server } from 'node:http';
import { serveFrontEnds } from '../../src/http/middleware/front-ends.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'touchline-web-'));
let server: Server;
let url: string;

beforeAll(async () => {
  const file = (path: string, text: string) => {
    mkdirSync(join(webRoot, path, '..'), { recursive: true });
    writeFileSync(join(webRoot, path), text);
  };
  file('shell/dist/index.html', '<meta content="__CSP_NONCE__">');
  file('shell/dist/shell.0123456789.js', '1');
  file('shell/dist/api/teams.json', '{}');
  file('admin-app/dist/mf-manifest.json', '{}');
  const app = express();
  serveFrontEnds(app as unknown as NestExpressApplication, webRoot);
  server = app.listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(webRoot, { recursive: true });
});

it.each([
  ['/shell.0123456789.js', 'public, max-age=31536000, immutable'],
  ['/remotes/admin-app/mf-manifest.json', 'no-cache'],
  ['/dashboard', 'no-cache'],
  ['/index.html', 'no-cache'],
])('GET %s returns the file with Cache-Control: %s', async (path, caching) => {
  const response = await fetch(url + path);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, caching]);
});

// Covers S10, ASVS 3.4.3, 14.2.3.
it('The content security policy of a page allows only what the server itself provides', async () => {
  const { headers } = await fetch(`${url}/dashboard`);
  const policy = headers.get('content-security-policy')!;
  const [, nonce] = /'nonce-([^']{22,})'/.exec(policy)!;
  expect(policy.replace(nonce!, 'N')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-N'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; worker-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
});

// Covers S10.
it('Every response with a page has a nonce of its own', async () => {
  const texts = await Promise.all(
    ['/', '/teams/1', '/index.html'].map(async (path) => (await fetch(url + path)).text()),
  );
  expect(new Set(texts).size).toBe(3);
  expect(texts.join()).not.toContain('__CSP_NONCE__');
});

it.each(['/shell.fedcba9876.js', '/unknown.css', '/remotes/admin-app/unknown.js', '/remotes/nobody/mf-manifest.json'])(
  'GET %s returns 404 instead of a page, because the file belongs to another build',
  async (path) => {
    const response = await fetch(url + path);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
    expect(response.headers.get('cache-control')).toBeNull();
  },
);

it.each(['/api', '/api/teams', '/api/teams.json'])(
  'GET %s is left to the API, without a look for a file',
  async (path) => {
    const response = await fetch(url + path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining(`Cannot GET ${path}`)]);
  },
);
