import { testPassword } from '../club-app.ts';
import { aCoach, aParent, buildChild } from '../factories.ts';
import { buildLink, buildMail } from '../mails.ts';
import { createUnsubscribeLink } from '../../../src/telling/preferences/unsubscribe.queries.ts';
import { type Call } from './requests.ts';

const withLink =
  (path: string, purpose: string, fields = {}): Call =>
  async (api, { club }) =>
    api.post(path, { token: await buildLink(club, purpose, await aParent(club)), ...fields });

const ofMail =
  (state: string, call: (api: Parameters<Call>[0], path: string) => ReturnType<Call>): Call =>
  async (api, { club, people }) => {
    const { id: userId, email: address } = people['parent-own'];
    return call(api, `/api/admin/mails/${await buildMail(club, { userId, address, state })}`);
  };

const withUnsubscribeLink =
  (call: (api: Parameters<Call>[0], path: string) => ReturnType<Call>): Call =>
  async (api, { club, people }) => {
    const { id, email } = people['parent-own'];
    const token = await createUnsubscribeLink(club.database, { userId: id, topic: 'reminders', address: email });
    return call(api, `/api/unsubscribe/${token}`);
  };

export const mailCalls: Record<string, Call> = {
  'POST /api/auth/forgot-password': (api, { people }) =>
    api.post('/api/auth/forgot-password', { email: people['parent-own'].email }),
  'POST /api/auth/reset-password': withLink('/api/auth/reset-password', 'reset-password', { password: testPassword }),
  'POST /api/auth/verify-email': async (api, { club, people }, role) => {
    const user = people[role === 'anonymous' ? 'parent-own' : role];
    return api.post('/api/auth/verify-email', { token: await buildLink(club, 'verify-email', user) });
  },
  'POST /api/auth/send-verification': (api) => api.post('/api/auth/send-verification'),
  'POST /api/auth/undo-email-change': withLink('/api/auth/undo-email-change', 'undo-email-change', {
    password: testPassword,
  }),
  'POST /api/users/invitations': async (api, { club }) => {
    await club.database.query('UPDATE users SET signed_in_at = now()');
    await aCoach(club);
    return api.post('/api/users/invitations', { role: 'coach' });
  },
  'POST /api/children/invitations': async (api, { club }) => {
    const { id } = await buildChild(club, { guardian: await aParent(club, { hasUnverifiedEmail: false }) });
    return api.post('/api/children/invitations', { childIds: [id] });
  },
  'POST /api/users/{id}/invitation': async (api, { club }) =>
    api.post(`/api/users/${(await aParent(club)).id}/invitation`),
  'GET /api/admin/mails': (api) => api.get('/api/admin/mails'),
  'GET /api/admin/mails/delivery': (api) => api.get('/api/admin/mails/delivery'),
  'GET /api/admin/mails/{id}': ofMail('sent', (api, path) => api.get(path)),
  'POST /api/admin/mails/{id}/retry': ofMail('failed', (api, path) => api.post(`${path}/retry`)),
  'POST /api/admin/mails/pause': (api) => api.post('/api/admin/mails/pause'),
  'POST /api/admin/mails/resume': (api) => api.post('/api/admin/mails/resume'),
  'POST /api/admin/mails/test': (api) => api.post('/api/admin/mails/test'),
  'GET /api/mail-preferences': (api) => api.get('/api/mail-preferences'),
  'PATCH /api/mail-preferences': (api) => api.patch('/api/mail-preferences', { weeklyDay: 5 }),
  'GET /api/mail-preferences/upcoming': (api) => api.get('/api/mail-preferences/upcoming'),
  'GET /api/unsubscribe/{token}': withUnsubscribeLink((api, path) => api.get(path)),
  'POST /api/unsubscribe/{token}': withUnsubscribeLink((api, path) => api.post(path)),
};
