import { type Api } from '../support/api.ts';
import { type ClubApp, startClub } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild } from '../support/factories.ts';
import { addAgain, aRequester, aVerifiedParent, buildFamily, type Family } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
beforeAll(async () => {
  club = await startMailingClub();
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const ask = (api: Api, { id }: { id: number }) => api.post(`/api/children/${id}/access-requests`);
const mailsTo = async (email: string) => (await club.deliver()).filter(({ to }) => to === email);
const statusesOf = async (calls: Promise<{ status: number }>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

describe('Requesting access', () => {
  it('needs a proof, and answers the same without one for every id', async () => {
    const { child } = await buildFamily(club);
    const unclaimed = await buildChild(club);
    const gone = await buildChild(club, { isRegistered: false });
    const api = await club.signIn((await aParent(club)).email);
    const responses = await Promise.all([child.id, unclaimed.id, gone.id, 2147483647].map((id) => ask(api, { id })));
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const bodies = responses.map(({ body: { correlationId: _, ...body } }) => body);
    expect(bodies).toEqual(bodies.map(() => bodies[0]));
  });

  it('is proved by the 409 of adding a claimed child, in the same session', async () => {
    const { child } = await buildFamily(club);
    const parent = await aParent(club);
    const api = await club.signIn(parent.email);
    await addAgain(api, child);
    expect((await ask(await club.signIn(parent.email), child)).status).toBe(403);
    expect(await ask(api, child)).toMatchObject({
      status: 201,
      body: { childId: child.id, childName: child.name, state: 'pending', canAskAgainAt: null },
    });
  });

  it('is proved by a search, also when somebody else claims the child in between', async () => {
    const child = await buildChild(club, { name: 'Found Before', dateOfBirth: '2012-02-03' });
    const [first, second] = [
      await club.signIn((await aParent(club)).email),
      await club.signIn((await aParent(club)).email),
    ];
    for (const api of [first, second]) await api.post('/api/children/search', child);
    expect((await first.post(`/api/children/${child.id}/claim`)).status).toBe(200);
    expect((await second.post(`/api/children/${child.id}/claim`)).status).toBe(409);
    expect((await ask(second, child)).status).toBe(201);
  });

  it('twice is one request, also at the same time', async () => {
    const { child } = await buildFamily(club);
    const api = await club.signIn((await aParent(club)).email);
    await addAgain(api, child);
    const statuses = await statusesOf(Array.from({ length: 20 }, () => ask(api, child)));
    expect(statuses.sort()).toEqual([...Array(19).fill(200), 201]);
    expect((await api.get('/api/access-requests/sent')).body).toHaveLength(1);
  });

  it('again after withdrawing it mails the guardians once a day', async () => {
    const { child, guardians } = await buildFamily(club);
    await club.deliver();
    const { api, request } = await aRequester(club, child);
    expect(await mailsTo(guardians[0]!.email)).toHaveLength(1);
    await api.delete(`/api/access-requests/${request.id}`);
    expect((await ask(api, child)).status).toBe(201);
    expect(await mailsTo(guardians[0]!.email)).toEqual([]);
  });

  it('reaches an admin if no guardian can be mailed', async () => {
    const { child, guardians } = await buildFamily(club, 1);
    await club.database.query('UPDATE users SET self_registered = true WHERE id = $1', [guardians[0]!.id]);
    await club.deliver();
    await aRequester(club, child);
    expect((await club.deliver()).map(({ text }) => text).join()).toContain('/admin/manage-children');
  });

  it('is deleted with the registration of the child', async () => {
    const { child } = await buildFamily(club);
    const { api } = await aRequester(club, child);
    await admin.delete(`/api/children/${child.id}/remove`);
    await admin.post(`/api/children/${child.id}/restore`);
    expect((await api.get('/api/access-requests/sent')).body).toEqual([]);
  });

  it('many times at once never exceeds the number of children', async () => {
    const families = await Promise.all(Array.from({ length: 16 }, () => buildFamily(club, 1)));
    const api = await club.signIn((await aParent(club)).email);
    for (const { child } of families) await addAgain(api, child);
    const statuses = await statusesOf(families.map(({ child }) => ask(api, child)));
    expect(statuses.sort()).toEqual([...Array(12).fill(201), ...Array(4).fill(409)]);
  });

  it('of an own child answers 409, and of a child that is unregistered meanwhile 404', async () => {
    const { child, apis } = await buildFamily(club);
    expect(await ask(apis[1]!, child)).toMatchObject({
      status: 409,
      body: { message: 'You have already added this child' },
    });
    const api = await club.signIn((await aParent(club)).email);
    await addAgain(api, child);
    await admin.delete(`/api/children/${child.id}/remove`);
    expect((await ask(api, child)).status).toBe(404);
  });

  it('counts pending requests like children', async () => {
    const { user, api, request } = await aRequester(club, (await buildFamily(club)).child);
    for (let n = 0; n < 11; n++) await buildChild(club, { guardian: user });
    const { child } = await buildFamily(club);
    await addAgainAsLimited(api, child);
    expect((await ask(api, child)).status).toBe(409);
    expect((await api.delete(`/api/access-requests/${request.id}`)).status).toBe(204);
    expect((await ask(api, child)).status).toBe(201);
  });

  /** Adding is limited as well, so the search proves it. */
  async function addAgainAsLimited(api: Api, child: Family['child']) {
    const [{ sid }] = await club.database.query(
      `SELECT sid FROM sessions WHERE sess #>> '{passport,user}' = $1 LIMIT 1`,
      [String((await api.get('/api/auth/me')).body.id)],
    );
    await club.database.query('INSERT INTO found_children (session_id, child_id) VALUES ($1, $2)', [sid, child.id]);
  }
});

describe('A request', () => {
  it('is seen by guardians and staff with the requester’s name alone', async () => {
    const { child, apis } = await buildFamily(club);
    const { user, request } = await aRequester(club, child);
    const coach = await club.signIn((await aCoach(club)).email);
    for (const seer of [...apis, coach, admin]) {
      const { status, body } = await seer.get(`/api/children/${child.id}/access-requests`);
      expect([status, body]).toEqual([
        200,
        [
          {
            id: request.id,
            childId: child.id,
            childName: child.name,
            requesterName: user.fullName,
            state: 'pending',
            requestedAt: request.requestedAt,
            ...(seer === admin && { hasRestriction: false }),
          },
        ],
      ]);
    }
  });

  it('waits in the list of each guardian, and of nobody else', async () => {
    const { child, apis } = await buildFamily(club);
    const { api, request } = await aRequester(club, child);
    const coach = await club.signIn((await aCoach(club)).email);
    const stranger = await club.signIn((await aParent(club)).email);
    for (const other of [api, stranger]) {
      expect((await other.get(`/api/children/${child.id}/access-requests`)).status).toBe(404);
    }
    for (const other of [api, stranger, coach]) expect((await other.get('/api/access-requests')).body).toEqual([]);
    expect((await apis[1]!.get('/api/access-requests')).body).toMatchObject([{ id: request.id }]);
  });

  it('cannot be approved by its requester, a stranger or a coach', async () => {
    const { api, request } = await aRequester(club, (await buildFamily(club)).child);
    const coach = await club.signIn((await aCoach(club)).email);
    const stranger = await club.signIn((await aParent(club)).email);
    for (const other of [api, stranger, coach]) {
      expect((await other.post(`/api/access-requests/${request.id}/approve`)).status).toBe(404);
    }
  });

  it('is mailed to every guardian with a verified address, unless it is decided meanwhile', async () => {
    await club.deliver();
    const { child, guardians, apis } = await buildFamily(club, 3);
    await club.database.query('UPDATE users SET self_registered = true WHERE id = $1', [guardians[2]!.id]);
    const { user, api } = await aRequester(club, child, { fullName: 'Robin Reed' });
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(
      guardians
        .slice(0, 2)
        .map(({ email }) => email)
        .sort(),
    );
    expect(mails[0]!.subject).toBe(`Robin Reed asks for access to ${child.name.split(' ')[0]}`);
    expect(mails[0]!.text).toContain(`/children/${child.id}/guardians`);
    expect(mails[0]!.text).not.toContain(user.email);

    const [request] = (await api.get('/api/access-requests/sent')).body;
    expect((await api.delete(`/api/access-requests/${request.id}`)).status).toBe(204);
    const next = (await ask(api, child)).body;
    await apis[0]!.post(`/api/access-requests/${next.id}/decline`);
    const later = await club.deliver();
    expect(later.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Your request for access was declined'],
    ]);
  });

  describe('that a guardian has approved', () => {
    const anApproval = async () => {
      const family = await buildFamily(club);
      const requester = await aRequester(club, family.child);
      await club.deliver();
      const path = `/api/access-requests/${requester.request.id}`;
      return { ...family, ...requester, path, approved: await family.apis[1]!.post(`${path}/approve`) };
    };

    it('makes the requester a guardian', async () => {
      const { child, guardians, user, api, approved } = await anApproval();
      expect(approved).toMatchObject({ status: 200, body: { state: 'approved', requesterName: user.fullName } });
      expect((await api.get('/api/children')).body).toMatchObject([{ id: child.id, parentId: guardians[0]!.id }]);
      expect((await api.get('/api/access-requests/sent')).body).toEqual([]);
    });

    it('is told in mails that show nobody’s address or name', async () => {
      const { guardians, user } = await anApproval();
      const mails = await club.deliver();
      expect(mails.map(({ to }) => to).sort()).toEqual([user.email, ...guardians.map(({ email }) => email)].sort());
      for (const { to, text } of mails) {
        const others = [user, ...guardians].filter(({ email }) => email !== to);
        expect(others.filter(({ email, fullName }) => text.includes(email) || text.includes(fullName))).toEqual([]);
      }
    });

    it('can no longer be decided otherwise', async () => {
      const { apis, path } = await anApproval();
      await club.deliver();
      expect((await apis[0]!.post(`${path}/approve`)).status).toBe(200);
      expect((await apis[0]!.post(`${path}/decline`)).status).toBe(409);
      expect(await club.deliver()).toEqual([]);
    });
  });

  it('that is declined lets the requester wait for 30 days, and nobody else', async () => {
    const { child, apis } = await buildFamily(club);
    const { api, request } = await aRequester(club, child);
    expect((await apis[0]!.post(`/api/access-requests/${request.id}/decline`)).status).toBe(200);
    const [sent] = (await api.get('/api/access-requests/sent')).body;
    expect(sent).toMatchObject({ id: request.id, state: 'declined' });
    const days = (Date.parse(sent.canAskAgainAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await addAgain(api, child);
    const again = await ask(api, child);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/^Your request was declined\. You can ask again on \w{3}, \w{3} \d+, \d{4}\.$/);
    await aRequester(club, child);

    await club.database.query(`UPDATE access_requests SET decided_at = now() - interval '30 days' WHERE id = $1`, [
      request.id,
    ]);
    expect((await ask(api, child)).status).toBe(201);
  });

  it('is decided once, however many decide at the same time', async () => {
    const { child, apis } = await buildFamily(club);
    const { request, user } = await aRequester(club, child);
    const calls = Array.from({ length: 20 }, (_, n) =>
      apis[n % 2]!.post(`/api/access-requests/${request.id}/${n % 3 ? 'approve' : 'decline'}`),
    );
    const statuses = await statusesOf(calls);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const [{ state }] = await club.database.query('SELECT state FROM access_requests WHERE id = $1', [request.id]);
    const [{ guardians }] = await club.database.query(
      'SELECT count(*)::int AS guardians FROM guardianships WHERE child_id = $1 AND user_id = $2',
      [child.id, user.id],
    );
    expect(guardians).toBe(state === 'approved' ? 1 : 0);
  });

  it('of a child that nobody has is decided by an admin, and the requester becomes primary', async () => {
    const child = await buildChild(club, { dateOfBirth: '2012-02-04' });
    await club.deliver();
    const { user, api, request } = await aRequester(club, child);
    expect((await mailsTo(user.email)).length).toBe(0);
    expect((await admin.get('/api/access-requests')).body).toContainEqual(expect.objectContaining({ id: request.id }));
    await admin.post(`/api/access-requests/${request.id}/approve`);
    expect((await api.get('/api/children')).body).toMatchObject([{ id: child.id, parentId: user.id }]);
  });

  it('is not approved for an account that can no longer be a guardian', async () => {
    const { child, apis } = await buildFamily(club);
    const { user, request } = await aRequester(club, child);
    await club.database.query('UPDATE users SET is_parent = false WHERE id = $1', [user.id]);
    expect(await apis[0]!.post(`/api/access-requests/${request.id}/approve`)).toMatchObject({
      status: 409,
      body: { message: 'This user can no longer become a guardian' },
    });
    await club.database.query('UPDATE users SET is_active = false WHERE id = $1', [user.id]);
    expect((await apis[0]!.post(`/api/access-requests/${request.id}/approve`)).status).toBe(404);
  });

  it('ends when the requester becomes a guardian in another way', async () => {
    const { child, apis } = await buildFamily(club);
    const { user, api } = await aRequester(club, child);
    await admin.post(`/api/children/${child.id}/assign-parent`, { parentId: user.id });
    expect((await apis[0]!.get('/api/access-requests')).body).toEqual([]);
    expect((await api.get('/api/access-requests/sent')).body).toEqual([]);
  });

  it('can be withdrawn only by the requester, and not after the decision', async () => {
    const { child, apis } = await buildFamily(club);
    const { api, request } = await aRequester(club, child);
    expect((await apis[0]!.delete(`/api/access-requests/${request.id}`)).status).toBe(404);
    await apis[0]!.post(`/api/access-requests/${request.id}/decline`);
    expect((await api.delete(`/api/access-requests/${request.id}`)).status).toBe(404);
  });
});

describe('With CLAIM_APPROVAL=on', () => {
  let strict: ClubApp;
  beforeAll(async () => {
    strict = await startClub({ claimApproval: true });
  });
  afterAll(() => strict.close());

  it('a claim is a request to the admins', async () => {
    const child = await buildChild(strict, { name: 'Nobody’s Child', dateOfBirth: '2012-02-05' });
    const parent = await aVerifiedParent(strict);
    const api = await strict.signIn(parent.email);
    const claim = () => api.post(`/api/children/${child.id}/claim`);
    expect((await claim()).status).toBe(403);
    await api.post('/api/children/search', child);
    const answer = {
      status: 409,
      body: { message: 'An admin of your club has to approve this. Your request has been sent.' },
    };
    expect(await claim()).toMatchObject(answer);
    expect(await claim()).toMatchObject(answer);
    expect((await api.get('/api/children')).body).toEqual([]);
    const approver = await strict.signIn((await anAdmin(strict)).email);
    const pending = (await approver.get('/api/access-requests')).body;
    expect(pending).toMatchObject([{ childId: child.id, requesterName: parent.fullName }]);
    await approver.post(`/api/access-requests/${pending[0].id}/approve`);
    expect((await api.get('/api/children')).body).toMatchObject([{ id: child.id }]);
    expect((await claim()).status).toBe(200);
  });

  it('a claim of a child that somebody has claimed meanwhile is no request', async () => {
    const child = await buildChild(strict, { name: 'Soon Claimed', dateOfBirth: '2012-02-06' });
    const api = await strict.signIn((await aVerifiedParent(strict)).email);
    await api.post('/api/children/search', child);
    await strict.database.query('INSERT INTO guardianships (child_id, user_id) SELECT $1, id FROM users LIMIT 1', [
      child.id,
    ]);
    expect(await api.post(`/api/children/${child.id}/claim`)).toMatchObject({
      status: 409,
      body: { message: 'This child has already been registered by another parent.' },
    });
    expect((await api.get('/api/access-requests/sent')).body).toEqual([]);
  });
});
