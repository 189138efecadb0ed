import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aParent } from '../support/factories.ts';

let club: ClubApp;
beforeAll(async () => {
  club = await startClub({ passwordMinLength: 8 });
});
afterAll(() => club.close());

describe('Signing in', () => {
  it('accepts the email in any letter case, or the username', async () => {
    const parent = await aParent(club, { username: 'ana' });
    const api = club.guest();
    expect(
      (await api.post('/api/auth/login', { username: ` ${parent.email.toUpperCase()} `, password: testPassword }))
        .status,
    ).toBe(200);
    expect((await api.post('/api/auth/login', { username: 'Ana', password: testPassword })).status).toBe(200);
  });

  // Covers S4.
  it('returns the same problem for an unknown email, a wrong password and a deactivated account', async () => {
    const closed = await aParent(club, { isActive: false });
    const parent = await aParent(club);
    const bodies = [];
    for (const [username, password] of [
      ['nobody@families.example', testPassword],
      [parent.email, 'wrong'],
      [closed.email, testPassword],
    ]) {
      const { status, body } = await club.guest().post('/api/auth/login', { username, password });
      const { correlationId: _, ...rest } = body;
      bodies.push({ status, ...rest });
    }
    expect(bodies[0]).toMatchObject({ status: 401, message: 'Invalid credentials' });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  // Covers S7, ASVS 7.4.1.
  it('starts a session that ends at sign-out', async () => {
    const api = await club.signIn((await aParent(club)).email);
    const before = api.session;
    const stolen = club.guest().useSession(before);
    expect((await stolen.get('/api/auth/me')).status).toBe(200);

    await api.post('/api/auth/logout');
    expect((await stolen.get('/api/auth/me')).status).toBe(401);
  });

  // Covers S7, ASVS 3.3.2, 3.3.4.
  it('sets a cookie for seven days that scripts cannot read and other sites cannot send', async () => {
    const { email } = await aParent(club);
    const { headers } = await club.guest().post('/api/auth/login', { username: email, password: testPassword });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^touchline=s%3A/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie!)![1]!) - Date.now()).toBeCloseTo(7 * 24 * 60 * 60 * 1000, -5);
  });

  // Covers S7.
  it('does not freeze the roles: a change applies from the next request on', async () => {
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    expect((await api.get('/api/events')).status).toBe(403);
    await club.database.query('UPDATE users SET is_coach = true WHERE id = $1', [parent.id]);
    expect((await api.get('/api/events')).status).toBe(200);
  });
});

describe('Registering', () => {
  const person = { email: 'Pat.New@Example.org', password: 'long enough', fullName: '  Pat   New ' };

  it('creates a parent, trims the name and signs in', async () => {
    const api = club.guest();
    const { status, body } = await api.post('/api/auth/register', { ...person, username: 'ignored' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      username: 'pat.new@example.org',
      email: 'pat.new@example.org',
      fullName: 'Pat New',
      isParent: true,
    });
    expect((await api.get('/api/auth/me')).body.id).toBe(body.id);
  });

  it.each([
    [{ email: 'nonsense' }, { email: 'Please enter a valid email address' }],
    [{ email: 'pat @example.org' }, { email: 'Please enter a valid email address' }],
    [{ password: 'short' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'seven77' }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'x'.repeat(129) }, { password: 'password must be at most 128 characters' }],
    [{ fullName: 'X' }, { fullName: 'Full name is required' }],
    [{ fullName: undefined }, { fullName: 'Full name is required' }],
  ])('with %j is rejected with a message for the field', async (wrong, errors) => {
    const { status, body } = await club
      .guest()
      .post('/api/auth/register', { ...person, email: 'other@example.org', ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
    expect(body.message).toBe(Object.values(errors)[0]);
  });

  it('rejects an email that is another account’s username', async () => {
    await aParent(club, { username: 'taken@example.org' });
    const { status } = await club.guest().post('/api/auth/register', { ...person, email: 'taken@example.org' });
    expect(status).toBe(409);
  });
});
