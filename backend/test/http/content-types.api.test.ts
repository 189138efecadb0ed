import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'touchline-pages-'));
let club: ClubApp;
beforeAll(async () => {
  const dist = join(webRoot, 'shell/dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<meta content="__CSP_NONCE__">');
  writeFileSync(join(dist, 'shell.0123456789.js'), '1');
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  club = await startClub({ nodeEnv: 'production', webRoot });
});
afterAll(async () => {
  await club.close();
  rmSync(webRoot, { recursive: true });
});

// Covers ASVS 4.1.1.
it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/shell.0123456789.js', 'text/javascript; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/unknown.js', 'text/plain; charset=utf-8'],
  ['/api/club', 'application/json; charset=utf-8'],
  ['/api/users', 'application/json; charset=utf-8'],
  ['/api/users/7.5', 'application/problem+json; charset=utf-8'],
  ['/api/import/templates/leagues', 'text/csv; charset=utf-8'],
])('GET %s has the content type %s', async (path, type) => {
  const admin = await club.signIn((await anAdmin(club)).email);
  const { headers } = await admin.get(path);
  expect(headers.get('content-type')?.toLowerCase()).toBe(type);
});

// Covers ASVS 4.1.2.
it('A request to the API without TLS is never redirected', async () => {
  for (const path of ['/api/club', '/api/teams', '/api/unknown', '/api/auth/me/']) {
    const { status } = await fetch(club.url + path, { redirect: 'manual' });
    expect([path, status >= 300 && status < 400]).toEqual([path, false]);
  }
});

// Covers ASVS 5.4.1, 5.4.2.
it('A downloaded file has a name that the server chose', async () => {
  const admin = await club.signIn((await anAdmin(club)).email);
  const { headers } = await admin.get('/api/import/templates/leagues?filename=evil.exe');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
});
