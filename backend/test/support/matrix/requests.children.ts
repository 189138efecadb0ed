import { type Call } from './requests.ts';
import { testPassword } from '../club-app.ts';
import { buildChild } from '../factories.ts';
import { type World } from './world.ts';

let births = 0;
/** A date of birth that no other child has, because the names of the factories are similar. */
export const uniqueBirthday = (yearsAgo = 18) => {
  const year = new Date().getUTCFullYear() - yearsAgo;
  return new Date(Date.UTC(year, 0, ++births)).toISOString().slice(0, 10);
};

const requestErasure = ({ club, child, people }: World) =>
  club.database.query('INSERT INTO erasure_requests (child_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    child.id,
    people['parent-own'].id,
  ]);

export const childCalls: Record<string, Call> = {
  'POST /api/children/search': async (api, { club, people }, role) => {
    // A claimed child is found as little as an unknown one.
    const guardian = role === 'parent-other' ? people['parent-own'] : undefined;
    const { name, dateOfBirth } = await buildChild(club, { guardian, dateOfBirth: uniqueBirthday() });
    return api.post('/api/children/search', { name: name.toUpperCase(), dateOfBirth });
  },
  'POST /api/children/{id}/claim': async (api, { club }) => {
    const { id, name, dateOfBirth } = await buildChild(club);
    await api.post('/api/children/search', { name, dateOfBirth });
    return api.post(`/api/children/${id}/claim`);
  },
  'POST /api/children/{id}/assign-parent': (api, { child, people }) =>
    api.post(`/api/children/${child.id}/assign-parent`, { parentId: people['parent-other'].id }),
  'GET /api/children/counts': (api) => api.get('/api/children/counts'),
  'GET /api/children/unregistered': async (api, { club }) => {
    await buildChild(club, { name: 'Long Gone', isRegistered: false, dateOfBirth: uniqueBirthday() });
    return api.get('/api/children/unregistered');
  },
  'POST /api/children/removals': async (api, { club }) =>
    api.post('/api/children/removals', { childIds: [(await buildChild(club, { dateOfBirth: uniqueBirthday() })).id] }),
  'POST /api/children/removals/undo': async (api, { club }) =>
    api.post('/api/children/removals/undo', {
      childIds: [(await buildChild(club, { isRegistered: false, dateOfBirth: uniqueBirthday() })).id],
    }),
  'POST /api/children/{id}/restore': async (api, { club }) => {
    const { id } = await buildChild(club, { isRegistered: false, dateOfBirth: uniqueBirthday() });
    return api.post(`/api/children/${id}/restore`);
  },
  'GET /api/locked-names': (api) => api.get('/api/locked-names'),
  'DELETE /api/locked-names/{id}': async (api, { club }) => {
    const name = `Tried Often ${++births}`;
    const [{ id }] = await club.database.query(
      'INSERT INTO locked_names (name, folded_name, tries) VALUES ($1, lower($1), 10) RETURNING id',
      [name],
    );
    return api.delete(`/api/locked-names/${id}`);
  },
  'GET /api/children/{id}': (api, { child }) => api.get(`/api/children/${child.id}`),
  'POST /api/children/{id}/contact-lookups': (api, { child }) => api.post(`/api/children/${child.id}/contact-lookups`),
  'GET /api/children/{id}/contact-lookups': async (api, { club, child, people }) => {
    await club.database.query('INSERT INTO contact_lookups (child_id, guardian_id, looked_up_by) VALUES ($1, $2, $3)', [
      child.id,
      people['parent-own'].id,
      people.coach.id,
    ]);
    return api.get(`/api/children/${child.id}/contact-lookups`);
  },
  'GET /api/children/{id}/privacy': (api, { child }) => api.get(`/api/children/${child.id}/privacy`),
  'GET /api/children/{id}/team-changes': (api, { child }) => api.get(`/api/children/${child.id}/team-changes`),
  'PATCH /api/children/{id}': (api, { child }) => api.patch(`/api/children/${child.id}`, { shortName: 'Lulu' }),
  'GET /api/children/{id}/corrections': (api, { child }) => api.get(`/api/children/${child.id}/corrections`),
  'GET /api/children/duplicates': (api) => api.get('/api/children/duplicates'),
  'POST /api/children/{id}/distinguish': async (api, { club, child }) => {
    const { id: otherId } = await buildChild(club, { dateOfBirth: uniqueBirthday() });
    return api.post(`/api/children/${child.id}/distinguish`, { otherId, areDifferent: true });
  },
  'GET /api/children/{id}/merge': async (api, { club, child }) => {
    const { id: otherId } = await buildChild(club, { dateOfBirth: uniqueBirthday() });
    return api.get(`/api/children/${child.id}/merge?otherId=${otherId}`);
  },
  'POST /api/children/{id}/merge': async (api, { club, child }) => {
    const { id: otherId } = await buildChild(club, { dateOfBirth: uniqueBirthday() });
    return api.post(`/api/children/${child.id}/merge`, { otherId });
  },
  'GET /api/children/erasure-requests': (api) => api.get('/api/children/erasure-requests'),
  'GET /api/children/{id}/erasure': (api, { child }) => api.get(`/api/children/${child.id}/erasure`),
  'POST /api/children/{id}/erase': async (api, { club }) => {
    const { id, name } = await buildChild(club, { isRegistered: false, dateOfBirth: uniqueBirthday() });
    return api.post(`/api/children/${id}/erase`, { currentPassword: testPassword, name });
  },
  'DELETE /api/children/{id}/erasure-requests': async (api, world) => {
    await requestErasure(world);
    return api.delete(`/api/children/${world.child.id}/erasure-requests`);
  },
  'POST /api/children/{id}/erasure-request': (api, { child }) =>
    api.post(`/api/children/${child.id}/erasure-request`, { currentPassword: testPassword }),
  'DELETE /api/children/{id}/erasure-request': async (api, world) => {
    await requestErasure(world);
    return api.delete(`/api/children/${world.child.id}/erasure-request`);
  },
  'DELETE /api/children/{id}/remove': (api, { child }) => api.delete(`/api/children/${child.id}/remove`),
};
