import { messages } from '@touchline/domain';
import { type ApiResponse, type Transport } from '@touchline/api-client';
import { createDemoServer, memoryStorage } from '../index.ts';

const ids = { admin: 1, coach: 2, parent: 3 };
const club = { name: 'T', timeZone: 'Europe/London', contactEmail: null, contactPhone: null, passwordMinLength: 8 };
const open = () => createDemoServer({ storage: memoryStorage(), club });

const send = (ask: Transport, method: string, path: string, body?: unknown): Promise<ApiResponse> =>
  ask({ method, path, body });

describe('Accounts in the demo', () => {
  const person = { username: 'New.Coach', password: 'long enough', fullName: 'New Coach', email: 'new@club.example' };

  it('are created by an admin with the chosen roles', async () => {
    const server = open();
    const made = await send(server.as(ids.admin), 'POST', '/api/users', { ...person, isCoach: true });
    expect(made).toMatchObject({ status: 201, body: { id: 4, username: 'New.Coach', isCoach: true, isAdmin: false } });
    expect(JSON.stringify(made.body)).not.toMatch(/password/i);
    const credentials = { username: 'new.coach', password: person.password };
    expect(await send(server.transport, 'POST', '/api/auth/login', credentials)).toMatchObject({ status: 200 });
  });

  it.each([
    [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
    [{ password: 'seven77' }, 400, 'Password must be at least 8 characters'],
    [{ fullName: 'evil.example' }, 400, messages.nameLikeAddress],
    [{ isAdmin: 'yes' }, 400, 'isAdmin must be true or false'],
    [{ email: 'PARENT@touchline.example' }, 409, 'This username or email is already taken'],
    [{ username: 'parent@touchline.example' }, 409, 'This username or email is already taken'],
  ])('cannot be created with %j', async (wrong, status, message) => {
    const response = await send(open().as(ids.admin), 'POST', '/api/users', { ...person, ...wrong });
    expect(response).toMatchObject({ status, body: { message } });
  });

  it('are listed by name, whole and in pages', async () => {
    const ask = open().as(ids.admin);
    const all = await send(ask, 'GET', '/api/users');
    expect(all.body).toMatchObject([{ fullName: 'Alex Morgan' }, { fullName: 'Casey Rivera' }, { isActive: true }]);
    const part = await send(ask, 'GET', '/api/users?limit=1&offset=1');
    expect(part).toMatchObject({ body: [{ fullName: 'Casey Rivera' }], headers: { 'x-total-count': '3' } });
    const parents = [{ id: ids.parent, fullName: 'Pat Keller', email: 'parent@touchline.example' }];
    expect((await send(ask, 'GET', '/api/users/parents')).body).toEqual(parents);
    expect((await send(ask, 'GET', '/api/users/coaches')).body).toEqual([{ id: 2, fullName: 'Casey Rivera' }]);
  });

  const withAna = async () => {
    const ask = open().as(ids.admin);
    await send(ask, 'POST', '/api/users', { ...person, fullName: 'Ana Weiß', isCoach: true });
    return ask;
  };

  it.each([
    ['name', 'q=WEISS', ['Ana Weiß']],
    ['email', 'q=new@club', ['Ana Weiß']],
    ['username', 'q=new.c', ['Ana Weiß']],
    ['role', 'role=coach', ['Ana Weiß', 'Casey Rivera']],
  ])('are found by %s', async (_what, query, names) => {
    const { body } = await send(await withAna(), 'GET', `/api/users?${query}`);
    expect((body as { fullName: string }[]).map(({ fullName }) => fullName)).toEqual(names);
  });

  it('are not found by an unknown role', async () => {
    expect(await send(await withAna(), 'GET', '/api/users?role=boss')).toMatchObject({ status: 400 });
  });

  it('are counted by role', async () => {
    const ask = await withAna();
    const counts = async (q: string) => (await send(ask, 'GET', `/api/users/counts?q=${q}`)).body;
    expect(await counts('')).toEqual({
      all: 4,
      neverSignedIn: 1,
      coachesWithoutTeam: 1,
      parents: 1,
      coaches: 2,
      admins: 1,
      welfareOfficers: 0,
    });
    expect(await counts('weiss')).toEqual({
      all: 1,
      neverSignedIn: 1,
      coachesWithoutTeam: 1,
      parents: 0,
      coaches: 1,
      admins: 0,
      welfareOfficers: 0,
    });
  });

  it('of parents are found a page at a time', async () => {
    const parents = await send(await withAna(), 'GET', '/api/users/parents?q=parent@&limit=1');
    expect(parents).toMatchObject({ body: [{ id: ids.parent }], headers: { 'x-total-count': '1' } });
  });

  it('change in the given fields, and the username changes with the email', async () => {
    const ask = open().as(ids.admin);
    const changed = await send(ask, 'PATCH', `/api/users/${ids.parent}`, {
      email: 'Moved@club.example',
      id: 9,
      currentPassword: 'touchline',
    });
    const names = { id: ids.parent, email: 'moved@club.example', username: 'moved@club.example' };
    expect(changed).toMatchObject({ status: 200, body: { ...names, fullName: 'Pat Keller', isParent: true } });
    expect(await send(ask, 'PATCH', '/api/users/99', {})).toMatchObject({ status: 404 });
    expect(await send(ask, 'PATCH', '/api/users/3', { isCoach: null })).toMatchObject({ status: 400 });
  });

  it('become welfare officers, who read the audit log and no list, unless they are restricted for a child', async () => {
    const server = open();
    const ask = server.as(ids.admin);
    const appoint = (id: number) =>
      send(ask, 'PATCH', `/api/users/${id}`, { isWelfareOfficer: true, currentPassword: 'touchline' });
    expect(await appoint(ids.parent)).toMatchObject({ status: 200, body: { isWelfareOfficer: true } });
    expect(await send(ask, 'GET', '/api/users?role=welfare-officer')).toMatchObject({ body: [{ id: ids.parent }] });
    expect(await send(ask, 'GET', '/api/users/counts')).toMatchObject({ body: { welfareOfficers: 1 } });
    const officer = server.as(ids.parent);
    expect(await send(officer, 'GET', '/api/auth/me')).toMatchObject({ body: { isWelfareOfficer: true } });
    const answers = ['/api/audit', '/api/children/1/contact-lookups', '/api/users', '/api/children/all'].map(
      async (path) => (await send(officer, 'GET', path)).status,
    );
    expect(await Promise.all(answers)).toEqual([200, 200, 403, 403]);

    server.arrange(({ restrictedGuardians }) =>
      restrictedGuardians.push({ childId: 1, userId: ids.coach, restrictedAt: '', wasGuardian: false }),
    );
    expect((await send(ask, 'PATCH', `/api/users/${ids.coach}`, { isCoach: false })).status).toBe(200);
    expect(await appoint(ids.coach)).toMatchObject({
      status: 409,
      body: { message: messages.restrictedBecomesStaff },
    });
  });

  it('change their email, password and admin role only with the admin’s own password', async () => {
    const ask = open().as(ids.admin);
    const acts = [
      ['POST', '/api/users', { ...person, isAdmin: true }],
      ['PATCH', `/api/users/${ids.parent}`, { isAdmin: true }],
      ['PATCH', `/api/users/${ids.parent}`, { isWelfareOfficer: true }],
      ['POST', '/api/users', { ...person, username: 'willa', email: 'willa@club.example', isWelfareOfficer: true }],
      ['PATCH', `/api/users/${ids.parent}`, { email: 'moved@club.example' }],
      ['POST', `/api/users/${ids.parent}/password`, { password: 'a new password' }],
    ] as const;
    for (const [method, path, body] of acts) {
      for (const currentPassword of [undefined, 'wrong']) {
        const { status, body: problem } = await send(ask, method, path, { ...body, currentPassword });
        expect([status, Object.keys((problem as { errors: object }).errors)]).toEqual([400, ['currentPassword']]);
      }
      expect((await send(ask, method, path, { ...body, currentPassword: 'touchline' })).status).toBeLessThan(300);
    }
    expect(await send(ask, 'PATCH', `/api/users/${ids.coach}`, { isParent: true })).toMatchObject({ status: 200 });
  });

  it('always include an active admin', async () => {
    const ask = open().as(ids.admin);
    const lastAdmin = { status: 409, body: { message: 'The club needs at least one active admin' } };
    expect(await send(ask, 'PATCH', '/api/users/1', { isAdmin: false })).toMatchObject(lastAdmin);
    const own = { status: 409, body: { message: 'You cannot deactivate your own account' } };
    expect(await send(ask, 'POST', '/api/users/1/deactivate')).toMatchObject(own);
  });

  it('gain and lose the coach role, and are deactivated and reactivated', async () => {
    const server = open();
    const act = (what: string) => send(server.as(ids.admin), 'POST', `/api/users/3/${what}`);
    const events = async () => (await send(server.as(ids.parent), 'GET', '/api/events')).status;
    expect([(await act('make-coach')).status, await events()]).toEqual([200, 200]);
    expect([(await act('remove-coach')).status, await events()]).toEqual([200, 403]);
    expect([(await act('deactivate')).status, await events()]).toEqual([200, 401]);
    expect([(await act('reactivate')).status, await events()]).toEqual([200, 403]);
  });
});

describe('A user’s own account in the demo', () => {
  it('keeps omitted fields, clears fields set to null and requires the password for another email', async () => {
    const ask = open().as(ids.parent);
    const change = (fields: object) => send(ask, 'PATCH', '/api/auth/me', fields);
    expect(await change({ phone: ' 020  7946 ', isAdmin: true })).toMatchObject({
      body: { phone: '020 7946', isAdmin: false },
    });
    expect(await change({ bio: '' })).toMatchObject({ body: { phone: '020 7946', bio: null } });
    expect(await change({ phone: null })).toMatchObject({ body: { phone: null, fullName: 'Pat Keller' } });

    const email = 'pat@club.example';
    const missing = { currentPassword: 'Please enter your current password' };
    const wrong = { currentPassword: 'Current password is incorrect' };
    expect(await change({ email })).toMatchObject({ status: 400, body: { errors: missing } });
    expect(await change({ email, currentPassword: 'x' })).toMatchObject({ status: 400, body: { errors: wrong } });
    expect(await change({ email, currentPassword: 'touchline' })).toMatchObject({
      status: 200,
      body: { email, username: email },
    });
  });

  it('changes its password only with the current one', async () => {
    const server = open();
    const change = (currentPassword: string, newPassword: string) =>
      send(server.as(ids.parent), 'POST', '/api/auth/change-password', { currentPassword, newPassword });
    expect(await change('touchline', 'seven77')).toMatchObject({ status: 400 });
    expect(await change('wrong', 'a new password')).toMatchObject({ status: 400 });
    expect(await change('touchline', 'a new password')).toMatchObject({ status: 204 });
    const credentials = { username: 'parent@touchline.example', password: 'a new password' };
    expect(await send(server.transport, 'POST', '/api/auth/login', credentials)).toMatchObject({ status: 200 });
  });

  it('is signed out when its password is set', async () => {
    const server = open();
    await send(server.transport, 'POST', '/api/auth/login', {
      username: 'admin@touchline.example',
      password: 'touchline',
    });
    const set = await send(server.transport, 'POST', '/api/users/1/password', {
      password: 'a new password',
      currentPassword: 'touchline',
    });
    expect(set).toMatchObject({ status: 204 });
    expect(await send(server.transport, 'GET', '/api/auth/me')).toMatchObject({ status: 401 });
  });
});
