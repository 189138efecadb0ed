import { testPassword } from '../club-app.ts';
import { aParent } from '../factories.ts';
import { type Role } from './matrix.ts';
import { type Call } from './requests.ts';
import { type World } from './world.ts';

let counter = 0;
const mail = () => `people${++counter}@families.example`;

export const newUser = () => {
  const email = mail();
  return { username: email, email, password: testPassword, fullName: 'Robin Example', isParent: true };
};

/** Signs the person in on another device; returns the path of that session. */
export async function sessionElsewhere({ club, people }: World, role: Role): Promise<string> {
  const elsewhere = await club.signIn(people[role === 'anonymous' ? 'parent-own' : role].email);
  const { body } = await elsewhere.get('/api/auth/sessions');
  return `/api/auth/sessions/${body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id}`;
}

const askForDeletion = ({ club, people }: World, role: keyof World['people']) =>
  club.database.query('INSERT INTO deletion_requests (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [people[role].id]);

export const peopleCalls: Record<string, Call> = {
  'GET /api/auth/sessions': (api) => api.get('/api/auth/sessions'),
  'DELETE /api/auth/sessions': (api) => api.delete('/api/auth/sessions'),
  'DELETE /api/auth/sessions/{id}': async (api, world, role) => api.delete(await sessionElsewhere(world, role)),
  'PATCH /api/auth/me': (api) => api.patch('/api/auth/me', { fullName: 'Robin Renamed', phone: '020 7946 0018' }),
  'POST /api/auth/change-password': (api) =>
    api.post('/api/auth/change-password', { currentPassword: testPassword, newPassword: 'another one' }),
  'GET /api/auth/deletion': (api) => api.get('/api/auth/deletion'),
  'POST /api/auth/deletion': (api) => api.post('/api/auth/deletion', { currentPassword: testPassword }),
  'DELETE /api/auth/deletion': async (api, world, role) => {
    await askForDeletion(world, role === 'anonymous' ? 'parent-own' : role);
    return api.delete('/api/auth/deletion');
  },
  'GET /api/deletion-requests': async (api, world) => {
    await askForDeletion(world, 'parent-own');
    return api.get('/api/deletion-requests');
  },
  'POST /api/deletion-requests/{userId}/complete': async (api, { club }) => {
    const { id } = await aParent(club);
    await club.database.query('INSERT INTO deletion_requests (user_id) VALUES ($1)', [id]);
    return api.post(`/api/deletion-requests/${id}/complete`);
  },
  'GET /api/users': (api) => api.get('/api/users'),
  'GET /api/users/counts': (api) => api.get('/api/users/counts'),
  'GET /api/users/parents': (api) => api.get('/api/users/parents'),
  'GET /api/users/coaches': (api) => api.get('/api/users/coaches'),
  'POST /api/users': (api) => api.post('/api/users', newUser()),
  'PATCH /api/users/{id}': (api, { people }, role) =>
    api.patch(`/api/users/${people[role === 'parent-own' ? role : 'parent-other'].id}`, { fullName: 'Robin Renamed' }),
  'POST /api/users/{id}/make-coach': (api, { people }) => api.post(`/api/users/${people['parent-own'].id}/make-coach`),
  'POST /api/users/{id}/remove-coach': async (api, { people }) =>
    api.post(`/api/users/${people.coach.id}/remove-coach`),
  'POST /api/users/{id}/deactivate': (api, { people }) =>
    api.post(`/api/users/${people['parent-other'].id}/deactivate`),
  'GET /api/users/{id}/deletion': (api, { people }) => api.get(`/api/users/${people['parent-other'].id}/deletion`),
  'DELETE /api/users/{id}': async (api, { club }) => api.delete(`/api/users/${(await aParent(club)).id}`),
  'POST /api/users/{id}/reactivate': async (api, { club }) =>
    api.post(`/api/users/${(await aParent(club, { isActive: false })).id}/reactivate`),
  'POST /api/users/{id}/reopen-search': async (api, { club }) =>
    api.post(`/api/users/${(await aParent(club, { childMisses: 30 })).id}/reopen-search`),
  'POST /api/users/{id}/password': (api, { people }) =>
    api.post(`/api/users/${people['parent-other'].id}/password`, {
      password: 'another one',
      currentPassword: testPassword,
    }),
};
