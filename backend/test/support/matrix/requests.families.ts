import { createAnswerLink } from '../../../src/telling/answer-links/answer-links.queries.ts';
import { hashOfSecret, newLinkSecret } from '../../../src/telling/mail/link-secret.ts';
import { buildAbsence, buildChild } from '../factories.ts';
import { addAgain } from '../families.ts';
import { buildMail } from '../mails.ts';
import { uniqueBirthday } from './requests.children.ts';
import { type Call } from './requests.ts';
import { type World } from './world.ts';

let counter = 0;

/** A request of the other parent for access to the child of the world. */
export async function buildRequest({ club, child, people }: World, fields = `'pending', NULL`): Promise<number> {
  const [{ id }] = await club.database.query(
    `INSERT INTO access_requests (child_id, user_id, state, decided_at) VALUES ($1, $2, ${fields}) RETURNING id`,
    [child.id, people['parent-other'].id],
  );
  return id as number;
}

/** An invitation of the child's parent, with a link. */
export async function buildInvitation({ club, child, people }: World): Promise<{ id: number; token: string }> {
  const token = newLinkSecret();
  const [{ id }] = await club.database.query(
    `INSERT INTO guardian_invitations (child_id, invited_by, email, same_household, expires_at)
     VALUES ($1, $2, $3, false, now() + interval '1 day') RETURNING id`,
    [child.id, people['parent-own'].id, `invited${++counter}@families.example`],
  );
  await club.database.query(`INSERT INTO invitation_links (hash, invitation_id) VALUES (decode($1, 'hex'), $2)`, [
    hashOfSecret(token),
    id,
  ]);
  return { id, token };
}

/** A link of the child's guardian whose page was opened long ago. */
export async function buildAnswerLink({ club, people, event }: World): Promise<string> {
  const { id: userId, email: address } = people['parent-own'];
  const mailId = await buildMail(club, { userId, address, state: 'sent' });
  const token = await createAnswerLink(club.database, { mailId, userId, address, eventIds: [event.id] });
  await club.database.query(`UPDATE answer_links SET fetched_at = now() - interval '6 seconds' WHERE mail_id = $1`, [
    mailId,
  ]);
  return token;
}

export const answersOf = ({ event, child }: Pick<World, 'event' | 'child'>) => ({
  answers: [{ eventId: event.id, childId: child.id, isAvailable: true }],
});

const away = { from: '2099-07-20', to: '2099-07-31' };

/** Returns the address of a new absence. */
async function buildAwayChild({ club, child }: World): Promise<string> {
  await buildAbsence(club, child, away);
  const [{ id }] = await club.database.query('SELECT id FROM absences WHERE child_id = $1', [child.id]);
  return `/api/children/${child.id}/absences/${id}`;
}

export const familyCalls: Record<string, Call> = {
  'GET /api/children/{id}/absences': async (api, world) => {
    await buildAwayChild(world);
    return api.get(`/api/children/${world.child.id}/absences`);
  },
  'POST /api/children/{id}/absences': (api, { child }) => api.post(`/api/children/${child.id}/absences`, away),
  'DELETE /api/children/{id}/absences/{absenceId}': async (api, world) => api.delete(await buildAwayChild(world)),
  'GET /api/children/{id}/guardians': (api, { child }) => api.get(`/api/children/${child.id}/guardians`),
  'PATCH /api/children/{id}/guardians/{userId}': (api, { child, people }) =>
    api.patch(`/api/children/${child.id}/guardians/${people['parent-own'].id}`, { isRestricted: true }),
  'DELETE /api/children/{id}/guardians/{userId}': (api, { child, people }) =>
    api.delete(`/api/children/${child.id}/guardians/${people['parent-own'].id}`),
  'DELETE /api/children/{id}/household': (api, { child }) => api.delete(`/api/children/${child.id}/household`),
  'GET /api/children/{id}/access-requests': async (api, world) => {
    await buildRequest(world);
    return api.get(`/api/children/${world.child.id}/access-requests`);
  },
  'POST /api/children/{id}/access-requests': async (api, { club, people }, role) => {
    const guardian = people[role === 'parent-own' ? 'parent-other' : 'parent-own'];
    const child = await buildChild(club, { guardian, dateOfBirth: uniqueBirthday(12) });
    if (role !== 'anonymous') await addAgain(api, child);
    return api.post(`/api/children/${child.id}/access-requests`);
  },
  'GET /api/access-requests': async (api, world) => {
    await buildRequest(world);
    return api.get('/api/access-requests');
  },
  'GET /api/access-requests/sent': async (api, world) => {
    await buildRequest(world);
    return api.get('/api/access-requests/sent');
  },
  'POST /api/access-requests/{id}/approve': async (api, world) =>
    api.post(`/api/access-requests/${await buildRequest(world)}/approve`),
  'POST /api/access-requests/{id}/decline': async (api, world) =>
    api.post(`/api/access-requests/${await buildRequest(world)}/decline`),
  'DELETE /api/access-requests/{id}': async (api, world) =>
    api.delete(`/api/access-requests/${await buildRequest(world)}`),
  'GET /api/children/{id}/invitations': async (api, world) => {
    await buildInvitation(world);
    return api.get(`/api/children/${world.child.id}/invitations`);
  },
  'POST /api/children/{id}/invitations': (api, { child }) =>
    api.post(`/api/children/${child.id}/invitations`, { email: `invited${++counter}@families.example` }),
  'DELETE /api/children/{id}/invitations/{invitationId}': async (api, world) =>
    api.delete(`/api/children/${world.child.id}/invitations/${(await buildInvitation(world)).id}`),
  'GET /api/invitations/{token}': async (api, world) =>
    api.get(`/api/invitations/${(await buildInvitation(world)).token}`),
  'POST /api/invitations/{token}': async (api, world) =>
    api.post(`/api/invitations/${(await buildInvitation(world)).token}`),
  'DELETE /api/answer-links': (api) => api.delete('/api/answer-links'),
  'GET /api/answer-links/{token}': async (api, world) => api.get(`/api/answer-links/${await buildAnswerLink(world)}`),
  'POST /api/answer-links/{token}': async (api, world) =>
    api.post(`/api/answer-links/${await buildAnswerLink(world)}`, answersOf(world)),
};
