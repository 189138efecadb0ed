// @ts-check
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** The folder of each built front end in the copy. */
const parts = { 'shell/dist': '.', 'parent-app/dist': 'remotes/parent-app', 'admin-app/dist': 'remotes/admin-app' };

/**
 * Copies the built front ends into one folder for any static web server.
 * @param {string} root the repository @param {string} copy the target folder, which is replaced
 * @param {string} api the origin of the API; `none` leaves only the demo
 */
export function makeStaticCopy(root, copy, api = 'none') {
  rmSync(copy, { recursive: true, force: true });
  for (const [from, to] of Object.entries(parts)) cpSync(join(root, from), join(copy, to), { recursive: true });
  const remotes = JSON.parse(readFileSync(join(copy, 'remotes.json'), 'utf8'));
  writeFileSync(join(copy, 'remotes.json'), `${JSON.stringify({ ...remotes, api }, null, 2)}\n`);
  for (const stale of ['br', 'gz']) rmSync(join(copy, `remotes.json.${stale}`), { force: true });
  // Static hosts serve 404.html for unknown paths; our page then resolves the route.
  cpSync(join(copy, 'index.html'), join(copy, '404.html'));
}

/** A static host writes no nonce, so the page keeps its placeholder; scripts are limited to files all the same. @param {string} api */
const policy = (api) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'nonce-__CSP_NONCE__'",
    "img-src 'self' data:",
    "font-src 'self'",
    api === 'none' ? "connect-src 'self'" : `connect-src 'self' ${api}`,
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/**
 * Serves a folder of static files; unknown paths get the page. Resolves when the server listens.
 * @param {string} folder @param {number} port 0 picks a free one @param {string} api an additional origin that pages may call
 * @returns {Promise<import('node:http').Server>}
 */
export function serveFiles(folder, port, api = 'none') {
  const files = sirv(folder, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('x-content-type-options', 'nosniff');
      if (response.getHeader('content-type')?.toString().startsWith('text/html'))
        response.setHeader('content-security-policy', policy(api));
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    }),
  );
  return new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', () => done(server)));
}
