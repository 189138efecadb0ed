import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { serveFrontEnds } from '../../src/http/middleware/front-ends.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'touchline-hidden-'));
let server: Server;
let url: string;

beforeAll(async () => {
  for (const path of ['.git/config', '.env', 'shell/dist/.git/config', 'shell/dist/.env', 'admin-app/dist/part/a.js']) {
    mkdirSync(join(webRoot, path, '..'), { recursive: true });
    writeFileSync(join(webRoot, path), 'a secret');
  }
  writeFileSync(join(webRoot, 'shell/dist/index.html'), 'the page');
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

const textOf = async (path: string) => (await fetch(url + path)).text();

// Covers ASVS 5.3.2, 13.4.1.
it.each(['/.git/config', '/.env', '/..%2f..%2f.env', '/%2e%2e/.git/config', '/remotes/admin-app/../../../.env'])(
  'Source control and settings are not served, also if they lie beside the pages: %s',
  async (path) => {
    expect(await textOf(path)).not.toContain('a secret');
  },
);

// Covers ASVS 13.4.3.
it.each(['/remotes/admin-app/', '/remotes/admin-app/part', '/remotes/admin-app/part/', '/remotes/'])(
  'A folder is not listed: %s',
  async (path) => {
    expect(await textOf(path)).not.toContain('a.js');
    expect((await fetch(url + path)).status).toBe(404);
  },
);
