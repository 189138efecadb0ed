import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildChild } from '../support/factories.ts';
import { aVerifiedParent, buildFamily } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
let adminEmail: string;
beforeAll(async () => {
  club = await startMailingClub();
  ({ email: adminEmail } = await anAdmin(club));
  admin = await club.signIn(adminEmail);
});
afterAll(() => club.close());

const own = '/api/auth/deletion';
const ask = (api: Api, currentPassword = testPassword) => api.post(own, { currentPassword });
const complete = (userId: number, by = admin) => by.post(`/api/deletion-requests/${userId}/complete`);
const requestOf = async (userId: number) =>
  (await admin.get('/api/deletion-requests')).body.find((row: { userId: number }) => row.userId === userId);

async function aFamily() {
  const { child: shared, guardians, apis } = await buildFamily(club, 2);
  const me = guardians[0]!;
  const own = await buildChild(club, { guardian: me, dateOfBirth: '2012-01-01' });
  await buildChild(club, { guardian: me, isRegistered: false });
  return { me, api: apis[0]!, shared, own };
}

describe('A user', () => {
  it('learns which children would have no guardian, before asking', async () => {
    const { api, own: alone, shared } = await aFamily();
    expect((await api.get(own)).body).toEqual({
      requestedAt: null,
      refusal: null,
      children: [
        { id: alone.id, name: alone.name, staysWithoutGuardian: true, isErasureRequested: false },
        { id: shared.id, name: shared.name, staysWithoutGuardian: false, isErasureRequested: false },
      ],
    });
  });

  it('asks with the current password; a second click changes nothing', async () => {
    const { me, api } = await aFamily();
    const { status, body } = await ask(api, 'a guess');
    expect([status, body.errors]).toEqual([400, { currentPassword: 'Current password is incorrect' }]);
    expect((await api.post(own, {})).status).toBe(400);
    expect(await requestOf(me.id)).toBeUndefined();
    const asked = await ask(api);
    expect([asked.status, asked.body.requestedAt]).toEqual([200, expect.any(String)]);
    expect(await Promise.all([ask(api), ask(api)])).toMatchObject([{ body: asked.body }, { body: asked.body }]);
    expect((await api.get(own)).body).toEqual(asked.body);
    const { body: listed, headers } = await admin.get('/api/deletion-requests?limit=100');
    expect(listed.at(-1)).toEqual({
      userId: me.id,
      fullName: me.fullName,
      email: me.email,
      requestedAt: asked.body.requestedAt,
      children: asked.body.children,
    });
    expect(headers.get('x-total-count')).toBe(String(listed.length));
  });

  it('keeps the account until an admin deletes it, and can withdraw', async () => {
    const { me, api } = await aFamily();
    await ask(api);
    expect((await api.get('/api/children')).body).toHaveLength(2);
    expect((await api.delete(own)).status).toBe(204);
    expect((await api.get(own)).body.requestedAt).toBeNull();
    expect((await api.delete(own)).status).toBe(404);
    expect(await complete(me.id)).toMatchObject({
      status: 404,
      body: { message: 'This request has been withdrawn or completed already' },
    });
    expect((await api.get('/api/auth/me')).status).toBe(200);
  });

  it('who is a coach or an admin is told to hand over first', async () => {
    const coach = await aCoach(club);
    for (const email of [coach.email, adminEmail]) {
      const api = await club.signIn(email);
      const { status, body } = await ask(api);
      expect([status, body.message]).toEqual([409, (await api.get(own)).body.refusal]);
    }
    const { me, api } = await aFamily();
    await ask(api);
    await club.database.query('UPDATE users SET is_coach = true WHERE id = $1', [me.id]);
    expect((await complete(me.id)).status).toBe(409);
    expect(await requestOf(me.id)).toBeDefined();
    expect((await api.delete(own)).status).toBe(204);
  });
});

describe('Mails', () => {
  const subjects = async (address: string) =>
    (await club.deliver()).filter(({ to }) => to === address).map(({ subject }) => subject);

  it('tell the user how to withdraw, and the admins, once a day', async () => {
    const { me, api } = await aFamily();
    await club.deliver();
    await ask(api);
    const mails = await club.deliver();
    const sent = new Map(mails.map(({ to, subject }) => [to, subject]));
    expect([mails.length, sent.get(adminEmail), sent.get(me.email)]).toEqual([
      2,
      `${me.fullName} asks to be deleted`,
      'You asked to be deleted',
    ]);
    expect(mails.find(({ to }) => to === me.email)!.text).toContain(`${club.url}/profile`);
    expect(mails.find(({ to }) => to === adminEmail)!.text).toContain(`${club.url}/admin/manage-users`);
    await api.delete(own);
    await ask(api);
    expect(await club.deliver()).toEqual([]);
  });

  it('are not sent to an address that nobody has verified, or after the request was withdrawn', async () => {
    const { email, fullName } = await aParent(club);
    const api = await club.signIn(email);
    await ask(api);
    expect(await subjects(email)).toEqual([]);
    const { api: other } = await aFamily();
    await club.deliver();
    await ask(other);
    await other.delete(own);
    expect(await club.deliver()).toEqual([]);
    expect(fullName).toBeTruthy();
  });

  it('tell the admins which children no longer have a guardian', async () => {
    const { me, api, own: alone, shared } = await aFamily();
    await ask(api);
    await club.deliver();
    expect((await complete(me.id)).status).toBe(204);
    expect(await subjects(adminEmail)).toEqual([`${alone.name} no longer has a guardian`]);
    const { body } = await admin.get('/api/children/all?parent=unassigned&limit=100');
    const names = body.map(({ name }: { name: string }) => name);
    expect(names).toContain(alone.name);
    expect(names).not.toContain(shared.name);
  });
});

describe('A deletion', () => {
  // Covers ASVS 7.4.2.
  it('ends sessions and sign-in, and is audited without a name', async () => {
    const { me, api } = await aFamily();
    const device = await club.signIn(me.email);
    await ask(api);
    expect((await complete(me.id)).status).toBe(204);
    for (const session of [api, device]) expect((await session.get('/api/auth/me')).status).toBe(401);
    const again = await club.guest().post('/api/auth/login', { username: me.email, password: testPassword });
    expect([again.status, again.body.message]).toEqual([401, 'Invalid credentials']);
    const log = await club.database.query(
      'SELECT action, actor_id IS NULL AS "byNobody", details FROM audit_log WHERE subject_id = $1 ORDER BY id',
      [me.id],
    );
    expect(log).toEqual([
      { action: 'account.request-deletion', byNobody: true, details: {} },
      { action: 'user.delete', byNobody: false, details: { childrenWithoutGuardian: 1 } },
    ]);
    // The address is free again.
    const { status } = await club.guest().post('/api/auth/register', {
      email: me.email,
      password: testPassword,
      fullName: 'Somebody Else',
    });
    expect(status).toBe(201);
  });

  it('of several admins at once happens once', async () => {
    const { me, api } = await aFamily();
    const second = await club.signIn((await anAdmin(club)).email);
    await ask(api);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => complete(me.id, n % 2 ? admin : second)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array.from({ length: 9 }, () => 404)]);
  });

  it('and a withdrawal at once: exactly one holds', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await aVerifiedParent(club);
      const api = await club.signIn(user.email);
      await ask(api);
      const [withdrawn, completed] = await Promise.all([api.delete(own), complete(user.id)]);
      expect([204, 404, 401]).toContain(withdrawn.status);
      expect([completed.status, withdrawn.status === 204]).toEqual(
        withdrawn.status === 204 ? [404, true] : [204, false],
      );
      expect((await api.get('/api/auth/me')).status).toBe(withdrawn.status === 204 ? 200 : 401);
    }
  });

  it('of both guardians at once tells that the child has none', async () => {
    const { child, guardians, apis } = await buildFamily(club, 2);
    for (const api of apis) await ask(api);
    const answers = await Promise.all(guardians.map(({ id }) => complete(id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { body } = await admin.get('/api/children/all?parent=unassigned&limit=100');
    expect(body).toContainEqual(expect.objectContaining({ id: child.id, guardiansLeftAt: expect.any(String) }));
  });
});

describe('An account whose email was changed', () => {
  it('is not deleted while its former owner can undo that, because a thief may have asked', async () => {
    const { me, api } = await aFamily();
    const changed = { email: `new.${me.email}`, currentPassword: testPassword };
    expect((await api.patch('/api/auth/me', changed)).status).toBe(200);
    expect((await ask(api)).status).toBe(200);
    const tooEarly = {
      status: 409,
      body: { message: expect.stringMatching(/You can delete the account from \w+, \w+ \d+, \d+ on\.$/) },
    };
    expect(await complete(me.id)).toMatchObject(tooEarly);
    await club.deliver();
    expect(await complete(me.id)).toMatchObject(tooEarly);
    expect(await requestOf(me.id)).toBeDefined();
    await club.database.query("UPDATE account_links SET expires_at = now() - interval '1 second' WHERE user_id = $1", [
      me.id,
    ]);
    expect((await complete(me.id)).status).toBe(204);
  });

  it('is deleted a week later at the latest, although the mail to the former owner has failed', async () => {
    const { me, api } = await aFamily();
    await api.patch('/api/auth/me', { email: `new.${me.email}`, currentPassword: testPassword });
    await ask(api);
    const queuedAgo = (days: number) =>
      club.database.query(
        `UPDATE mails SET state = 'failed', ended_at = now(), queued_at = now() - $2 * interval '1 day'
         WHERE user_id = $1 AND kind = 'email-changed'`,
        [me.id, days],
      );
    await queuedAgo(6);
    expect(await complete(me.id)).toMatchObject({ status: 409 });
    await queuedAgo(7);
    expect((await complete(me.id)).status).toBe(204);
  });
});

describe('An admin', () => {
  const remove = (id: number, by = admin) => by.delete(`/api/users/${id}`);

  it('sees what becomes of a user, and deletes the account without a request', async () => {
    const { me, own: alone, shared } = await aFamily();
    await club.database.query('UPDATE users SET is_active = false, signed_in_at = NULL WHERE id = $1', [me.id]);
    expect((await admin.get(`/api/users/${me.id}/deletion`)).body).toEqual({
      refusal: null,
      children: [
        { id: alone.id, name: alone.name, staysWithoutGuardian: true, isErasureRequested: false },
        { id: shared.id, name: shared.name, staysWithoutGuardian: false, isErasureRequested: false },
      ],
    });
    expect((await remove(me.id)).status).toBe(204);
    expect(await club.database.query('SELECT FROM users WHERE id = $1', [me.id])).toEqual([]);
    const acts = await club.database.query(
      `SELECT details FROM audit_log WHERE action = 'user.delete' AND subject_id = $1`,
      [me.id],
    );
    expect(acts).toEqual([{ details: { childrenWithoutGuardian: 1 } }]);
    expect((await remove(me.id)).status).toBe(404);
    expect((await admin.get(`/api/users/${me.id}/deletion`)).status).toBe(404);
  });

  it('deletes neither the own account nor a coach, and says why before', async () => {
    const coach = await aCoach(club);
    const me = (await admin.get('/api/auth/me')).body;
    for (const [id, sentence] of [
      [me.id, /your own account/],
      [coach.id, /Remove the role first/],
    ]) {
      expect((await admin.get(`/api/users/${id}/deletion`)).body.refusal).toMatch(sentence);
      const { status, body } = await remove(id);
      expect([status, body.message]).toEqual([409, expect.stringMatching(sentence)]);
    }
    expect(await club.database.query('SELECT FROM users WHERE id = ANY($1)', [[me.id, coach.id]])).toHaveLength(2);
  });

  it('alone deletes accounts', async () => {
    const { me, api } = await aFamily();
    const coach = await club.signIn((await aCoach(club)).email);
    expect([(await remove(me.id, coach)).status, (await remove(me.id, api)).status]).toEqual([403, 403]);
    expect((await api.get(`/api/users/${me.id}/deletion`)).status).toBe(403);
  });
});

it('Wrong passwords for a deletion count towards the limit of password checks', async () => {
  let limited: ClubApp | undefined;
  try {
    limited = await startClub({ rateLimits: true, limitPasswordChecks: 2 });
    const api = await limited.signIn((await aParent(limited)).email);
    const statuses = [];
    for (const password of ['one', 'two', testPassword]) statuses.push((await ask(api, password)).status);
    expect(statuses).toEqual([400, 400, 429]);
  } finally {
    await limited?.close();
  }
});
