import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { type Deployment } from './deployment.ts';
import { type HttpResponse, send } from './http.ts';

/** Headers that differ between responses or describe the connection. */
const connectionHeaders = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'x-correlation-id',
];
/** nginx and Express identify a file's version differently. */
const validatorHeaders = ['etag', 'last-modified', 'accept-ranges'];

/** Every kind of path returns the same response as from a backend that serves the front ends itself. */
export async function sameAsBackend(deployment: Deployment): Promise<string> {
  const reference = await deployment.start('backend-with-pages', 'backend', { WEB_ROOT: webRoot(deployment) });
  const page = (await send(deployment.url)).body.toString();
  const script = /src="(\/shell\.\w+\.js)"/.exec(page)![1]!;
  const paths = [
    '/',
    '/dashboard',
    '/auth?to=/calendar',
    '/index.html',
    '/remotes.json',
    '/version.json',
    '/favicon.svg',
    script,
  ];
  paths.push('/unknown.js', '/shell.0123456789.js', '/remotes/nobody/x.js');
  for (const app of ['parent-app', 'admin-app']) {
    paths.push(
      ...['/', '/mf-manifest.json', '/version.json', '/unknown.js', '/calendar'].map(
        (path) => `/remotes/${app}${path}`,
      ),
    );
  }
  let compared = 0;
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const options = { headers: { 'accept-encoding': encoding } };
      const [expected, found] = [await send(reference.url + path, options), await send(deployment.url + path, options)];
      assert.deepEqual(comparable(found), comparable(expected), `${path} in ${encoding}`);
      compared++;
    }
  }
  await reference.process.stop('SIGINT');
  return `${compared} responses with the same status, headers and body`;
}

/** A folder with the images' files in the layout that the backend serves. */
function webRoot({ image, scratch }: Deployment): string {
  const root = join(scratch, 'web-root');
  for (const app of ['shell', 'parent-app', 'admin-app']) {
    mkdirSync(join(root, app), { recursive: true });
    symlinkSync(join(image(app).directory, 'files'), join(root, app, 'dist'));
  }
  return root;
}

function comparable({ status, headers, body }: HttpResponse) {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  const withoutNonce = (text: string) => (nonce ? text.replaceAll(nonce, 'NONCE') : text);
  const kept = Object.entries(headers)
    .filter(([name]) => ![...connectionHeaders, ...validatorHeaders].includes(name))
    .map(([name, value]): [string, string] => [name, withoutNonce(String(value))])
    .map(([name, value]) => [name, name === 'content-type' ? value.toLowerCase() : value]);
  return { status, headers: Object.fromEntries(kept), body: withoutNonce(body.toString('latin1')) };
}
