import { type Call } from './matrix-requests.ts';
import { buildChild } from './factories.ts';

let births = 0;
/** A date of birth that no other child has: names of the factories are nearly the same. */
export const ownBirthday = () => new Date(Date.UTC(2008, 0, ++births)).toISOString().slice(0, 10);

/** The plain cases of searching, claiming, assigning and removing children. */
export const childCalls: Record<string, Call> = {
  'POST /api/children/search': async (api, { club, people }, role) => {
    // Another family's answers like nobody's.
    const guardian = role === 'parent-other' ? people['parent-own'] : undefined;
    const { name, dateOfBirth } = await buildChild(club, { guardian, dateOfBirth: ownBirthday() });
    return api.post('/api/children/search', { name: name.toUpperCase(), dateOfBirth });
  },
  'POST /api/children/{id}/claim': async (api, { club }) => {
    const { id, name, dateOfBirth } = await buildChild(club);
    await api.post('/api/children/search', { name, dateOfBirth });
    return api.post(`/api/children/${id}/claim`);
  },
  'POST /api/children/{id}/assign-parent': (api, { child, people }) =>
    api.post(`/api/children/${child.id}/assign-parent`, { parentId: people['parent-other'].id }),
  'DELETE /api/children/{id}/remove': (api, { child }) => api.delete(`/api/children/${child.id}/remove`),
};
