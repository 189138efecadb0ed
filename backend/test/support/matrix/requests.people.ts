import { testPassword } from '../club-app.ts';
import { aParent } from '../factories.ts';
import { type Call } from './requests.ts';

let counter = 0;
const mail = () => `people${++counter}@families.example`;

export const newUser = () => {
  const email = mail();
  return { username: email, email, password: testPassword, fullName: 'Robin Example', isParent: true };
};

export const peopleCalls: Record<string, Call> = {
  'PATCH /api/auth/me': (api) => api.patch('/api/auth/me', { fullName: 'Robin Renamed', phone: '020 7946 0018' }),
  'POST /api/auth/change-password': (api) =>
    api.post('/api/auth/change-password', { currentPassword: testPassword, newPassword: 'another one' }),
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
  'POST /api/users/{id}/reactivate': async (api, { club }) =>
    api.post(`/api/users/${(await aParent(club, { isActive: false })).id}/reactivate`),
  'POST /api/users/{id}/reopen-search': async (api, { club }) =>
    api.post(`/api/users/${(await aParent(club, { childMisses: 30 })).id}/reopen-search`),
  'POST /api/users/{id}/password': (api, { people }) =>
    api.post(`/api/users/${people['parent-other'].id}/password`, { password: 'another one' }),
};
