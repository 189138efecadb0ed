import { Client } from 'pg';
import { type ClubApp, startClub } from '../support/club-app.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub({ rateLimits: true, preparedStatements: false });
});
afterAll(() => club.close());

it('With PREPARED_STATEMENTS=off the server names no statement, because an older PgBouncer switches connections', async () => {
  const query = jest.spyOn(Client.prototype, 'query');
  const guest = club.guest();
  await guest.post('/api/auth/login', { username: 'nobody@families.example', password: 'wrong' });
  await guest.post('/api/auth/register', {
    email: 'somebody@families.example',
    password: 'long enough',
    fullName: 'Somebody New',
  });
  await guest.get('/api/dashboard/events');
  const statements = (query.mock.calls as unknown[][]).map(([statement]) => statement);
  const named = statements.filter((statement) => (statement as { name?: string }).name);
  expect(JSON.stringify(statements)).toContain('rate_limits');
  expect(named).toEqual([]);
});
