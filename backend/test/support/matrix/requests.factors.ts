import { generate } from 'otplib';
import { testPassword } from '../club-app.ts';
import { type Role } from './matrix.ts';
import { type Call } from './requests.ts';
import { type World } from './world.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const own = { currentPassword: testPassword };

const idOf = ({ people }: World, role: Role) => people[role === 'anonymous' ? 'parent-own' : role].id;

/** Gives a person a second factor. */
export const secure = ({ club }: World, id: number) =>
  club.database.query('UPDATE users SET totp_secret = $2, totp_step = 0, totp_since = now() WHERE id = $1', [
    id,
    secret,
  ]);

const path = '/api/auth/second-factor';

export const factorCalls: Record<string, Call> = {
  [`GET ${path}`]: async (api, world, role) => {
    await secure(world, idOf(world, role));
    return api.get(path);
  },
  'POST /api/auth/export': (api) => api.post('/api/auth/export', own),
  'POST /api/children/{id}/export': (api, { child }) => api.post(`/api/children/${child.id}/export`, own),
  [`POST ${path}/setup`]: (api) => api.post(`${path}/setup`, own),
  [`POST ${path}`]: async (api, world, role) => {
    await world.club.database.query('INSERT INTO totp_setups (user_id, secret) VALUES ($1, $2)', [
      idOf(world, role),
      secret,
    ]);
    return api.post(path, { code: await generate({ secret }) });
  },
  [`POST ${path}/recovery-codes`]: async (api, world, role) => {
    await secure(world, idOf(world, role));
    return api.post(`${path}/recovery-codes`, own);
  },
  [`POST ${path}/turn-off`]: async (api, world, role) => {
    await secure(world, idOf(world, role));
    return api.post(`${path}/turn-off`, own);
  },
  'POST /api/users/{id}/reset-factors': async (api, world) => {
    const { id } = world.people['parent-other'];
    await secure(world, id);
    return api.post(`/api/users/${id}/reset-factors`, own);
  },
};
