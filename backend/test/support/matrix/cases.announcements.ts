import { buildAnnouncement } from '../factories.ts';
import { type Case } from './cases.ts';
import { tally } from './matrix.ts';

const news = { title: 'Kit', content: 'It is here.' };

export const announcementCases: Record<string, Case> = {
  'N02 body names another authorId': async (world, role) => {
    const api = await world.as(role);
    const { status, body } = await api.post('/api/announcements', { ...news, authorId: world.people.admin.id });
    expect(body).toMatchObject({ authorId: world.people.coach.id, author: { fullName: world.people.coach.fullName } });
    return tally([status]);
  },
  'N02 both teamId and leagueId': async (world, role) => {
    const api = await world.as(role);
    const { id: teamId, leagueId } = world.team;
    const { status, body } = await api.post('/api/announcements', { ...news, teamId, leagueId });
    expect(body.message).toBe('An announcement is for a team or for a league, not for both');
    return tally([status]);
  },
  'X22 announcement of another author': async (world, role) => {
    const { id } = await buildAnnouncement(world.club, { authorId: world.people.admin.id });
    return tally([(await (await world.as(role)).put(`/api/announcements/${id}`, news)).status]);
  },
  'X23 announcement of another author': async (world, role) => {
    const { id } = await buildAnnouncement(world.club, { authorId: world.people.admin.id });
    return tally([(await (await world.as(role)).delete(`/api/announcements/${id}`)).status]);
  },
};
