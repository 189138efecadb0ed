import { type Case } from './cases.ts';
import { tally } from './matrix.ts';
import { buildFeed } from './requests.feeds.ts';
import { buildWorld } from './world.ts';

export const feedCases: Record<string, Case> = {
  'Y02 of coached teams': async (world, role) =>
    tally([(await (await world.as(role)).post('/api/feeds', { scope: 'coached' })).status]),
  'Y02 of a child': async (world, role) => {
    const api = await world.as(role);
    return tally([(await api.post('/api/feeds', { scope: 'child', childId: world.child.id })).status]);
  },
  'Y02 eleventh feed': async (world, role) => {
    for (let n = 0; n < 10; n++) await buildFeed(world);
    return tally([(await (await world.as(role)).post('/api/feeds', { scope: 'children' })).status]);
  },
  'Y03 of somebody else': async (world, role) => {
    const { id } = await buildFeed(await buildWorld(world.club, world.limitedClub));
    return tally([(await (await world.as(role)).post(`/api/feeds/${id}/link`)).status]);
  },
  'Y04 of somebody else': async (world, role) => {
    const { id } = await buildFeed(await buildWorld(world.club, world.limitedClub));
    return tally([(await (await world.as(role)).delete(`/api/feeds/${id}`)).status]);
  },
  'Y05 revoked, of a deactivated user or of teams that are no longer coached': async (world) => {
    const revoked = await buildFeed(world);
    await world.club.database.query('DELETE FROM feeds WHERE id = $1', [revoked.id]);
    const ofParent = await buildFeed(world, 'parent-own', 'coached');
    const { token } = await buildFeed(world, 'parent-other');
    await world.club.database.query('UPDATE users SET is_active = false WHERE id = $1', [
      world.people['parent-other'].id,
    ]);
    const read = (of: string) => world.club.guest().get(`/api/feeds/${of}.ics`);
    const responses = await Promise.all(['unknown', revoked.token, ofParent.token, token].map(read));
    const bodies = responses.map(({ body: { correlationId: _, ...body } }) => body);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    return tally([...new Set(responses.map(({ status }) => status))]);
  },
};
