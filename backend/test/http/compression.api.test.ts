import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type Transform } from 'node:stream';
import { createBrotliCompress } from 'node:zlib';
import { type Api, type ApiResponse } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';
import { upload } from '../support/upload.ts';

let club: ClubApp;
let admin: Api;
let imported: ApiResponse;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
  const rows = Array.from({ length: 100 }, (_, number) => `League ${number},U12`);
  imported = await upload(admin, 'leagues', ['name,ageGroup', ...rows].join('\n'));
});
afterAll(() => club.close());

const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });
const encodingOf = ({ headers }: ApiResponse) => headers.get('content-encoding');
const notFound = `/api/unknown/${'x'.repeat(1100)}`;

describe('A response of more than 1 kB', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip', 'gzip'],
  ])('to a client that accepts %s is compressed with %s and has the same content', async (accepted, encoding) => {
    const plain = await admin.get('/api/leagues?limit=90', accepting('identity'));
    const compressed = await admin.get('/api/leagues?limit=90', accepting(accepted));
    expect([encodingOf(plain), encodingOf(compressed)]).toEqual([null, encoding]);
    expect(compressed.body).toHaveLength(90);
    expect(compressed.body).toEqual(plain.body);
    expect(compressed.headers.get('x-total-count')).toBe('100');
  });

  // Covers S9.
  it('tells caches that it depends on the origin and on the accepted encodings', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await admin.get('/api/leagues', accepting(encoding));
      expect(headers.get('vary')).toBe('Origin, Accept-Encoding');
    }
  });

  it('is compressed if it is a problem', async () => {
    const problem = await admin.get(notFound, accepting('br'));
    expect([problem.status, encodingOf(problem), problem.body.status]).toEqual([404, 'br', 404]);
    expect(problem.headers.get('content-type')).toContain('application/problem+json');
  });

  it('is compressed if it belongs to the documentation, but not a part of a file', async () => {
    const file = '/api/docs/swagger-ui.css';
    const range = { headers: { 'accept-encoding': 'br', range: 'bytes=0-1999' } };
    expect(encodingOf(await admin.get('/api/docs-json', accepting('br')))).toBe('br');
    expect(encodingOf(await admin.get(file, accepting('br')))).toBe('br');
    const part = await admin.get(file, range);
    expect([part.status, encodingOf(part), part.body.length]).toEqual([206, null, 2000]);
  });

  it('has the headers of the uncompressed response and no body if the request is HEAD', async () => {
    const headers = { 'accept-encoding': 'br', cookie: admin.session };
    const response = await fetch(`${club.url}/api/leagues`, { method: 'HEAD', headers });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding');
  });
});

describe('A response is not compressed', () => {
  it('if it is small', async () => {
    expect(encodingOf(await admin.get('/api/leagues?limit=2', accepting('br')))).toBeNull();
  });

  it('if the request is not a read, because it may repeat its input beside a secret', async () => {
    expect([imported.status, imported.body.summary.success, encodingOf(imported)]).toEqual([200, 100, null]);
    expect(JSON.stringify(imported.body).length).toBeGreaterThan(1024);
  });

  it.each(['/api/auth', '/API/Auth'])('below %s', async (path) => {
    const problem = await admin.get(notFound.replace('/api', path), accepting('br'));
    expect([problem.status, encodingOf(problem), problem.headers.get('vary')]).toEqual([404, null, 'Origin']);
    expect(JSON.stringify(problem.body).length).toBeGreaterThan(1024);
  });
});

it('A client that disconnects in the middle of a compressed response leaves no open compressor behind', async () => {
  // Hexadecimal digits of random hashes: 4 MB that are 2 MB when compressed, so the first bytes arrive long before the last.
  await club.database.query(
    `INSERT INTO announcements (title, content)
      SELECT 'Noise', (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 150) WHERE n > 0)
      FROM generate_series(1, 900) n`,
  );
  const transform = jest.spyOn(Object.getPrototypeOf(createBrotliCompress()) as Transform, '_transform');
  const request = get(`${club.url}/api/announcements`, {
    headers: { 'accept-encoding': 'br', cookie: admin.session },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.destroy();
  const compressor = transform.mock.contexts[0] as Transform;
  transform.mockRestore();
  if (!compressor.closed) await once(compressor, 'close');
  expect([response.headers['content-encoding'], compressor.readableEnded]).toEqual(['br', false]);
  expect((await admin.get('/api/club')).status).toBe(200);
});
