import { addAgain } from '../families.ts';
import { type Case } from './cases.ts';
import { limitedParent } from './cases.children.ts';
import { newChild } from './requests.ts';
import { tally } from './matrix.ts';
import { answersOf, buildAnswerLink, buildInvitation, buildRequest } from './requests.families.ts';
import { buildWorld } from './world.ts';

export const familyCases: Record<string, Case> = {
  'F06 any id without a proof in this session': async (world, role) => {
    const api = await world.as(role);
    const other = await buildWorld(world.club, world.limitedClub);
    const ids = [other.child.id, 2147483647];
    const responses = await Promise.all(ids.map((id) => api.post(`/api/children/${id}/access-requests`)));
    const [one, two] = responses.map(({ body: { correlationId: _, ...body } }) => body);
    expect(one).toEqual(two);
    return tally([...new Set(responses.map(({ status }) => status))]);
  },
  'F06 declined in the last 30 days': async (world, role) => {
    await buildRequest(world, `'declined', now()`);
    const api = await world.as(role);
    await addAgain(api, world.child);
    return tally([(await api.post(`/api/children/${world.child.id}/access-requests`)).status]);
  },
  'F02 a coach or an admin': async (world, role) => {
    const { id } = world.people['parent-own'];
    await world.club.database.query('UPDATE users SET is_coach = true WHERE id = $1', [id]);
    const api = await world.as(role);
    return tally([(await api.patch(`/api/children/${world.child.id}/guardians/${id}`, { isRestricted: true })).status]);
  },
  'F13 11th invitation in 24 hours': async (world) => {
    const api = await limitedParent(world);
    const { body: child } = await api.post('/api/children', newChild());
    const invite = (n: number) => api.post(`/api/children/${child.id}/invitations`, { email: `many${n}@club.example` });
    for (let n = 0; n < 10; n++) expect((await invite(n)).status).toBe(201);
    const { status, headers } = await invite(10);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return tally([status]);
  },
  'F18 less than five seconds after the page was opened': async (world, role) => {
    const path = `/api/answer-links/${await buildAnswerLink(world)}`;
    await world.club.guest().get(path);
    return tally([(await (await world.as(role)).post(path, answersOf(world))).status]);
  },
  'F18 for a child of somebody else': async (world, role) => {
    const api = await world.as(role);
    const { child } = await buildWorld(world.club, world.limitedClub);
    const tokens = [await buildAnswerLink(world), 'unknown'];
    const answers = answersOf({ ...world, child });
    const responses = await Promise.all(tokens.map((token) => api.post(`/api/answer-links/${token}`, answers)));
    const [one, two] = responses.map(({ body: { correlationId: _, ...body } }) => body);
    expect(one).toEqual(two);
    return tally([...new Set(responses.map(({ status }) => status))]);
  },
  'F16 accepted by somebody else': async (world, role) => {
    const { token } = await buildInvitation(world);
    const first = await world.as('parent-own');
    expect((await first.post(`/api/invitations/${token}`)).status).toBe(200);
    const second = await world.as(role);
    const responses = [await second.post(`/api/invitations/${token}`), await second.post('/api/invitations/unknown')];
    const [one, two] = responses.map(({ body: { correlationId: _, ...body } }) => body);
    expect(one).toEqual(two);
    return tally([...new Set(responses.map(({ status }) => status))]);
  },
};
