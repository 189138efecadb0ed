import { type Api } from '../support/api.ts';
import { type ClubApp, startClub, testPassword } from '../support/club-app.ts';
import { aCoach, anAdmin, aParent, buildTeam } from '../support/factories.ts';
import { newChild } from '../support/matrix/requests.ts';

let club: ClubApp;
let admin: Api;
let coach: Api;
beforeAll(async () => {
  club = await startClub();
  admin = await club.signIn((await anAdmin(club)).email);
  coach = await club.signIn((await aCoach(club)).email);
});
afterAll(() => club.close());

const add = (fields: object, by = admin) => by.post('/api/players', { ...newChild(), ...fields });
let counter = 0;
const newEmail = () => `new${++counter}@players.example`;
const guardiansOf = (childId: number) =>
  club.database.query<{ user_id: number }[]>('SELECT user_id FROM guardianships WHERE child_id = $1', [childId]);
const childrenNamed = (name: string) => club.database.query('SELECT FROM children WHERE name = $1', [name]);
const mailsTo = (address: string) =>
  club.database.query<{ kind: string }[]>('SELECT kind FROM mails WHERE address = $1 ORDER BY kind', [address]);

describe('A new player', () => {
  it('joins a team, and gets a parent with an account and an invitation', async () => {
    const team = await buildTeam(club);
    const email = newEmail();
    const { status, body } = await add({
      teamId: team.id,
      parentEmail: ` ${email.toUpperCase()}`,
      parentName: 'Pat Bell',
    });
    expect([status, body.parent]).toEqual([201, 'created']);
    expect(body.child.teams).toEqual([{ id: team.id, name: team.name }]);
    const [user] = await club.database.query('SELECT * FROM users WHERE email = $1', [email]);
    expect(user).toMatchObject({
      full_name: 'Pat Bell',
      username: email,
      is_parent: true,
      is_coach: false,
      is_admin: false,
    });
    expect(body.child.parentId).toBe(user.id);
    expect(await mailsTo(email)).toContainEqual({ kind: 'invitation' });
    const acts = await club.database.query(
      `SELECT action FROM audit_log WHERE subject_id IN ($1, $2) AND action IN ('child.add', 'user.create')`,
      [body.child.id, user.id],
    );
    expect(acts).toHaveLength(2);
  });

  it('is linked to the account of a parent whose address is confirmed', async () => {
    const parent = await aParent(club, { hasUnverifiedEmail: false });
    const { body } = await add({ parentEmail: parent.email });
    expect(body.parent).toBe('linked');
    expect(await guardiansOf(body.child.id)).toEqual([{ user_id: parent.id }]);
  });

  it('is not linked to an account that its owner made and nobody has confirmed, whose owner is invited', async () => {
    const stranger = await aParent(club, { hasUnverifiedEmail: true });
    const { status, body } = await add({ parentEmail: stranger.email, parentName: 'Pat Bell' });
    expect([status, body.parent]).toEqual([201, 'invited']);
    expect(await guardiansOf(body.child.id)).toEqual([]);
    const invited = await club.database.query('SELECT email FROM guardian_invitations WHERE child_id = $1', [
      body.child.id,
    ]);
    expect(invited).toEqual([{ email: stranger.email }]);
  });

  it.each([
    ['deactivated', { isActive: false, hasUnverifiedEmail: false }, /deactivated/],
    ['not a parent', { isParent: false, isCoach: true, hasUnverifiedEmail: false }, /not a parent/],
  ])('is not added if the parent is %s', async (_, fields, sentence) => {
    const account = await aParent(club, fields);
    const child = newChild();
    const { status, body } = await add({ ...child, parentEmail: account.email });
    expect([status, body.errors]).toEqual([400, { parentEmail: expect.stringMatching(sentence) }]);
    expect(await childrenNamed(child.name)).toEqual([]);
  });

  it('is not added without its team, nor is the parent', async () => {
    const child = newChild();
    const email = newEmail();
    const { status } = await add({ ...child, teamId: 2147483647, parentEmail: email, parentName: 'Pat Bell' });
    expect(status).toBe(404);
    expect(await childrenNamed(child.name)).toEqual([]);
    expect(await club.database.query('SELECT FROM users WHERE email = $1', [email])).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('needs the name of a parent without an account', async () => {
    const { status, body } = await add({ parentEmail: newEmail() });
    expect([status, body.errors]).toEqual([400, { parentName: 'Full name is required' }]);
  });

  it('is added by a coach to a team, but without a parent', async () => {
    const team = await buildTeam(club);
    const { status, body } = await add({ teamId: team.id }, coach);
    expect([status, body.parent]).toEqual([201, 'none']);
    const email = newEmail();
    const child = newChild();
    expect((await add({ ...child, parentEmail: email, parentName: 'Pat Bell' }, coach)).status).toBe(403);
    expect(await childrenNamed(child.name)).toEqual([]);
  });

  it('is not added twice, and tells nothing about the account', async () => {
    const child = newChild();
    await add(child);
    const email = newEmail();
    const { status } = await add({ ...child, parentEmail: email, parentName: 'Pat Bell' });
    expect(status).toBe(409);
    expect(await club.database.query('SELECT FROM users WHERE email = $1', [email])).toEqual([]);
  });
});

describe('A new player of a club without mail', () => {
  beforeAll(() => Object.assign(club.settings, { nodeEnv: 'production' }));
  afterAll(() => Object.assign(club.settings, { nodeEnv: 'test' }));

  it('has a parent whose password the admin passes on', async () => {
    const email = newEmail();
    const parent = { parentEmail: email, parentName: 'Pat Bell' };
    const refused = await add(parent);
    expect([refused.status, refused.body.errors]).toEqual([400, { parentPassword: 'Password is required' }]);
    const { body } = await add({ ...parent, parentPassword: testPassword });
    expect(body.parent).toBe('created');
    await club.signIn(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('is not linked to an account that nobody has confirmed, and nobody is invited', async () => {
    const stranger = await aParent(club, { hasUnverifiedEmail: true });
    const { body } = await add({ parentEmail: stranger.email });
    expect(body.parent).toBe('unconfirmed');
    expect(await guardiansOf(body.child.id)).toEqual([]);
    expect(await mailsTo(stranger.email)).toEqual([]);
  });
});
