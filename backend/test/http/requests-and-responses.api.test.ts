import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, aParent } from '../support/factories.ts';
import { type Api } from '../support/api.ts';

let club: ClubApp;
let coach: Api;
beforeAll(async () => {
  club = await startClub({ webOrigins: ['https://club.example'], trustProxy: 1 });
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const league = (name: string) => ({ name, ageGroup: 'U12' });

describe('Every API response', () => {
  it('has the id of its request, which a client may choose if it is plain', async () => {
    const own = await club.guest().get('/api/club', { headers: { 'x-correlation-id': 'a-plain-id_1' } });
    const strange = await club.guest().get('/api/club', { headers: { 'x-correlation-id': 'x"} {"level":60' } });
    expect(own.headers.get('x-correlation-id')).toBe('a-plain-id_1');
    expect(strange.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  // Covers S20, ASVS 3.2.1, 14.2.2, 14.3.2.
  it('forbids caching, sniffing and framing, and does not name the server software', async () => {
    const { headers } = await club.guest().get('/api/club');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('is a problem if the request fails', async () => {
    const { status, headers, body } = await club.guest().get('/api/teams');
    expect(status).toBe(401);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      message: 'Please sign in',
      error: 'Please sign in',
      correlationId: headers.get('x-correlation-id'),
    });
  });
});

describe('A request body', () => {
  const raw = (text: string, type = 'application/json') =>
    coach.post('/api/leagues', undefined, { raw: text, headers: { 'content-type': type } });

  // Covers ASVS 2.2.1, 2.2.2.
  it.each([
    ['is not JSON', '{"name":', 400, 'The body is not valid JSON'],
    ['is nested 90 KB deep', '['.repeat(90_000), 400, 'The body is not valid JSON'],
    ['is nested 21 levels deep', '['.repeat(22) + ']'.repeat(22), 400, 'The body is nested deeper than 20 levels'],
    ['is larger than 100 KB', JSON.stringify(league('x'.repeat(110_000))), 413, 'The body is larger than 100 KB'],
    ['contains a NUL', '{"name":"a\\u0000b"}', 400, 'The body holds characters that are not text'],
    ['contains half a surrogate pair', '{"name":"a\\ud800b"}', 400, 'The body holds characters that are not text'],
    ['is null', 'null', 400, 'Name must be at least 2 characters'],
    ['is a number', '7', 400, 'Name must be at least 2 characters'],
    ['is an array', '[]', 400, 'Name must be at least 2 characters'],
  ])('that %s is rejected with a message', async (_case, text, status, message) => {
    const response = await raw(text);
    expect([response.status, response.body.message]).toEqual([status, message]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is rejected',
    async (type) => {
      expect((await raw('name=x', type)).status).toBe(415);
    },
  );

  // Covers S3, ASVS 1.5.2, 15.3.6.
  it('cannot change a prototype', async () => {
    const { status, body } = await raw(
      '{"name":"Proto","ageGroup":"U12","__proto__":{"isAdmin":true},"constructor":{"x":1}}',
    );
    expect(status).toBe(201);
    expect(Object.keys(body)).not.toContain('isAdmin');
    expect('isAdmin' in {}).toBe(false);
  });

  it('is not parsed before the access policy has allowed the request', async () => {
    expect((await club.guest().post('/api/leagues', undefined, { raw: '{"name":' })).status).toBe(401);
    const parent = await club.signIn((await aParent(club)).email);
    expect(
      (await parent.post('/api/leagues', undefined, { raw: 'x', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(403);
  });
});

// Covers ASVS 1.4.2, 15.3.5.
describe('An id in a path', () => {
  it.each(['2147483648', '0', '-1', '1e3', '0x10', '007', '1.0', '%20', 'abc', '99999999999999999999'])(
    'is rejected if it is %s',
    async (id) => {
      const { status, body } = await coach.get(`/api/teams/${id}`);
      expect([status, body.message]).toEqual([400, 'The id in the address must be a number from 1 to 2147483647']);
    },
  );
});

describe('A request that changes data', () => {
  // Covers S8.
  it.each([
    [{ origin: 'https://attacker.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://club.example.attacker.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://club.example', 'sec-fetch-site': 'same-site' }, 201],
    [{}, 201],
  ])('with the headers %j returns %i', async (headers, status) => {
    const name = `Cross ${JSON.stringify(headers)}`.slice(0, 90);
    expect((await coach.post('/api/leagues', league(name), { headers: headers })).status).toBe(status);
  });

  // Covers S8.
  it('from a page of the same host without TLS is rejected behind TLS', async () => {
    const { host } = new URL(club.url);
    const from = (origin: string) => ({ headers: { origin, 'x-forwarded-proto': 'https' } });
    const guest = club.guest();
    expect((await guest.post('/api/auth/login', {}, from(`http://${host}`))).status).toBe(403);
    expect((await guest.post('/api/auth/login', {}, from(`https://${host}`))).status).toBe(400);
  });
});

// Covers S9, ASVS 3.4.2.
describe('CORS', () => {
  const asks = (origin: string) => coach.get('/api/leagues?limit=1', { headers: { origin } });
  const preflight = (origin: string, method: string) =>
    coach.call('OPTIONS', '/api/leagues/1', undefined, {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    });
  const allowances = (headers: Headers) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));

  it('lets a listed origin read every response with credentials, and the headers that clients need', async () => {
    const { headers } = await asks('https://club.example');
    expect(headers.get('access-control-allow-origin')).toBe('https://club.example');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('access-control-expose-headers')?.split(', ').sort()).toEqual([
      'content-disposition',
      'retry-after',
      'x-correlation-id',
      'x-total-count',
      'x-total-count-is-minimum',
    ]);
    expect(headers.get('vary')).toContain('Origin');

    const refused = await club.guest().get('/api/teams', { headers: { origin: 'https://club.example' } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, 'https://club.example']);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('lets a listed origin send %s', async (method) => {
    const { status, headers } = await preflight('https://club.example', method);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, 'https://club.example']);
    expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
    expect(headers.get('access-control-allow-headers')?.split(', ')).toContain('content-type');
    expect(headers.get('vary')).toContain('Origin');
  });

  it.each([
    'null',
    'http://club.example',
    'https://club.example:8443',
    'https://club.example.attacker.example',
    'https://app.club.example',
    'https://attacker.example',
  ])('allows nothing to the origin %s', async (origin) => {
    for (const { headers } of [await asks(origin), await preflight(origin, 'DELETE')]) {
      expect(allowances(headers)).toEqual([]);
      expect(headers.get('vary')).toContain('Origin');
    }
  });
});

it('An unknown path below /api returns a problem, never a page', async () => {
  for (const path of ['/api', '/api/', '/api/unknown', '/api/teams/1/unknown']) {
    const { status, headers } = await coach.get(path);
    expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'application/problem+json; charset=utf-8']);
  }
});
