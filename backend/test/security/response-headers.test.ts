import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '../support/api.ts';
import { createDatabase } from '../support/database.ts';
import { killServers, startServer, urlOnceReady } from '../support/server-process.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'touchline-headers-'));
const admin = { username: 'office@club.example', password: 'quite a long sentence' };
let database: Awaited<ReturnType<typeof createDatabase>>;
let isDropped = false;
let url: string;
let feed: string;

beforeAll(async () => {
  for (const [path, text] of Object.entries({
    'shell/dist/index.html': '<meta content="__CSP_NONCE__">',
    'shell/dist/shell.0123456789.js': '1',
    'admin-app/dist/mf-manifest.json': '{}',
  })) {
    mkdirSync(join(webRoot, path, '..'), { recursive: true });
    writeFileSync(join(webRoot, path), text);
  }
  database = await createDatabase();
  url = await urlOnceReady(
    startServer({
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of at least 32 characters',
      DATABASE_URL: database.url,
      WEB_ROOT: webRoot,
      ADMIN_EMAIL: admin.username,
      ADMIN_PASSWORD: admin.password,
      WEB_ORIGINS: 'https://app.club.example',
      LOG_LEVEL: 'silent',
    }),
  );
  const api = await signedIn();
  feed = new URL((await api.post('/api/feeds', { scope: 'coached' })).body.url).pathname;
});
afterAll(async () => {
  killServers();
  rmSync(webRoot, { recursive: true });
  if (!isDropped) await database.drop();
});

async function signedIn(): Promise<Api> {
  const api = new Api(url);
  expect((await api.post('/api/auth/login', admin)).status).toBe(200);
  return api;
}

const json = { 'content-type': 'application/json' };
const origin = 'https://app.club.example';
const preflight = { origin, 'access-control-request-method': 'PUT' };

type Sent = [method: string, path: string, status: number, headers?: Record<string, string>, body?: string];

const requests: Sent[] = [
  ['GET', '/', 200],
  ['GET', '/dashboard', 200],
  ['HEAD', '/dashboard', 200],
  ['POST', '/dashboard', 404],
  ['POST', '/API/Leagues', 201, json, '{"name":"South","ageGroup":"U12"}'],
  ['GET', '/shell.0123456789.js', 200],
  ['GET', '/shell.0123456789.js', 416, { range: 'bytes=9-' }],
  ['GET', '/remotes/admin-app/mf-manifest.json', 200],
  ['GET', '/unknown.css', 404],
  ['GET', '/%', 400],
  ['GET', '/..%2f..%2fetc%2fpasswd', 200],
  ['GET', '/api/club', 200],
  ['HEAD', '/api/club', 200],
  ['GET', '/api/health/ready', 200],
  ['GET', '/api/auth/me', 200],
  ['GET', '/api/users', 200],
  ['GET', '/api/import/templates/teams', 200],
  ['GET', '/api/docs-json', 200],
  ['GET', '/api/docs', 200],
  ['GET', '/api/club/crest', 404],
  ['GET', '/api/unknown', 404],
  ['GET', '/api/%', 400],
  ['GET', '/api/teams/1e3', 400],
  ['GET', '/api/teams/1', 404],
  ['DELETE', '/api/club', 404],
  ['OPTIONS', '/api/leagues/1', 204, preflight],
  ['OPTIONS', '/api/leagues/1', 404],
  ['POST', '/api/leagues', 400, json, '{"name":'],
  ['POST', '/api/leagues', 403, { ...json, origin: 'https://attacker.example' }, '{}'],
  ['POST', '/api/leagues', 413, json, JSON.stringify({ name: 'x'.repeat(110_000) })],
  ['POST', '/api/leagues', 415, { 'content-type': 'text/plain' }, '{}'],
  ['POST', '/api/leagues', 201, json, '{"name":"North","ageGroup":"U12"}'],
  ['POST', '/api/leagues', 409, json, '{"name":"North","ageGroup":"U12"}'],
  ['DELETE', '/api/leagues/1', 204],
  ['POST', '/api/auth/login', 401, json, '{"username":"nobody@club.example","password":"wrong"}'],
  ['GET', `/api/unsubscribe/${'a'.repeat(43)}`, 303, { accept: 'text/html' }],
  ['GET', `/api/feeds/${'a'.repeat(43)}.ics`, 404],
  ['GET', '{feed}', 200],
];

/** The names of the headers that the response lacks, or that it should not have. */
function missing({ headers }: Response, isApi: boolean): string[] {
  const has = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');
  const wanted = {
    'content-security-policy': has('content-security-policy', /default-src 'none'.*frame-ancestors 'none'/),
    // The default covers neither.
    'no foreign forms': has('content-security-policy', /form-action '(none|self)'/),
    'no other base': has('content-security-policy', /base-uri 'none'/),
    // Swagger UI has inline styles.
    'no unsafe scripts': !has('content-security-policy', /(script|default)-src[^;]*unsafe/),
    'x-content-type-options': has('x-content-type-options', /^nosniff$/),
    'x-frame-options': has('x-frame-options', /^DENY$/),
    'referrer-policy': has('referrer-policy', /^no-referrer$/),
    'cross-origin-opener-policy': has('cross-origin-opener-policy', /^same-origin$/),
    'strict-transport-security': has('strict-transport-security', /^max-age=31536000; includeSubDomains$/),
    'cache-control': !isApi || has('cache-control', /^(no-store|private, no-cache)$/),
    'x-correlation-id': has('x-correlation-id', /^[\w-]{8,64}$/),
    'no software': !headers.has('x-powered-by') && !headers.has('server'),
  };
  return Object.entries(wanted).flatMap(([name, holds]) => (holds ? [] : [name]));
}

// Covers S20, ASVS 3.4.1, 3.4.4, 3.4.5, 3.4.6, 14.3.2.
it.each(requests)(
  'The answer to %s %s (%i) has every security header in production',
  async (method, path, status, headers = {}, body) => {
    const api = await signedIn();
    const response = await fetch(url + path.replace('{feed}', feed), {
      method,
      body,
      redirect: 'manual',
      headers: { cookie: api.session, ...headers },
    });
    await response.arrayBuffer();
    expect([response.status, missing(response, /^(\/api|{feed})/i.test(path))]).toEqual([status, []]);
  },
);

// Covers S20.
it('A feed that has not changed is answered with every security header as well', async () => {
  const first = await fetch(url + feed);
  const again = await fetch(url + feed, { headers: { 'if-none-match': first.headers.get('etag')! } });
  expect([again.status, missing(again, true)]).toEqual([304, []]);
});

// Covers S20.
it('A server whose database is gone answers with every security header', async () => {
  const { session: cookie } = await signedIn();
  await database.drop();
  isDropped = true;
  const response = await fetch(`${url}/api/teams`, { headers: { cookie } });
  expect([response.status, missing(response, true)]).toEqual([503, []]);
});
