import { messages } from '@touchline/domain';
import { testPassword } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild } from '../support/factories.ts';
import { aVerifiedParent } from '../support/families.ts';
import { type MailingClub, startMailingClub, type WrittenMail } from '../support/mails.ts';
import { upload } from '../support/upload.ts';

let club: MailingClub;
beforeAll(async () => {
  club = await startMailingClub();
});
afterAll(() => club.close());

const nasty = [
  'Your account is suspended, sign in at https://evil.example/a',
  'Coach Miller confirm at www.evil.example',
  'evil.example',
  'evil。example',
  'pat@evil.example',
  'Pat／Keller',
];
const rejected = { status: 400, errors: expect.objectContaining({}) };
const answerOf = ({ status, body }: { status: number; body: { errors?: object } }) => ({ status, errors: body.errors });
const wordsOf = ({ head, subject, text, html }: WrittenMail) => [head, subject, text, html].join('\n');

describe('A name that looks like an address', () => {
  it.each(nasty)('is rejected for users and children: %s', async (name) => {
    const problem = { ...rejected, errors: { fullName: messages.nameLikeAddress } };
    const guest = club.guest();
    const account = { email: 'new@families.example', password: testPassword, fullName: name };
    expect(answerOf(await guest.post('/api/auth/register', account))).toEqual(problem);
    const admin = await club.signIn((await anAdmin(club)).email);
    const user = { ...account, username: 'new.user' };
    expect(answerOf(await admin.post('/api/users', user))).toEqual(problem);
    const { id } = await aParent(club);
    expect(answerOf(await admin.patch(`/api/users/${id}`, { fullName: name }))).toEqual(problem);
    expect(answerOf(await admin.patch('/api/auth/me', { fullName: name }))).toEqual(problem);
    const child = { name, dateOfBirth: '2015-03-14' };
    expect(answerOf(await admin.post('/api/children', child))).toEqual({
      status: 400,
      errors: { name: messages.nameLikeAddress },
    });
    const { body } = await upload(admin, 'children', `name,dateOfBirth\n"${name}",2015-03-14\n`);
    expect(JSON.stringify(body)).toContain('looks like an address');
    expect(await club.database.query('SELECT FROM children WHERE name = $1', [name])).toEqual([]);
  });

  it('that an account has already stays while other fields change, and an ordinary one can replace it', async () => {
    const fullName = 'Pat/Keller';
    const user = await aParent(club, { fullName });
    const api = await club.signIn(user.email);
    expect((await api.patch('/api/auth/me', { fullName, phone: '020' })).body).toMatchObject({
      fullName,
      phone: '020',
    });
    const admin = await club.signIn((await anAdmin(club)).email);
    const path = `/api/users/${user.id}`;
    expect((await admin.patch(path, { fullName, isCoach: true })).body).toMatchObject({ fullName, isCoach: true });
    expect((await admin.patch(path, { fullName: 'Pat Keller' })).status).toBe(200);
    expect((await admin.patch(path, { fullName })).status).toBe(400);
  });

  it('that an account has already is in no header of a mail', async () => {
    const { email } = await aVerifiedParent(club, { fullName: 'Sign in at evil.example' });
    await club.guest().post('/api/auth/forgot-password', { email });
    const [mail] = await club.deliver();
    expect(mail!.to).toBe(email);
    expect(wordsOf(mail!)).not.toContain('evil');
  });
});

describe('A mail to an address that nobody has verified contains nothing that a stranger typed:', () => {
  const canary = 'Zyxquandle';
  const fullName = `${canary} Keller`;

  it('verification, also after a change, and a forgotten password', async () => {
    const email = 'canary@families.example';
    const api = club.guest();
    await api.post('/api/auth/register', { email, password: testPassword, fullName });
    await api.post('/api/auth/send-verification');
    const moved = 'moved@families.example';
    await api.patch('/api/auth/me', { email: moved, currentPassword: testPassword });
    await club.guest().post('/api/auth/forgot-password', { email: moved });
    const mails = await club.deliver();
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const mail of mails) expect(wordsOf(mail)).not.toContain(canary);
  });

  it('the mail to the old address after a change', async () => {
    const user = await aVerifiedParent(club);
    const api = await club.signIn(user.email);
    await api.patch('/api/auth/me', { email: 'thief@families.example', currentPassword: testPassword, fullName });
    const mails = await club.deliver();
    expect(mails.map(({ to }) => to).sort()).toEqual([user.email, 'thief@families.example'].sort());
    for (const mail of mails) expect(wordsOf(mail)).not.toContain(canary);
  });

  it('the invitation of a guardian', async () => {
    const user = await aVerifiedParent(club, { fullName });
    const child = await buildChild(club, { name: fullName, guardian: user });
    const api = await club.signIn(user.email);
    const { status } = await api.post(`/api/children/${child.id}/invitations`, { email: 'gran@families.example' });
    expect(status).toBe(201);
    const [mail] = await club.deliver();
    expect(mail!.subject).toContain('Become a guardian of a child at');
    expect(wordsOf(mail!)).not.toContain(canary);
  });
});
