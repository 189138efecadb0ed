import { createAnswerLink } from '../../src/telling/answer-links/answer-links.queries.ts';
import { createUnsubscribeLink } from '../../src/telling/preferences/unsubscribe.queries.ts';
import { type ClubApp, testPassword } from '../support/club-app.ts';
import { anAdmin, aParent, buildChild, buildEvent, buildTeam } from '../support/factories.ts';
import { aVerifiedParent, buildFamily } from '../support/families.ts';
import { buildMail, type MailingClub } from '../support/mails.ts';
import { aSecuredUser, codeOf, factorPath, ownPassword } from '../support/second-factor.ts';

/** Uses a secret in a club, perhaps in another one than its own; resolves with the status. */
export type Use = (club: ClubApp) => Promise<number>;

const password = 'a new password';
let names = 0;
const newAddress = () => `owner${++names}@families.example`;

/** With a link of a mail that is posted with a new password. */
const postLink = (path: string, token: string): Use => statusOf('post', `/api/auth/${path}`, { token, password });

const statusOf =
  (method: 'get' | 'post', path: string, body?: object): Use =>
  async (club) =>
    (await club.guest()[method](path, body)).status;

/** One secret of every kind, made as the server does. */
export const makeSecret = {
  session: async (club) => {
    const { session } = await club.signIn((await aParent(club)).email);
    return async (at) => (await at.guest().useSession(session).get('/api/auth/me')).status;
  },
  'found child': async (club) => {
    const { email } = await aVerifiedParent(club);
    const { id, name, dateOfBirth } = await buildChild(club);
    const { session } = await club.signIn(email).then(async (api) => {
      await api.post('/api/children/search', { name, dateOfBirth });
      return api;
    });
    return async (at) => (await at.guest().useSession(session).post(`/api/children/${id}/claim`)).status;
  },
  'reset link': async (club) => {
    const { email } = await aParent(club);
    await club.guest().post('/api/auth/forgot-password', { email });
    return postLink('reset-password', await club.linkTo(email));
  },
  'user invitation': async (club) => {
    const { id, email } = await aParent(club);
    const admin = await club.signIn((await anAdmin(club)).email);
    await admin.post(`/api/users/${id}/invitation`);
    return postLink('reset-password', await club.linkTo(email));
  },
  'verification link': async (club) => {
    const email = newAddress();
    await club.guest().post('/api/auth/register', { email, password, fullName: 'Ana Bell' });
    const token = await club.linkTo(email);
    return async (at) => {
      const api = at.guest();
      await api.post('/api/auth/login', { username: email, password });
      return (await api.post('/api/auth/verify-email', { token })).status;
    };
  },
  'undo link': async (club) => {
    const { email } = await aVerifiedParent(club);
    const owner = await club.signIn(email);
    await owner.patch('/api/auth/me', { email: newAddress(), ...ownPassword });
    return postLink('undo-email-change', await club.linkTo(email));
  },
  'guardian invitation': async (club) => {
    const { child, apis } = await buildFamily(club, 1);
    const email = newAddress();
    await apis[0]!.post(`/api/children/${child.id}/invitations`, { email });
    const token = await club.linkTo(email);
    return async (at) => {
      const api = await at.signIn((await aVerifiedParent(at)).email);
      return (await api.post(`/api/invitations/${token}`)).status;
    };
  },
  'answer link': async (club) => {
    const guardian = await aVerifiedParent(club);
    const team = await buildTeam(club);
    await buildChild(club, { guardian, team });
    const { id } = await buildEvent(club, { teamId: team.id });
    const owner = { userId: guardian.id, address: guardian.email };
    const mailId = await buildMail(club, { ...owner, state: 'sent' });
    const token = await createAnswerLink(club.database, { ...owner, mailId, eventIds: [id] });
    return statusOf('get', `/api/answer-links/${token}`);
  },
  'unsubscribe link': async (club) => {
    const { id: userId, email: address } = await aVerifiedParent(club);
    const token = await createUnsubscribeLink(club.database, { userId, topic: 'changes', address });
    return statusOf('get', `/api/unsubscribe/${token}`);
  },
  'feed address': async (club) => {
    const owner = await club.signIn((await aVerifiedParent(club)).email);
    const { url } = (await owner.post('/api/feeds', { scope: 'children' })).body;
    return statusOf('get', new URL(url as string).pathname);
  },
  'second factor in progress': async (club) => {
    const { email: username } = await aVerifiedParent(club);
    const owner = await club.signIn(username);
    const { secret } = (await owner.post(`${factorPath}/setup`, ownPassword)).body;
    return async (at) => {
      const api = at.guest();
      const { status } = await api.post('/api/auth/login', { username, password: testPassword });
      return status === 200 ? (await api.post(factorPath, { code: await codeOf(secret) })).status : status;
    };
  },
  'recovery code': async (club) => {
    const { user, codes } = await aSecuredUser(club);
    const fields = { username: user.email, password: testPassword, code: codes[0] };
    return statusOf('post', '/api/auth/login', fields);
  },
} satisfies Record<string, (club: MailingClub) => Promise<Use>>;

export type SecretKind = keyof typeof makeSecret;
