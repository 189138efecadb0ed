import { networkTransport } from './transport.ts';

const asked: { url: string; init: RequestInit }[] = [];
const realFetch = globalThis.fetch;

/** The next answers of the network, whatever is asked. */
function answers(make: () => Response): void {
  asked.length = 0;
  globalThis.fetch = async (url, init) => {
    asked.push({ url: url as string, init: init ?? {} });
    return make();
  };
}

afterAll(() => {
  globalThis.fetch = realFetch;
});

const ask = networkTransport();

it('sends JSON with credentials and reads the JSON and the headers that matter', async () => {
  answers(() =>
    Response.json([1], { status: 201, headers: { 'x-total-count': '40', 'x-correlation-id': 'c1', etag: 'e' } }),
  );
  const answer = await ask({ method: 'POST', path: '/api/teams?q=a', body: { name: 'U12' } });
  expect(answer).toEqual({
    status: 201,
    statusText: '',
    body: [1],
    headers: { 'x-total-count': '40', 'x-correlation-id': 'c1' },
  });
  expect(asked[0]).toMatchObject({
    url: '/api/teams?q=a',
    init: {
      method: 'POST',
      credentials: 'include',
      body: '{"name":"U12"}',
      headers: { 'content-type': 'application/json' },
    },
  });
});

it('asks a server of another origin where there is one', async () => {
  answers(() => Response.json({}));
  await networkTransport('https://api.club.example')({ method: 'GET', path: '/api/club' });
  expect(asked[0]).toMatchObject({ url: 'https://api.club.example/api/club', init: { credentials: 'include' } });
});

it.each([
  ['a change', 'PUT', { isAvailable: true }, true],
  ['a change without a body', 'DELETE', undefined, true],
  ['a long text, of which browsers take only so much', 'POST', { content: 'é'.repeat(5000) }, false],
  ['a form with a file', 'POST', new FormData(), false],
  ['a question', 'GET', undefined, false],
])('goes on when the page is left, or not: %s', async (_what, method, body, goesOn) => {
  answers(() => Response.json({}));
  await ask({ method, path: '/api/availabilities', body });
  expect(asked[0]?.init.keepalive).toBe(goesOn);
});

it('has a few changes at once go on without their page, and the others as ever', async () => {
  answers(() => Response.json({}));
  const addPlayer = () => ask({ method: 'POST', path: '/api/team-members', body: { teamId: 1, childId: 2 } });
  await Promise.all(Array.from({ length: 6 }, addPlayer));
  await addPlayer();
  expect(asked.map(({ init }) => init.keepalive)).toEqual([true, true, true, true, false, false, true]);
});

it('sends no body and no content type when there is nothing to send', async () => {
  answers(() => Response.json({}));
  await ask({ method: 'GET', path: '/api/club' });
  expect(asked[0]?.init.body).toBeUndefined();
  expect(asked[0]?.init.headers).toEqual({ accept: 'application/json' });
});

it('leaves the content type of a form with a file to the browser', async () => {
  answers(() => Response.json({}));
  const form = new FormData();
  await ask({ method: 'POST', path: '/api/import/teams', body: form });
  expect(asked[0]?.init.body).toBe(form);
  expect(asked[0]?.init.headers).not.toHaveProperty('content-type');
});

it.each([
  ['204 without a body', () => new Response(null, { status: 204 }), undefined],
  ['what is not JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), '<h1>Bad gateway</h1>'],
  ['what breaks off', () => new Response(brokenOff(), { status: 500 }), 'Could not extract response body'],
])('takes %s as an empty object', async (_case, make, text) => {
  answers(make);
  const answer = await ask({ method: 'GET', path: '/api/x' });
  expect(answer.body).toEqual({});
  expect(answer.text).toBe(text);
});

const brokenOff = () => new ReadableStream({ start: (body) => body.error(new Error('reset')) });

it('gives the text of a CSV file', async () => {
  answers(() => new Response('name\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }));
  expect((await ask({ method: 'GET', path: '/api/import/templates/teams' })).body).toBe('name\n');
});

it('stops waiting when the caller does', async () => {
  globalThis.fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('stopped')));
    });
  const caller = new AbortController();
  const answer = ask({ method: 'GET', path: '/api/slow', signal: caller.signal });
  caller.abort();
  await expect(answer).rejects.toThrow('stopped');
});
