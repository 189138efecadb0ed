import { type ClubApp, startClub } from '../support/club-app.ts';
import { anAdmin } from '../support/factories.ts';

let club: ClubApp;
const lines: string[] = [];
beforeAll(async () => {
  club = await startClub({}, (line) => lines.push(line));
  await club.database.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'an inner detail'; END $$;
    CREATE TRIGGER fail BEFORE INSERT ON leagues FOR EACH ROW EXECUTE FUNCTION fail()`);
});
afterAll(() => club.close());

// Covers ASVS 16.3.4, 16.5.1.
it('An unexpected error tells the client only its correlation id, and the log the rest', async () => {
  const admin = await club.signIn((await anAdmin(club)).email);
  const { status, headers, body } = await admin.post('/api/leagues', { name: 'Premier', ageGroup: 'U12' });
  const message = 'Something went wrong on our side. Please try again.';
  const correlationId = headers.get('x-correlation-id');
  expect(status).toBe(500);
  const problem = { type: 'about:blank', title: 'Internal Server Error', status: 500, message, error: message };
  expect(body).toEqual({ ...problem, correlationId });
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({ correlationId, err: expect.objectContaining({ message: 'an inner detail' }) }),
  );
});
