import { networkTransport } from './network-transport.ts';

const requests: { url: string; init: RequestInit }[] = [];
const realFetch = globalThis.fetch;

/** Makes the network respond so to every request. */
function respondWith(make: () => Response): void {
  requests.length = 0;
  globalThis.fetch = async (url, init) => {
    requests.push({ url: url as string, init: init ?? {} });
    return make();
  };
}

afterAll(() => {
  globalThis.fetch = realFetch;
});

const send = networkTransport();

it('networkTransport sends JSON with credentials and reads the JSON and three headers', async () => {
  respondWith(() =>
    Response.json([1], { status: 201, headers: { 'x-total-count': '40', 'x-correlation-id': 'c1', etag: 'e' } }),
  );
  const response = await send({ method: 'POST', path: '/api/teams?q=a', body: { name: 'U12' } });
  expect(response).toEqual({
    status: 201,
    statusText: '',
    body: [1],
    headers: { 'x-total-count': '40', 'x-correlation-id': 'c1' },
  });
  expect(requests[0]).toMatchObject({
    url: '/api/teams?q=a',
    init: {
      method: 'POST',
      credentials: 'include',
      body: '{"name":"U12"}',
      headers: { 'content-type': 'application/json' },
    },
  });
});

it('networkTransport sends to another origin', async () => {
  respondWith(() => Response.json({}));
  await networkTransport('https://api.club.example')({ method: 'GET', path: '/api/club' });
  expect(requests[0]).toMatchObject({ url: 'https://api.club.example/api/club', init: { credentials: 'include' } });
});

it.each([
  ['a small mutation', 'PUT', { isAvailable: true }, true],
  ['a mutation without a body', 'DELETE', undefined, true],
  ['a long text, which would exceed the browser’s limit', 'POST', { content: 'é'.repeat(5000) }, false],
  ['a form with a file', 'POST', new FormData(), false],
  ['a query', 'GET', undefined, false],
])('networkTransport sets keepalive for small mutations only: %s', async (_what, method, body, keepalive) => {
  respondWith(() => Response.json({}));
  await send({ method, path: '/api/availabilities', body });
  expect(requests[0]?.init.keepalive).toBe(keepalive);
});

it('networkTransport sets keepalive for at most four requests at once', async () => {
  respondWith(() => Response.json({}));
  const addPlayer = () => send({ method: 'POST', path: '/api/team-members', body: { teamId: 1, childId: 2 } });
  await Promise.all(Array.from({ length: 6 }, addPlayer));
  await addPlayer();
  expect(requests.map(({ init }) => init.keepalive)).toEqual([true, true, true, true, false, false, true]);
});

it('networkTransport sends no content type without a body', async () => {
  respondWith(() => Response.json({}));
  await send({ method: 'GET', path: '/api/club' });
  expect(requests[0]?.init.body).toBeUndefined();
  expect(requests[0]?.init.headers).toEqual({ accept: 'application/json' });
});

it('networkTransport leaves the content type of a form to the browser', async () => {
  respondWith(() => Response.json({}));
  const form = new FormData();
  await send({ method: 'POST', path: '/api/import/teams', body: form });
  expect(requests[0]?.init.body).toBe(form);
  expect(requests[0]?.init.headers).not.toHaveProperty('content-type');
});

it.each([
  ['a 204 without a body', () => new Response(null, { status: 204 }), undefined],
  ['a body that is not JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), '<h1>Bad gateway</h1>'],
  ['a body that breaks off', () => new Response(brokenOff(), { status: 500 }), 'Could not extract response body'],
])('networkTransport reads %s as an empty object', async (_case, make, text) => {
  respondWith(make);
  const response = await send({ method: 'GET', path: '/api/x' });
  expect(response.body).toEqual({});
  expect(response.text).toBe(text);
});

const brokenOff = () => new ReadableStream({ start: (body) => body.error(new Error('reset')) });

it('networkTransport returns the text of a CSV file', async () => {
  respondWith(() => new Response('name\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }));
  expect((await send({ method: 'GET', path: '/api/import/templates/teams' })).body).toBe('name\n');
});

it('networkTransport returns the text of a file to save, not that of a page', async () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  respondWith(
    () => new Response('<p>', { headers: { ...html, 'content-disposition': 'attachment; filename="a.html"' } }),
  );
  expect((await send({ method: 'POST', path: '/api/auth/export' })).body).toBe('<p>');
  respondWith(() => new Response('<p>', { headers: html }));
  expect((await send({ method: 'POST', path: '/api/auth/export' })).body).toEqual({});
});

it('networkTransport stops waiting when the caller aborts', async () => {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  const caller = new AbortController();
  const response = send({ method: 'GET', path: '/api/slow', signal: caller.signal });
  caller.abort();
  await expect(response).rejects.toThrow('stopped');
});
