import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent } from '../support/factories.ts';
import { aRequester, aVerifiedParent, buildFamily, type Family } from '../support/families.ts';
import { type MailingClub, startMailingClub } from '../support/mails.ts';

let club: MailingClub;
let admin: Api;
const log: string[] = [];
beforeAll(async () => {
  club = await startMailingClub({ clubName: 'Riverside FC', verifyEmail: true }, (line) => log.push(line));
  admin = await club.signIn((await anAdmin(club)).email);
});
afterAll(() => club.close());

const invite = (api: Api, child: { id: number }, email: string, sameHousehold?: boolean) =>
  api.post(`/api/children/${child.id}/invitations`, { email, sameHousehold });
const accept = (api: Api, token: string) => api.post(`/api/invitations/${token}`);
const view = (api: Api, token: string) => api.get(`/api/invitations/${token}`);

let invited = 0;
/** Invites a new address and returns the secret of the link. */
async function invitationOf({ child, apis }: Family, { sameHousehold = false, by = apis[0]! } = {}) {
  await club.deliver();
  const email = `invited${++invited}@families.example`;
  const { status, body } = await invite(by, child, email, sameHousehold);
  expect(status).toBe(201);
  return { email, id: body.id as number, token: await club.linkTo(email) };
}

describe('An invitation', () => {
  it('is a mail that names neither the child nor anybody of the family', async () => {
    const family = await buildFamily(club);
    await club.deliver();
    const { body } = await invite(family.apis[0]!, family.child, 'Other.Parent@Families.example');
    expect(body).toMatchObject({ email: 'other.parent@families.example', sameHousehold: false });
    expect(Date.parse(body.expiresAt) - Date.parse(body.invitedAt)).toBe(14 * 86_400_000);
    const [mail, ...others] = await club.deliver();
    expect(others).toEqual([]);
    expect(mail!.to).toBe('other.parent@families.example');
    expect(mail!.subject).toBe('Become a guardian of a child at Riverside FC');
    const secrets = [family.child.name, ...family.guardians.flatMap(({ fullName, email }) => [fullName, email])];
    expect(secrets.filter((secret) => (mail!.text + mail!.html).includes(secret))).toEqual([]);
    // Admins see the address as the recipient, and never the link.
    const { body: mails } = await admin.get('/api/admin/mails');
    expect(mails[0]).toMatchObject({ kind: 'guardian-invitation', recipient: 'other.parent@families.example' });
    expect((await admin.get(`/api/admin/mails/${mails[0].id}`)).body.body).toBeNull();
  });

  it('is sent also if an earlier version has queued the mail, which names one invitation', async () => {
    const family = await buildFamily(club);
    await club.deliver();
    const { body } = await invite(family.apis[0]!, family.child, 'queued@families.example');
    await club.database.query(`UPDATE mails SET data = $1 WHERE address = 'queued@families.example'`, [
      JSON.stringify({ invitationId: body.id }),
    ]);
    const token = await club.linkTo('queued@families.example');
    expect((await view(club.guest(), token)).status).toBe(200);
  });

  it('shows a guest the given name, and both addresses to whoever is signed in', async () => {
    const family = await buildFamily(club);
    const { token, email } = await invitationOf(family);
    const given = family.child.name.split(' ')[0];
    expect((await view(club.guest(), token)).body).toEqual({
      childName: given,
      sameHousehold: false,
      inviterName: null,
      expiresAt: expect.any(String),
      invitedEmail: null,
      accountEmail: null,
      isAccepted: false,
      isGuardian: false,
      isWaiting: false,
    });
    const user = await aVerifiedParent(club);
    const api = await club.signIn(user.email);
    expect((await view(api, token)).body).toMatchObject({ invitedEmail: email, accountEmail: user.email });
  });

  it('makes whoever accepts a guardian in a household of their own, and tells the others without a name', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family);
    const user = await aVerifiedParent(club);
    const api = await club.signIn(user.email);
    const accepted = await accept(api, token);
    expect(accepted).toMatchObject({ status: 200, body: { childId: family.child.id } });
    expect((await api.get('/api/children')).body).toMatchObject([
      { id: family.child.id, parentId: family.guardians[0]!.id },
    ]);
    expect((await accept(api, token)).status).toBe(200);
    expect((await view(api, token)).body).toMatchObject({ isAccepted: true, isGuardian: true });
    const relations = (await family.apis[0]!.get(`/api/children/${family.child.id}/guardians`)).body;
    expect(relations.map(({ relation }: { relation: string }) => relation)).toEqual(['you', 'other', 'other']);
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual(family.guardians.map(({ email }) => email).sort());
    expect(mails.map(({ text }) => text).join()).not.toContain(user.fullName);
  });

  it('names the inviter to whoever has the link if it is into the household, and nobody otherwise', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family, { sameHousehold: true });
    expect((await view(club.guest(), token)).body).toMatchObject({ inviterName: family.guardians[0]!.fullName });
    const other = await invitationOf(family);
    const { body } = await view(club.guest(), other.token);
    expect(body).toMatchObject({ inviterName: null });
    expect(JSON.stringify(body)).not.toContain(family.guardians[0]!.fullName);
  });

  it('names no inviter whose name, from before such names were refused, looks like an address', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family, { sameHousehold: true });
    await club.database.query('UPDATE users SET full_name = $1 WHERE id = $2', [
      'www.prize.example',
      family.guardians[0]!.id,
    ]);
    expect((await view(club.guest(), token)).body).toMatchObject({ inviterName: null });
  });

  it('into the household shows names to both, but moves nobody who is a guardian already', async () => {
    const family = await buildFamily(club);
    const first = await invitationOf(family, { sameHousehold: true });
    const partner = await aVerifiedParent(club);
    await accept(await club.signIn(partner.email), first.token);
    const second = await invitationOf(family, { sameHousehold: true });
    expect((await accept(family.apis[1]!, second.token)).status).toBe(200);
    const { body } = await family.apis[0]!.get(`/api/children/${family.child.id}/guardians`);
    expect(body.map(({ relation, fullName }: Record<string, string>) => [relation, fullName])).toEqual([
      ['you', family.guardians[0]!.fullName],
      ['other', null],
      ['household', partner.fullName],
    ]);
  });

  // Covers ASVS 2.3.4.
  it('is accepted once, however many accounts accept at the same time', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family);
    const apis = await Promise.all(
      Array.from({ length: 50 }, async () => club.signIn((await aVerifiedParent(club)).email)),
    );
    const statuses = (await Promise.all(apis.map((api) => accept(api, token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(49).fill(404)]);
    const [{ count }] = await club.database.query(
      'SELECT count(*)::int AS count FROM guardianships WHERE child_id = $1',
      [family.child.id],
    );
    expect(count).toBe(3);
  });

  it('does not work for others after it was accepted', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family);
    await accept(await club.signIn((await aVerifiedParent(club)).email), token);
    const other = await club.signIn((await aVerifiedParent(club)).email);
    for (const call of [view(club.guest(), token), view(other, token), accept(other, token)]) {
      expect((await call).status).toBe(404);
    }
  });

  it.each([
    [
      'is withdrawn',
      ({ child, apis }: Family, id: number) => apis[0]!.delete(`/api/children/${child.id}/invitations/${id}`),
    ],
    ['has expired', (_family: Family, id: number) => ended('expires_at = now()', id)],
    [
      'was sent by somebody who has left',
      ({ child, apis, guardians }: Family) =>
        apis[0]!.delete(`/api/children/${child.id}/guardians/${guardians[0]!.id}`),
    ],
    [
      'is about a child that has left the club',
      ({ child }: Family) => admin.delete(`/api/children/${child.id}/remove`),
    ],
    ['was sent again', ({ child, apis }: Family, _id: number, email: string) => invite(apis[0]!, child, email)],
    [
      'was sent by somebody whose account is deactivated',
      ({ guardians }: Family) => admin.post(`/api/users/${guardians[0]!.id}/deactivate`),
    ],
  ])('does not work when it %s', async (_why, end) => {
    const family = await buildFamily(club);
    const { token, id, email } = await invitationOf(family);
    const api = await club.signIn((await aVerifiedParent(club)).email);
    expect((await view(api, token)).status).toBe(200);
    await end(family, id, email);
    const problems = [await view(api, token), await accept(api, token), await accept(api, 'x'.repeat(43))];
    expect(problems.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(problems.map(({ body }) => body.message)).size).toBe(1);
  });

  const ended = (change: string, id: number) =>
    club.database.query(`UPDATE guardian_invitations SET ${change} WHERE id = $1`, [id]);

  it('leaves out a given name that could be a link', async () => {
    const { child, apis } = await buildFamily(club);
    await club.database.query(`UPDATE children SET name = 'https://evil.example/win Now' WHERE id = $1`, [child.id]);
    await club.deliver();
    await invite(apis[0]!, child, 'stranger@families.example');
    const [mail] = await club.deliver();
    expect(mail!.subject).toBe('Become a guardian of a child at Riverside FC');
    expect(mail!.text).not.toContain('evil');
  });

  it('does not come back to life when its sender becomes a guardian again', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family);
    await family.apis[0]!.delete(`/api/children/${family.child.id}/guardians/${family.guardians[0]!.id}`);
    await admin.post(`/api/children/${family.child.id}/assign-parent`, { parentId: family.guardians[0]!.id });
    expect((await view(club.guest(), token)).status).toBe(404);
  });

  it('and guardianships that an intruder has granted end when the change of the email is undone', async () => {
    const { child, guardians, apis } = await buildFamily(club, 1);
    await club.deliver();
    const changes = { email: 'intruder@families.example', currentPassword: testPassword };
    expect((await apis[0]!.patch('/api/auth/me', changes)).status).toBe(200);
    const undo = await club.linkTo(guardians[0]!.email);
    // The intruder's address is not verified, so the club would not let them invite.
    await club.database.query('UPDATE users SET self_registered = false WHERE id = $1', [guardians[0]!.id]);
    const { api: accomplice, request } = await aRequester(club, child);
    expect((await apis[0]!.post(`/api/access-requests/${request.id}/approve`)).status).toBe(200);
    const { token } = await invitationOf({ child, guardians, apis }, { sameHousehold: true });
    const undone = await club.guest().post('/api/auth/undo-email-change', { token: undo, password: 'mine again' });
    expect(undone.status).toBe(204);
    expect((await accomplice.get('/api/children')).body).toEqual([]);
    expect((await view(club.guest(), token)).status).toBe(404);
    const again = await club.signIn(guardians[0]!.email, 'mine again');
    expect((await again.get('/api/children')).body).toMatchObject([{ id: child.id }]);
  });

  it('is no longer sent when it was withdrawn before', async () => {
    const { child, apis } = await buildFamily(club);
    await club.deliver();
    const { body } = await invite(apis[0]!, child, 'soon.withdrawn@families.example');
    await apis[0]!.delete(`/api/children/${child.id}/invitations/${body.id}`);
    expect(await club.deliver()).toEqual([]);
  });

  it('verifies the address to which it was sent, and needs a verified account otherwise', async () => {
    const family = await buildFamily(club);
    const { token, email } = await invitationOf(family);
    const other = await club.signIn((await aParent(club)).email);
    expect((await accept(other, token)).status).toBe(403);
    const user = await aParent(club, { email, username: email });
    const api = await club.signIn(email);
    expect((await accept(api, token)).status).toBe(200);
    expect((await api.get('/api/auth/me')).body).toMatchObject({ id: user.id, isEmailVerified: true });
  });

  it('is accepted only by parents who are signed in and have room for the child', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family);
    expect((await accept(club.guest(), token)).status).toBe(401);
    expect((await accept(await club.signIn((await aCoach(club)).email), token)).status).toBe(403);
    const user = await aVerifiedParent(club);
    await club.database.query(
      `INSERT INTO children (name, folded_name, date_of_birth) SELECT 'Many ' || n, 'many ' || n, '2014-01-01' FROM generate_series(1, 12) n`,
    );
    await club.database.query(
      `INSERT INTO guardianships (child_id, user_id) SELECT id, $1 FROM children WHERE folded_name LIKE 'many %'`,
      [user.id],
    );
    expect((await accept(await club.signIn(user.email), token)).status).toBe(409);
  });
});

describe('Inviting', () => {
  const list = async (api: Api, { id }: { id: number }) => {
    const { status, body } = await api.get(`/api/children/${id}/invitations`);
    return status === 200 ? body.map((row: { email: string }) => row.email) : status;
  };

  it('is not for coaches and strangers', async () => {
    const { child } = await buildFamily(club);
    for (const { email } of [await aCoach(club), await aVerifiedParent(club)]) {
      const api = await club.signIn(email);
      expect(await list(api, child)).toBe(404);
      expect((await invite(api, child, 'new@families.example')).status).toBe(404);
    }
  });

  it('is seen by admins, and by the guardian who did it', async () => {
    const family = await buildFamily(club);
    const { email } = await invitationOf(family);
    const byAdmin = await invitationOf(family, { by: admin });
    expect(await list(family.apis[0]!, family.child)).toEqual([email]);
    expect(await list(family.apis[1]!, family.child)).toEqual([]);
    expect(await list(admin, family.child)).toEqual([byAdmin.email, email]);
  });

  it('by an admin is undone only by admins', async () => {
    const family = await buildFamily(club);
    const { id } = await invitationOf(family, { by: admin });
    const path = `/api/children/${family.child.id}/invitations/${id}`;
    expect((await family.apis[1]!.delete(path)).status).toBe(404);
    expect((await admin.delete(path)).status).toBe(204);
  });

  it('by an admin shares no household', async () => {
    const { child } = await buildFamily(club);
    expect((await invite(admin, child, 'x@families.example', true)).body.errors).toEqual({
      sameHousehold: 'Only a guardian can share a household. Leave this out as an admin.',
    });
  });

  // Covers S4.
  it('answers the same whether or not the address has an account', async () => {
    const family = await buildFamily(club);
    const known = await aVerifiedParent(club);
    const answers = await Promise.all(
      [known.email, 'nobody.knows@families.example'].map((email) => invite(family.apis[0]!, family.child, email)),
    );
    expect(answers.map(({ status, body }) => [status, Object.keys(body).sort()])).toEqual(
      answers.map(() => [201, ['email', 'expiresAt', 'id', 'invitedAt', 'sameHousehold']]),
    );
  });

  it.each([
    [{}, { email: 'Please enter a valid email address' }],
    [{ email: 'no address' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@b.example', sameHousehold: 'yes' }, { sameHousehold: 'sameHousehold must be true or false' }],
  ])('rejects %j', async (body, errors) => {
    const { child, apis } = await buildFamily(club);
    const response = await apis[0]!.post(`/api/children/${child.id}/invitations`, body);
    expect([response.status, response.body.errors]).toEqual([400, errors]);
  });

  // Covers S11.
  it('stores no secret of a link, and logs none', async () => {
    const family = await buildFamily(club);
    const { token } = await invitationOf(family);
    await view(club.guest(), token);
    const tables: { name: string }[] = await club.database.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await club.database.query(`SELECT t::text FROM ${name} t`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
    expect(log.join('')).not.toContain(token);
  });
});

describe('With limits or without mail', () => {
  let limited: ClubApp;
  beforeAll(async () => {
    limited = await startClub({ rateLimits: true });
  });
  afterAll(() => limited.close());

  it('an address gets three invitations a day, whoever sends them', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const { child, apis } = await buildFamily(limited);
      statuses.push((await invite(apis[0]!, child, 'popular@families.example')).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  it('a user invites ten addresses a day', async () => {
    const { child, apis } = await buildFamily(limited);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await invite(apis[0]!, child, `friend${n}@families.example`)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it('a club that sends no mail says so', async () => {
    const silent = await startClub({ nodeEnv: 'production' });
    try {
      const { child, apis } = await buildFamily(silent);
      expect(await invite(apis[0]!, child, 'friend@families.example')).toMatchObject({
        status: 409,
        body: { message: 'This club cannot send mail yet' },
      });
    } finally {
      await silent.close();
    }
  });
});
