import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Deployment } from './deployment.ts';
import { send } from './http.ts';
import { hostileHeaders, passedOn } from './hostile-headers.ts';

/** The policy of what is not one of the product's pages. */
const noPage = "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'";

/** What a signed-in browser, or a client with a token, sends to every path of the origin. */
const secrets = {
  cookie: 'touchline=a-session; touchline-device=a-device',
  authorization: 'Bearer a-token',
  'proxy-authorization': 'Basic a-password',
  'x-csrf-token': 'a-token',
  referer: 'https://club.example/reset-password/a-secret',
};

/** The paths of each front end, with what its server may see of them. */
const paths: Record<string, string> = {
  '/': '/index.html',
  '/dashboard?next=a-secret': '/index.html',
  '/reset-password/a-secret': '/index.html',
  '/shell.js': '/shell.js',
  '/remotes.json': '/remotes.json',
  '/remotes/parent-app/mf-manifest.json': '/mf-manifest.json',
  '/remotes/parent-app/page.html': '/page.html',
  '/remotes/parent-app/': '/',
  '/remotes/admin-app/mf-manifest.json': '/mf-manifest.json',
};

/** Hostile servers in place of shell and apps get no credentials of a user and decide nothing for the origin; the API does both. */
export async function appServers({ gateway }: Pick<Deployment, 'gateway'>): Promise<string> {
  const hostile = await startHostileServer();
  try {
    return await compare(hostile, gateway);
  } finally {
    hostile.stop();
  }
}

async function compare(hostile: HostileServer, gateway: Deployment['gateway']): Promise<string> {
  const toHostile = `server 127.0.0.1:${hostile.port};`;
  const { url, process } = await gateway('gateway-hostile-apps', {
    BACKEND: toHostile,
    SHELL_FILES: toHostile,
    PARENT_APP: toHostile,
    ADMIN_APP: toHostile,
  });
  let requests = 0;
  const origin = new URL(url).origin;
  for (const [path, seenPath] of Object.entries(paths)) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const sent = `${method} ${path}`;
      const body = method === 'POST' ? Buffer.from('password=a-secret') : undefined;
      const response = await send(url + path, { method, headers: secrets, body });
      const seen = hostile.last();
      assert.equal(seen.url, seenPath, `${sent}: the path that the server sees`);
      assert.doesNotMatch(JSON.stringify([seen.headers, seen.body]), /a-(session|device|token|password|secret)/, sent);
      assert.ok(!('cookie' in seen.headers || 'authorization' in seen.headers), `${sent}: no credentials`);
      assert.ok(!('x-forwarded-for' in seen.headers), `${sent}: no address of a client`);
      const policies = String(response.headers['content-security-policy']);
      assert.match(policies, /^default-src 'none';/, sent);
      assert.doesNotMatch(policies, /unsafe|evil|\*/, sent);
      // An app is never a page, whatever policy its server sends.
      if (path.startsWith('/remotes/')) assert.equal(policies, noPage, sent);
      assert.doesNotMatch(JSON.stringify(response.headers), /evil/, sent);
      const unexpected = Object.keys(response.headers).filter((name) => !passedOn.includes(name));
      assert.deepEqual(unexpected, [], `${sent}: headers that come back`);
      assert.equal(response.headers['x-frame-options'], 'DENY', sent);
      assert.equal(response.headers['cache-control'], 'no-cache', sent);
      requests++;
    }
    const internal = await send(url + path, { headers: { 'user-agent': 'redirect' } });
    assert.notEqual(internal.body.toString(), 'the answer of the API', `${path}: no redirect to the API inside nginx`);
  }
  const api = await send(`${url}/api/auth/me`, { headers: { ...secrets, origin } });
  const { headers } = hostile.last();
  assert.deepEqual([headers.cookie, headers.authorization], [secrets.cookie, secrets.authorization]);
  assert.deepEqual(api.headers['set-cookie'], hostileHeaders['set-cookie']);
  await process.stop('SIGQUIT');
  return `${requests} requests to hostile servers: no cookie, token, address or secret path arrives, none of ${Object.keys(hostileHeaders).length} headers comes back`;
}

interface Seen {
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type HostileServer = Awaited<ReturnType<typeof startHostileServer>>;

/** A server that remembers what it gets and answers with every header that could do harm. */
async function startHostileServer() {
  let last: Seen = { headers: {}, body: '' };
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    last = { url: request.url, headers: request.headers, body };
    const isApi = request.url?.startsWith('/api/');
    response.writeHead(200, {
      ...hostileHeaders,
      ...(!isApi && { 'x-accel-redirect': '/api/auth/me' }),
      'content-type': 'text/html',
      'cache-control': 'no-cache',
      etag: '"one"',
    });
    response.end(isApi ? 'the answer of the API' : 'a file');
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, last: () => last, stop };
}
