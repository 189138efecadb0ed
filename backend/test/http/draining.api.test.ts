import { Draining } from '../../src/http/middleware/draining.ts';
import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';

let club: ClubApp;
let admin: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const gateway = { headers: { 'x-repeats-safe-requests': 'yes' } };

it('A worker that is replaced is ready and responds as ever, but asks clients to close their connections', async () => {
  expect((await admin.get('/api/leagues')).headers.get('connection')).not.toBe('close');
  club.app.get(Draining).isReplaced = true;
  for (const path of ['/api/health/ready', '/api/leagues']) {
    const { status, headers } = await admin.get(path, gateway);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  }
});

describe('A server that is shutting down', () => {
  beforeAll(() => {
    club.app.get(Draining).isShuttingDown = true;
  });

  it('reports that it is not ready, but still processes requests', async () => {
    expect((await club.guest().get('/api/health/ready')).status).toBe(503);
    const { status, headers } = await admin.get('/api/leagues');
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  });

  it('returns 502 to a gateway that repeats safe requests, so that it asks another server', async () => {
    const { status, headers, body } = await admin.get('/api/leagues', gateway);
    expect([status, headers.get('retry-after')]).toEqual([502, '2']);
    expect(body).toMatchObject({ message: 'The server is shutting down. Please try again in a moment.' });
  });

  it('processes writes from that gateway, because they cannot be repeated', async () => {
    expect((await admin.post('/api/leagues', { name: 'Last League', ageGroup: 'U12' }, gateway)).status).toBe(201);
  });
});

describe('A draining server whose port is closed', () => {
  beforeAll(() => {
    club.app.get(Draining).isPortClosed = true;
  });

  it('rejects further requests without processing them', async () => {
    const { status, headers, body } = await admin.post('/api/leagues', { name: 'Late League', ageGroup: 'U12' });
    expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([503, '2', 'close']);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      expect.stringContaining('application/problem+json'),
      'no-store',
    ]);
    expect(body).toMatchObject({ status: 503, message: 'The server is shutting down. Please try again in a moment.' });
    expect(await club.database.query(`SELECT FROM leagues WHERE name = 'Late League'`)).toEqual([]);
  });

  it('rejects requests for pages, too', async () => {
    expect((await club.guest().get('/dashboard')).status).toBe(503);
  });

  it('still returns 502 to a gateway that repeats safe requests', async () => {
    expect((await admin.get('/api/leagues', gateway)).status).toBe(502);
  });
});
