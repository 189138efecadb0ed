import { type FeedScope } from '@touchline/domain';
import { hashOfSecret, newLinkSecret } from '../../../src/telling/mail/link-secret.ts';
import { type Role } from './matrix.ts';
import { type Call } from './requests.ts';
import { type World } from './world.ts';

/** A feed of one of the people, with a link. */
export async function buildFeed(
  { club, people }: World,
  role: Exclude<Role, 'anonymous'> = 'parent-own',
  scope: FeedScope = 'children',
): Promise<{ id: number; token: string }> {
  const token = newLinkSecret();
  const [{ id }] = await club.database.query(
    `INSERT INTO feeds (user_id, name, scope, matches_only, with_responses) VALUES ($1, 'Matrix', $2, false, true) RETURNING id`,
    [people[role].id, scope],
  );
  await club.database.query(`INSERT INTO feed_links (feed_id, hash) VALUES ($1, decode($2, 'hex'))`, [
    id,
    hashOfSecret(token),
  ]);
  return { id, token };
}

/** Everybody has a feed of their own. */
const ofOwn =
  (call: (api: Parameters<Call>[0], path: string) => ReturnType<Call>): Call =>
  async (api, world, role) =>
    call(api, `/api/feeds/${(await buildFeed(world, role === 'anonymous' ? undefined : role)).id}`);

export const feedCalls: Record<string, Call> = {
  'GET /api/feeds': async (api, world) => {
    await buildFeed(world);
    return api.get('/api/feeds');
  },
  'POST /api/feeds': (api) => api.post('/api/feeds', { scope: 'children' }),
  'POST /api/feeds/{id}/link': ofOwn((api, path) => api.post(`${path}/link`)),
  'DELETE /api/feeds/{id}': ofOwn((api, path) => api.delete(path)),
  'GET /api/feeds/{token}.ics': async (api, world) => {
    await world.club.database.query('UPDATE events SET date = CURRENT_DATE + 1 WHERE id = $1', [world.event.id]);
    return api.get(`/api/feeds/${(await buildFeed(world)).token}.ics`);
  },
};
